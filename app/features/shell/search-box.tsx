import { Form, Link, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { SearchIcon } from '~/ui/icons'
import { isApple, isPaletteKey, requestPalette } from './request-palette'

const PATH = '/app/search'

/** The search of the site: a box in the top bar, focused by `/`; on a phone a link to the search page. */
export function SearchBox() {
  const t = useT('shell')
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(pathname === PATH ? search : '')
  const q = parameters.get('q') ?? ''
  const section = parameters.get('in')
  const input = useRef<HTMLInputElement>(null)
  // Navigation changes the query without typing.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = q
  }, [q])
  useEffect(listenForShortcuts, [])
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
          onClick={requestPalette}
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

/**
 * Handles `/`, which focuses the search box unless something is being typed, and the palette's key; neither while a dialog is
 * open. Returns the function that ends it.
 */
function listenForShortcuts(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (document.querySelector('[role=dialog][data-state], dialog[open]')) return
    if (isPaletteKey(event)) event.repeat || requestPalette()
    else {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || (target as Element).closest('input, textarea, select')) return
      const box = document.querySelector<HTMLInputElement>('[aria-keyshortcuts="/"]')
      // A hidden box, as on a phone, can't be focused.
      if (!box?.offsetParent) return
      box.focus()
      box.select()
    }
    event.preventDefault()
  }
  // For the key that the search box shows.
  document.documentElement.toggleAttribute('data-apple', isApple())
  // In the capture phase, since React stops keys in parts of the page that aren't hydrated yet.
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
}
