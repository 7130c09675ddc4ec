import { Form, Link, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { SearchIcon } from '~/ui/icons'
import { answerFrameKeys } from './frame-keys'
import { paletteDoor } from './palette-door'

const PATH = '/app/search'

/** The search of the whole site: a box in the top bar, which `/` leads to; on a phone the way to the page that has one. */
export function SearchBox() {
  const t = useT('shell')
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(pathname === PATH ? search : '')
  const q = asked.get('q') ?? ''
  const section = asked.get('in')
  const input = useRef<HTMLInputElement>(null)
  // Going back, or another link, changes what is searched without a key.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = q
  }, [q])
  useEffect(() => answerFrameKeys(() => paletteDoor.open()), [])
  return (
    <>
      <Form
        role="search"
        aria-label={t('search')}
        action={PATH}
        className="group relative mx-4 max-w-105 flex-1 max-md:hidden"
      >
        {section ? <input type="hidden" name="in" value={section} /> : null}
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint" />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('search')}
          aria-keyshortcuts="/"
          placeholder={t('search')}
          className="h-10 w-full rounded-control border border-transparent bg-sunken pr-17 pl-9 text-base placeholder:text-muted hover:border-line-strong focus-visible:border-accent focus-visible:outline-offset-0 pointer-coarse:h-11"
        />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => paletteDoor.open()}
          className="absolute top-1/2 right-2 -translate-y-1/2 min-h-6 rounded-[5px] border border-line-strong px-1.5 text-xs leading-5 text-faint hover:border-line-control hover:text-ink pointer-coarse:hidden noscript:hidden"
        >
          <span className="sr-only">{t('palette')} </span>
          <span className="in-data-apple:hidden">Ctrl </span>
          <span className="hidden in-data-apple:inline">⌘</span>K
        </button>
      </Form>
      <Link
        to={PATH}
        aria-label={t('search')}
        className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink md:hidden"
      >
        <SearchIcon className="size-5" />
      </Link>
    </>
  )
}
