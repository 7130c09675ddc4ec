import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { WITHDRAWAL_PATH } from '~/domain/membership/premium/withdrawal'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { Logo } from '~/ui/layout/logo'

type SiteHeaderProps = {
  isMember: boolean
  /** Whether visitors find the ways to sign in and register here: not where the page has its own. */
  hasSignIn?: boolean
  /** The language switch. */
  language: ReactNode
}

/** The header of every public page. Members get a link back to the app. */
export function SiteHeader({ isMember, hasSignIn = true, language }: SiteHeaderProps) {
  const t = useT('landing')
  const common = useT('common')
  return (
    <header className="mx-auto flex w-full max-w-300 items-center justify-between gap-2 px-4 py-3.5 md:px-6">
      <Link to="/" className="inline-flex min-h-11 min-w-11 items-center rounded-control">
        <Logo name={common('brand')} compact />
      </Link>
      <nav aria-label={t('mainMenu')} className="flex items-center gap-1 md:gap-2">
        <ButtonLink to="/methodology" variant="ghost" className="max-md:hidden">
          {t('methodology')}
        </ButtonLink>
        <div className="max-[359px]:hidden">{language}</div>
        {isMember ? (
          <ButtonLink to="/app/dashboard" variant="primary" className="max-md:px-3">
            {t('openApp')}
          </ButtonLink>
        ) : hasSignIn ? (
          <>
            <ButtonLink to="/login" variant="ghost" className="max-md:px-2.5">
              {t('signIn')}
            </ButtonLink>
            <ButtonLink to="/register" variant="primary" className="max-md:px-3">
              {t('getStarted')}
            </ButtonLink>
          </>
        ) : null}
      </nav>
    </header>
  )
}

const FIRST_YEAR = 2025
const FOOTER_PAGES = [
  ['/library', 'library'],
  ['/help', 'help'],
  ['/guidelines', 'guidelines'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/methodology', 'methodology'],
] as const
/** Their labels are in the namespace of every page. */
const SHARED_PAGES = [
  ['/accessibility', 'accessibility'],
  [WITHDRAWAL_PATH, 'withdraw'],
] as const
const GEONAMES = 'https://www.geonames.org/'

type SiteFooterProps = {
  /** The current calendar year. */
  year: number
  /** Language and theme. */
  preferences: ReactNode
}

/** The footer of every public page: copyright, links, language and theme. */
export function SiteFooter({ year, preferences }: SiteFooterProps) {
  const t = useT('landing')
  const common = useT('common')
  const link = 'inline-flex items-center underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11'
  return (
    <footer className="border-t border-line text-sm text-muted print:hidden">
      <div className="mx-auto flex w-full max-w-300 flex-wrap items-center gap-x-6 gap-y-3 px-4 py-6 md:px-6">
        <p>{t('copyright', { years: year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : FIRST_YEAR })}</p>
        <nav aria-label={t('footerLinks')} className="flex flex-wrap gap-x-5 gap-y-1">
          {FOOTER_PAGES.map(([to, label]) => (
            <Link key={to} to={to} className={link}>
              {t(label)}
            </Link>
          ))}
          {SHARED_PAGES.map(([to, label]) => (
            <Link key={to} to={to} className={link}>
              {common(label)}
            </Link>
          ))}
          <Link to="/terms#independent" className={link}>
            {t('independent')}
          </Link>
          <a href={GEONAMES} rel="noreferrer" className={link}>
            {t('places')}
          </a>
        </nav>
        <div className="ml-auto max-md:ml-0">{preferences}</div>
      </div>
    </footer>
  )
}
