import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import type { Registered } from '~/platform/account/registration-notice.server'
import { Alert } from '~/ui/states/alert'

const LINK = 'font-semibold text-accent underline-offset-4 hover:underline'
const BIRTH_DATA = '/app/settings?tab=hd-data'

/** What became of the chart at registration, and the way to it. */
export function ChartNote({ hd }: { hd: Registered['hd'] }) {
  const t = useT('auth')
  const service = useT('birth-problems')
  if (hd.kind !== 'ready' && hd.kind !== 'later') {
    return (
      <Alert tone="warning" title={service('service.title')}>
        <p>
          {service(`service.${hd.kind}`)}
          {hd.kind === 'status' ? ` (${hd.status})` : null}
        </p>
        <p>{t('successHdFailedText')}</p>
        <Link to={BIRTH_DATA} className={LINK}>
          {t('successTryAgain')}
        </Link>
      </Alert>
    )
  }
  return hd.kind === 'ready' ? (
    <p>
      {t('successHdReady')}{' '}
      <Link to="/app/profile" className={LINK}>
        {t('successSeeChart')}
      </Link>
    </p>
  ) : (
    <p>
      {t('successHdLater')}{' '}
      <Link to={BIRTH_DATA} className={LINK}>
        {t('successAddBirthData')}
      </Link>
    </p>
  )
}
