import { Link, Outlet } from '@remix-run/react'
import { WITHDRAWAL_PATH } from '~/domain/membership/premium/withdrawal'
import { PreferenceSwitches } from '~/features/preferences/preference-switches'
import { useT } from '~/locales/use-t'
import { ChevronLeftIcon } from '~/ui/icons'
import { Logo } from '~/ui/layout/logo'

const LEGAL_LINKS = [
  ['/accessibility', 'accessibility'],
  [WITHDRAWAL_PATH, 'withdraw'],
] as const

/**
 * One quiet card, for everything about getting in. It begins at a height of its own: centred, it would jump up where a slow
 * phone paints its first half before the rest has come.
 */
export default function AuthLayout() {
  const t = useT('common')
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 md:px-6">
        <Link
          to="/"
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-muted hover:text-ink"
        >
          <ChevronLeftIcon className="size-4.5" />
          {t('backHome')}
        </Link>
        <PreferenceSwitches />
      </header>
      <main id="content" className="mx-auto flex w-full max-w-120 flex-1 flex-col gap-6 px-4 pt-[8vh] pb-12">
        <Link to="/" className="mx-auto grid justify-items-center gap-1 rounded-control text-center">
          <Logo name={t('brand')} />
          <span className="text-sm text-muted">{t('tagline')}</span>
        </Link>
        <Outlet />
      </main>
      <footer className="px-4 pb-4 text-sm text-muted md:px-6">
        <nav aria-label={t('legal')} className="flex flex-wrap justify-center gap-x-5">
          {LEGAL_LINKS.map(([to, label]) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-7 items-center hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {t(label)}
            </Link>
          ))}
        </nav>
      </footer>
    </div>
  )
}
