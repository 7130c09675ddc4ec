import { Link } from '@remix-run/react'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import { useT } from '~/locales/use-t'

/** At a limit: what Premium changes about it, and the way there. Words: `premium-note`. */
export function PremiumNote() {
  const t = useT('premium-note')
  return (
    <p className="mt-1">
      {t('lifts')}{' '}
      <Link to={PREMIUM_PATH} className="font-semibold underline underline-offset-4">
        {t('seePremium')}
      </Link>
    </p>
  )
}
