import { Form, Link, useLocation, useMatches, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { HubCounts } from '~/domain/messaging/objects'
import { useT } from '~/locales/use-t'
import { useHub } from '~/platform/client/hub-store'
import { loadWithRetry } from '~/platform/client/retry'
import { useRootData } from '~/platform/client/root-data'
import { SearchIcon } from '~/ui/icons'
import { Logo } from '~/ui/layout/logo'
import { countLabel } from '~/ui/members/count-label'
import type { HubAndPalette } from './hub-and-palette'
import { BottomBar, LegalLinks, SideMenu } from './navigation'
import { isApple, isPaletteKey, requestPalette } from './request-palette'
import { useTyping } from './use-typing'
import { type SignOutForm, UserMenu } from './user-menu'

type Props = {
  /** Banners above the page. */
  notice: ReactNode
  languageSwitch: ReactNode
  themeSwitch: ReactNode
  /** The link to the notifications. */
  bell: ReactNode
  SignOutForm: SignOutForm
  /** Unread counts at the time of rendering; the hub sends later ones. */
  counts: HubCounts
  children: ReactNode
}

/**
 * The frame of members' pages: top bar, side menu and page; on a phone one column above the bottom bar, whose height is in
 * `--bottom-bar` for what floats above it. The bar hides while a touch keyboard is open, and is at the end of the page in a low
 * window. A page that takes the whole phone (`useTakesPhone`) has all the room above the bar, and on a wider screen what the
 * banners leave of the window.
 */
export function AppShell({ notice, languageSwitch, themeSwitch, bell, SignOutForm, counts, children }: Props) {
  const common = useT('common')
  const member = useRootData()?.member
  const content = useFocusOnArrival()
  const hub = useHub()
  const unread = hub.unread ?? counts.messages
  const takesPhone = useTakesPhone()
  const isTyping = useTyping()
  useCountedTitle(countLabel(unread + (hub.notices ?? counts.notices)))
  return (
    <div
      className={`mx-auto max-w-334 [--bottom-bar:calc(4rem+env(safe-area-inset-bottom))] md:px-5 md:[--bottom-bar:0px] low:[--bottom-bar:0px] ${isTyping ? 'pointer-coarse:[--bottom-bar:0px]' : ''} ${takesPhone ? 'takes-phone' : 'px-3.5'}`}
    >
      <ProgressLine />
      <header className="flex min-h-15 items-center gap-2 border-b border-line print:hidden">
        <Link to="/app/dashboard" className="mr-auto inline-flex min-h-11 min-w-11 items-center rounded-control">
          <Logo name={common('brand')} compact />
        </Link>
        <SearchBox />
        {languageSwitch}
        <div className="hidden md:noscript:block">{themeSwitch}</div>
        {bell}
        {member ? <UserMenu member={member} SignOutForm={SignOutForm} /> : null}
      </header>
      <div className="grid gap-x-8 md:grid-cols-[12.5rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <div className="pt-5 max-md:hidden print:hidden">
          <SideMenu unread={unread} />
        </div>
        <main
          ref={content}
          id="content"
          tabIndex={-1}
          className={`min-w-0 outline-none md:py-5 md:pb-12 ${takesPhone ? '' : 'py-4'}`}
        >
          {notice}
          {children}
        </main>
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4 mb-(--bottom-bar) md:hidden print:hidden">
        <LegalLinks />
        {themeSwitch}
      </footer>
      <BottomBar unread={unread} isTyping={isTyping} />
      {member ? <LiveFrame memberId={member.id} SignOutForm={SignOutForm} /> : null}
    </div>
  )
}

/** A navigation faster than this, in milliseconds, shows no progress. */
const PROGRESS_DELAY_MS = 150

/** The progress of a navigation: a line at the top, and a status for screen readers. */
function ProgressLine() {
  const t = useT('common')
  const isBusy = useNavigation().state !== 'idle'
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(setLate, PROGRESS_DELAY_MS, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isBusy])

  return (
    <>
      <div role="status" className="sr-only">
        {isLate ? t('loading') : null}
      </div>
      {isLate ? (
        <div aria-hidden="true" className="fixed inset-x-0 top-0 z-30 h-0.5 animate-shimmer bg-accent print:hidden" />
      ) : null}
    </>
  )
}

/** Runs when the browser is idle, after two seconds at most. Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/** The socket to the hub, and the palette: loaded after hydration, so that pages don't wait for their code. */
function LiveFrame(props: { memberId: string; SignOutForm: SignOutForm }) {
  const [Loaded, setLoaded] = useState<typeof HubAndPalette>()
  useEffect(() => {
    let end = () => {}
    const cancel = whenIdle(() => {
      end = loadWithRetry(
        () => import('./hub-and-palette'),
        (module) => setLoaded(() => module.HubAndPalette),
      )
    })
    return () => {
      cancel()
      end()
    }
  }, [])
  return Loaded ? <Loaded {...props} /> : null
}

type Handle = { takesPhone?: (data: unknown) => boolean } | undefined

/**
 * Whether the page takes the whole phone, by `handle.takesPhone` of its route. A selector with `:has()` would make the browser
 * restyle every page whenever an element is added. The styles are in app/ui/styles/takes-phone.css.
 */
const useTakesPhone = () =>
  useMatches().some(({ handle, data }) => data !== undefined && (handle as Handle)?.takesPhone?.(data))

/** A ref for the main element, which is focused after a navigation, as a browser does on loading a page. */
function useFocusOnArrival() {
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // An alert or a field with a problem may have taken the focus already.
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}

/** Shows a count before the title of the tab, "(3) Home", on every page; nothing for an empty one. */
function useCountedTitle(count: string) {
  useEffect(() => {
    if (count === '') return
    const prefix = `(${count}) `
    const write = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    }
    write()
    // A navigation replaces the title.
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [count])
}

const PATH = '/app/search'

/** The search of the site: a box in the top bar, focused by `/`; on a phone a link to the search page. */
function SearchBox() {
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
