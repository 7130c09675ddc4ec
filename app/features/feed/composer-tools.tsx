import { useId } from 'react'
import { useT } from '~/locales/use-t'
import { ChartIcon, PictureIcon } from '~/ui/icons'
import { TagIcon } from './feed-icons'
import { ACCEPTED } from './picked-picture'
import type { Composing } from './use-composer'

const TOOL =
  'inline-flex min-h-8.5 items-center gap-1.5 rounded-control px-2 text-sm max-sm:px-1.5 text-muted transition-colors hover:bg-sunken hover:text-ink aria-expanded:text-ink pointer-coarse:min-h-11'

/** What can be added to a post: each opens its part of the composer. Without scripts all parts are open. */
export function ComposerTools({ composing: { opened, show, addPictures, draft } }: { composing: Composing }) {
  const t = useT('composer')
  const id = useId()
  const take = (input: HTMLInputElement) => {
    if (input.files?.length) addPictures(input.files)
    // The same file can be chosen again.
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
