import { Link } from '@remix-run/react'
import { REGISTERED_PATH } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'

/** Tells a member above every page that no one sees them yet, and leads to the question who may. */
export function UndecidedBanner() {
  const t = useT('shell')
  return (
    <section
      aria-label={t('undecidedLabel')}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-sunken px-4 py-2.5 print:hidden"
    >
      <p className="text-sm font-semibold">{t('undecided')}</p>
      <Link
        to={REGISTERED_PATH}
        className="inline-flex min-h-7 items-center text-sm font-semibold text-accent underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t('decide')}
      </Link>
    </section>
  )
}
