import type { ReactNode } from 'react'
import { SiteFooter, SiteHeader } from '~/features/landing/site-frame'
import { LanguageSwitch, PreferenceSwitches } from '~/features/preferences/preference-switches'

type Props = { year: number; children: ReactNode }

/** A profile among the pages everybody may see. */
export function VisitorsFrame({ year, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader isMember={false} language={<LanguageSwitch />} />
      <main id="content" className="mx-auto w-full max-w-300 flex-1 px-4 py-5 md:px-6 md:py-8">
        {children}
      </main>
      <SiteFooter year={year} preferences={<PreferenceSwitches />} />
    </div>
  )
}
