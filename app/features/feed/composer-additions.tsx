import type { ReactNode } from 'react'
import { POST_MAX_TAGS } from '~/domain/community/limits'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { Field } from '~/ui/field'
import { CloseIcon } from '~/ui/icons'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { TextInput } from '~/ui/text-input'
import type { SaidOfPicture } from './feed-page'
import { PlainFields } from './plain-fields'
import { readContext } from './read-context'
import type { Composing } from './use-composer'

const ContextPicker = lazyWithRetry(
  async () => ({ default: (await import('./context-picker')).ContextPicker }),
  <div className="h-19" />,
)
const PicturePicker = lazyWithRetry(
  async () => ({ default: (await import('./picture-picker')).PicturePicker }),
  <div className="h-24" />,
)

/** Pictures stay in the post as long as their picker can't be loaded: closing the message loads it again. */
const tryAgain = () => undefined

type Props = {
  composing: Composing
  /** What was said of the pictures of a form that was sent without scripts. */
  saidOfPictures: SaidOfPicture[]
}

/** What a post has besides its text: tags, what it is about, pictures; each shows once it is asked for. */
export function ComposerAdditions({ composing, saidOfPictures }: Props) {
  const t = useT('composer')
  const { draft, change, problems, opened, show, pictures, leftOut } = composing
  return (
    <>
      <div className={opened.has('tags') ? '' : 'hidden noscript:block'}>
        <Field
          label={t('tags')}
          hint={t('tagsHint', { count: POST_MAX_TAGS })}
          error={problems.tags && t(problems.tags)}
        >
          {(control) => (
            <TextInput
              {...control}
              name="tags"
              value={draft.tags}
              placeholder={t('tagsPlaceholder')}
              autoCapitalize="none"
              autoComplete="off"
              onChange={(event) => change({ tags: event.target.value })}
            />
          )}
        </Field>
      </div>
      {draft.context ? (
        <ChosenContext context={draft.context} onClear={() => change({ context: '' })} />
      ) : opened.has('context') ? (
        <ContextPicker
          onPick={(context) => {
            change({ context })
            show('context', false)
          }}
          onClose={() => show('context', false)}
        />
      ) : null}
      {pictures.length > 0 || leftOut ? (
        <PicturePicker
          pictures={pictures}
          onChange={composing.changePicture}
          onDrop={composing.dropPicture}
          leftOut={leftOut}
          isAltAsked={composing.isAltAsked}
          onClose={tryAgain}
        />
      ) : null}
      <noscript>
        {import.meta.env.SSR ? <PlainFields context={draft.context} saidOfPictures={saidOfPictures} /> : null}
      </noscript>
    </>
  )
}

function ChosenContext({ context, onClear }: { context: string; onClear: () => void }) {
  const t = useT('feed')
  const composer = useT('composer')
  const hd = useT('hd')
  const chosen = readContext(context)
  if (!chosen) return null
  let words: ReactNode = <span className="font-semibold">{t('transit')}</span>
  if (chosen.kind !== 'transit') {
    const title =
      chosen.kind === 'gate'
        ? t('gate', { gate: chosen.gate })
        : t('channel', { channel: chosen.channel.replace('-', '–') })
    const name = chosen.kind === 'gate' ? `gate.${chosen.gate}` : `channel.${chosen.channel}`
    words = (
      <>
        <span className="tabular font-semibold">{title}</span>{' '}
        <span className="text-sm text-muted">{hd(name as Key<'hd'>)}</span>
      </>
    )
  }
  return (
    <p className="flex items-center justify-between gap-2 rounded-control border border-line pl-3.5">
      <span className="min-w-0 py-2">{words}</span>
      <button
        type="button"
        aria-label={composer('removeContext')}
        onClick={onClear}
        className="grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
      >
        <CloseIcon className="size-4" />
      </button>
    </p>
  )
}
