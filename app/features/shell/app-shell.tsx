import { Link, useLocation, useMatches, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { HubCounts } from '~/domain/messaging/objects'
import { useT } from '~/locales/use-t'
import { useHub } from '~/platform/client/hub-store'
import { loadWithRetry } from '~/platform/client/retry'
import { useRootData } from '~/platform/client/root-data'
import { Logo } from '~/ui/layout/logo'
import { countLabel } from '~/ui/members/count-label'
import type { HubAndPalette } from './hub-and-palette'
import { BottomBar, LegalLinks, SideMenu } from './navigation'
import { SearchBox } from './search-box'
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
