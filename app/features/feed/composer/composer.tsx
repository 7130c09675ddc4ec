import { type ClipboardEvent, type DragEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { POST_MAX_GRAPHEMES, POST_MAX_IMAGES, POST_MAX_TAGS } from '~/domain/community/limits'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { useLanguage, useT } from '~/locales/use-t'
import type { RootData } from '~/platform/client/root-data'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field, FieldNote } from '~/ui/controls/field'
import { GrowingField } from '~/ui/controls/growing-field'
import { Select, TextInput } from '~/ui/controls/text-input'
import { ChartIcon, CloseIcon, line, PictureIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { lazyWithRetry } from '~/ui/overlays/lazy-with-retry'
import { feedPath } from '../feed-address'
import type { FeedNotice } from '../forms/feed-notice.server'
import { CharactersLeft, charactersLeft } from './characters-left'
import { CircleFields } from './circle-fields'
import { ACCEPTED, readContext } from './draft'
import type { Composing } from './use-composer'

type ComposerProps = {
  form: RefObject<HTMLFormElement>
  member: NonNullable<RootData['member']>
  composing: Composing
  /** The id of the post where the form is sent without scripts. */
  firstId: string
  /** What such a form said about its pictures, where it was refused. */
  typedPictures: FeedNotice['pictures']
  /** Why it was refused. */
  refusal: ReactNode
}

/** The form for a new post. It expands on focus; without scripts all of it is shown. */
export function Composer({ form, member, composing, firstId, typedPictures, refusal }: ComposerProps) {
  const t = useT('composer')
  const id = useId()
  const [isEntered, setIsEntered] = useState(false)
  const { draft, change, problems, isBlank } = composing
  const left = charactersLeft(draft.content, POST_MAX_GRAPHEMES)
  const isOpen = isEntered || !isBlank
  const takeFiles = (event: ClipboardEvent | DragEvent, { files, types }: DataTransfer) => {
    // Text copied from a word processor comes with a picture of itself.
    if (files.length === 0 || types.includes('text/plain')) return
    event.preventDefault()
    composing.addPictures(files)
  }
  return (
    <Card
      as="section"
      id="composer"
      aria-labelledby={`${id}title`}
      className="scroll-mt-20 has-[[name=content]:focus-visible]:border-accent"
    >
      <h2 id={`${id}title`} className="sr-only">
        {t('newPost')}
      </h2>
      {refusal}
      <form
        ref={form}
        method="post"
        action="/resources/posts"
        encType="multipart/form-data"
        onSubmit={(event) => {
          event.preventDefault()
          if (composing.submit()) setIsEntered(false)
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => takeFiles(event, event.dataTransfer)}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
      >
        <input type="hidden" name="intent" value="create" />
        <input type="hidden" name="id" value={firstId} />
        {/* Without scripts it redirects to the feed of everyone, where the post is on top. */}
        <input type="hidden" name="back" value={feedPath({ kind: 'everyone' })} />
        <div className="flex items-start gap-3">
          <Avatar name={member.fullName} src={member.avatarUrl} type={member.hdType} />
          <div className="min-w-0 flex-1">
            <GrowingField
              name="content"
              rows={1}
              value={draft.content}
              aria-label={t('composerLabel')}
              placeholder={t('placeholder')}
              aria-describedby={`${id}left ${problems.content ? `${id}problem` : ''}`}
              aria-invalid={problems.content ? true : undefined}
              onChange={(event) => change({ content: event.target.value })}
              onFocus={() => setIsEntered(true)}
              onPaste={(event) => takeFiles(event, event.clipboardData)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
                event.preventDefault()
                form.current?.requestSubmit()
              }}
              className={`block w-full wrap-anywhere bg-transparent py-1.5 text-lg outline-none ${isOpen ? 'min-h-20' : 'min-h-10'}`}
            />
            {problems.content ? <FieldNote id={`${id}problem`} error={t(problems.content)} /> : null}
          </div>
        </div>
        <ComposerAdditions composing={composing} typedPictures={typedPictures} />
        <div className={isOpen ? '' : 'hidden noscript:block'}>
          <CircleFields visibility={draft.visibility} comments={draft.comments} onChange={change} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <ComposerTools composing={composing} />
          <div className="ml-auto flex items-center gap-3">
            <CharactersLeft id={`${id}left`} left={left} />
            <Button type="submit" variant="primary" size="s" className="px-4">
              {t('post')}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  )
}

const ContextPicker = lazyWithRetry(
  async () => ({ default: (await import('./context-picker')).ContextPicker }),
  <div className="h-19" />,
)
const PicturePicker = lazyWithRetry(
  async () => ({ default: (await import('./picture-picker')).PicturePicker }),
  <div className="h-24" />,
)

/** Closing the message that the picker couldn't load keeps the pictures and loads it again. */
const tryAgain = () => undefined

type ComposerAdditionsProps = {
  composing: Composing
  /** From a form that was sent without scripts. */
  typedPictures: FeedNotice['pictures']
}

/** Tags, context and pictures of a post, each shown once its tool is pressed. */
function ComposerAdditions({ composing, typedPictures }: ComposerAdditionsProps) {
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
          isAltRequired={composing.isAltRequired}
          onClose={tryAgain}
        />
      ) : null}
      <noscript>
        {import.meta.env.SSR ? <PlainFields context={draft.context} typedPictures={typedPictures} /> : null}
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

const TagIcon = /* @__PURE__ */ line('M9.5 3 7.5 21M16.5 3l-2 18M4 8.5h17M3 15.5h17')

const TOOL =
  'inline-flex min-h-8.5 items-center gap-1.5 rounded-control px-2 text-sm max-sm:px-1.5 text-muted transition-colors hover:bg-sunken hover:text-ink aria-expanded:text-ink pointer-coarse:min-h-11'

/** The tools that open tags, pictures and context. Without scripts all are open. */
function ComposerTools({ composing: { opened, show, addPictures, draft } }: { composing: Composing }) {
  const t = useT('composer')
  const id = useId()
  const take = (input: HTMLInputElement) => {
    if (input.files?.length) addPictures(input.files)
    // So that choosing the same file again is a change.
    input.value = ''
  }
  const hasTags = opened.has('tags')
  const hasContext = opened.has('context')
  return (
    <div className="-mx-2 flex max-sm:-mx-1.5 flex-wrap items-center noscript:hidden">
      <button type="button" aria-expanded={hasTags} className={TOOL} onClick={() => show('tags', !hasTags)}>
        <TagIcon className="size-4.5 max-sm:hidden" />
        {t('tags')}
      </button>
      <input
        id={`${id}pictures`}
        type="file"
        multiple
        accept={ACCEPTED}
        className="peer sr-only"
        onChange={(event) => take(event.target)}
      />
      <label
        htmlFor={`${id}pictures`}
        className={`${TOOL} peer-focus-visible:outline-2 peer-focus-visible:outline-accent`}
      >
        <PictureIcon className="size-4.5 max-sm:hidden" />
        {t('image')}
      </label>
      <button
        type="button"
        aria-expanded={hasContext}
        className={TOOL}
        onClick={() => show('context', !hasContext)}
        disabled={draft.context !== ''}
      >
        <ChartIcon className="size-4.5 max-sm:hidden" />
        {t('about')}
      </button>
    </div>
  )
}

type PlainFieldsProps = {
  context: string
  /** From a form that was refused. */
  typedPictures: FeedNotice['pictures']
}

/** Without scripts: context and pictures of a new post. Only the server renders it, so that its code isn't in the browser's bundle. */
function PlainFields({ context, typedPictures }: PlainFieldsProps) {
  const t = useT('feed-more')
  return (
    <details open={context !== '' || typedPictures.length > 0}>
      <summary className="py-1 text-sm font-semibold">{t('plainMore')}</summary>
      <div className="mt-2 grid gap-3">
        <Field label={t('aboutWhat')}>{(control) => <PlainContextSelect control={control} chosen={context} />}</Field>
        {Array.from({ length: POST_MAX_IMAGES }, (_, index) => index + 1).map((number) => (
          <div key={number} className="grid gap-2 border-t border-line pt-3 sm:grid-cols-2">
            <Field label={t('pictureNumber', { number })}>
              {(control) => <input {...control} type="file" name="image" accept={ACCEPTED} />}
            </Field>
            <Field label={t('alt', { number })}>
              {(control) => <TextInput {...control} name="alt" defaultValue={typedPictures[number - 1]?.alt} />}
            </Field>
            <Checkbox
              name="decorative"
              value={String(number - 1)}
              defaultChecked={typedPictures[number - 1]?.isDecorative}
              label={t('decorative')}
            />
          </div>
        ))}
      </div>
    </details>
  )
}

type PlainContextSelectProps = { control: { id: string; 'aria-describedby'?: string }; chosen: string }

/** The select for the context. Its hundred options are the same for everyone, so their markup is cached by language. */
function PlainContextSelect({ control, chosen }: PlainContextSelectProps) {
  const language = useLanguage()
  const t = useT('feed-more')
  const feed = useT('feed')
  const hd = useT('hd')
  const options =
    optionsByLanguage.get(language) ??
    [
      option('', t('aboutNothing')),
      option('transit', feed('transit')),
      ...GATES.map((gate) => option(`gate:${gate}`, `${feed('gate', { gate })} · ${hd(`gate.${gate}` as Key<'hd'>)}`)),
      ...CHANNELS.map(({ id }) => {
        const name = feed('channel', { channel: id.replace('-', '–') })
        return option(`channel:${id}`, `${name} · ${hd(`channel.${id}` as Key<'hd'>)}`)
      }),
    ].join('')
  optionsByLanguage.set(language, options)
  const __html = options.replace(`value="${chosen}"`, (value) => `${value} selected`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cached markup of a hundred options; the texts are the site's own and escaped below
  return <Select {...control} name="context" dangerouslySetInnerHTML={{ __html }} />
}

const GATES = Array.from({ length: 64 }, (_, index) => index + 1)
const optionsByLanguage = new Map<Language, string>()

const option = (value: string, label: string) => `<option value="${value}">${escaped(label)}</option>`

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
