import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { HubCounts } from '~/domain/messaging/objects'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/client/root-data'
import { useHub } from '~/platform/live/hub'
import { Logo } from '~/ui/layout/logo'
import { countLabel } from '~/ui/members/count-label'
import { BottomBar } from './bottom-bar'
import { LegalLinks } from './legal-links'
import { LiveFrame } from './live-frame'
import { ProgressLine } from './progress-line'
import { SearchBox } from './search-box'
import { SideMenu } from './side-menu'
import { useCountedTitle } from './use-counted-title'
import { useFocusOnArrival } from './use-focus-on-arrival'
import { useTakesPhone } from './use-takes-phone'
import { useTyping } from './use-typing'
import { type SignOutForm, UserMenu } from './user-menu'

type Props = {
  /** What every page begins with for now, if anything. */
  notice: ReactNode
  languageSwitch: ReactNode
  themeSwitch: ReactNode
  /** Leads to what the member is told of. */
  bell: ReactNode
  SignOutForm: SignOutForm
  /** What was unread when the page was made; from then on the page counts for itself. */
  counts: HubCounts
  children: ReactNode
}

/**
 * The frame of every page for members: top bar, then side menu and page; on a phone one column above the bottom bar, whose
 * height stands in `--bottom-bar` for whatever floats; while one types on a touch screen the bar makes way for the keyboard, and in a
 * low window it stands at the end of the page. A page that takes the whole phone (`useTakesPhone`) has all the room
 * above that bar.
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
        <div className="max-md:hidden">{themeSwitch}</div>
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
