import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/root-data'
import { Logo } from '~/ui/logo'
import { BottomBar } from './bottom-bar'
import { LegalLinks } from './legal-links'
import { ProgressLine } from './progress-line'
import { SideMenu } from './side-menu'
import { useFocusOnArrival } from './use-focus-on-arrival'
import { type SignOutForm, UserMenu } from './user-menu'

type Props = {
  /** What every page begins with for now, if anything. */
  notice: ReactNode
  languageSwitch: ReactNode
  themeSwitch: ReactNode
  SignOutForm: SignOutForm
  children: ReactNode
}

/**
 * The frame of every page for members: top bar, then side menu and page; on a phone one column above the bottom bar, whose
 * height stands in `--bottom-bar` for whatever floats.
 */
export function AppShell({ notice, languageSwitch, themeSwitch, SignOutForm, children }: Props) {
  const common = useT('common')
  const member = useRootData()?.member
  const content = useFocusOnArrival()
  return (
    <div className="mx-auto max-w-334 px-3.5 [--bottom-bar:calc(4rem+env(safe-area-inset-bottom))] md:px-5 md:[--bottom-bar:0px]">
      <ProgressLine />
      <header className="flex min-h-15 items-center gap-2 border-b border-line print:hidden">
        <Link to="/app/dashboard" className="mr-auto inline-flex min-h-11 min-w-11 items-center rounded-control">
          <Logo name={common('brand')} compact />
        </Link>
        {languageSwitch}
        <div className="max-md:hidden">{themeSwitch}</div>
        {member ? <UserMenu member={member} SignOutForm={SignOutForm} /> : null}
      </header>
      <div className="grid gap-x-8 md:grid-cols-[12.5rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <div className="pt-5 max-md:hidden print:hidden">
          <SideMenu />
        </div>
        <main ref={content} id="content" tabIndex={-1} className="min-w-0 py-4 outline-none md:py-5 md:pb-12">
          {notice}
          {children}
        </main>
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4 mb-(--bottom-bar) md:hidden print:hidden">
        <LegalLinks />
        {themeSwitch}
      </footer>
      <BottomBar />
    </div>
  )
}
