import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { WITHDRAWAL_PATH } from '~/domain/membership/premium/withdrawal'
import { useT } from '~/locales/use-t'

const FIRST_YEAR = 2025
const PAGES = [
  ['/library', 'library'],
  ['/help', 'help'],
  ['/guidelines', 'guidelines'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/methodology', 'methodology'],
] as const
/** In the words of every page, since every page has them. */
const SHARED_PAGES = [
  ['/accessibility', 'accessibility'],
  [WITHDRAWAL_PATH, 'withdraw'],
] as const
const GEONAMES = 'https://www.geonames.org/'

type Props = {
  /** The present calendar year. */
  year: number
  /** Language and theme. */
  preferences: ReactNode
}

/** The foot of every public page: whose it is, what else there is to read, language and theme. */
export function SiteFooter({ year, preferences }: Props) {
  const t = useT('landing')
  const common = useT('common')
  const link = 'inline-flex items-center underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11'
  return (
    <footer className="border-t border-line text-sm text-muted print:hidden">
      <div className="mx-auto flex w-full max-w-300 flex-wrap items-center gap-x-6 gap-y-3 px-4 py-6 md:px-6">
        <p>{t('copyright', { years: year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : FIRST_YEAR })}</p>
        <nav aria-label={t('footerLinks')} className="flex flex-wrap gap-x-5 gap-y-1">
          {PAGES.map(([to, label]) => (
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
