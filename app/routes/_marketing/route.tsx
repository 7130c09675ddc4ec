import { Outlet, useLoaderData, useMatches } from '@remix-run/react'
import { SiteFooter, SiteHeader } from '~/features/landing/site-frame'
import { LanguageSwitch, PreferenceSwitches } from '~/features/preferences/preference-switches'
import { preloadWords } from '~/locales/dictionaries'
import { useRootData } from '~/platform/client/root-data'

export const handle = { i18n: preloadWords('landing') }

export const loader = () => ({ year: new Date().getUTCFullYear() })

/** What a page says of itself in its `handle`. */
type Handle = { hasOwnSignIn?: boolean } | undefined

/** The frame of the pages everybody may see. */
export default function Marketing() {
  const { year } = useLoaderData<typeof loader>()
  const hasOwnSignIn = useMatches().some(({ handle }) => (handle as Handle)?.hasOwnSignIn)
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader isMember={Boolean(useRootData()?.member)} hasSignIn={!hasOwnSignIn} language={<LanguageSwitch />} />
      <main id="content" className="flex-1">
        <Outlet />
      </main>
      <SiteFooter year={year} preferences={<PreferenceSwitches />} />
    </div>
  )
}
