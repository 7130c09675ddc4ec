import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import type { Registered } from './registration-notice.server'

const LINK = 'font-semibold text-accent underline-offset-4 hover:underline'
const BIRTH_DATA = '/app/settings?tab=hd-data'

/** What became of the chart at registration, and the way to it. */
export function ChartNote({ hd }: { hd: Registered['hd'] }) {
  const t = useT('auth')
  if (hd === 'failed') {
    return (
      <Alert tone="warning" title={t('successHdFailed')}>
        <p>{t('successHdFailedText')}</p>
        <Link to={BIRTH_DATA} className={LINK}>
          {t('successTryAgain')}
        </Link>
      </Alert>
    )
  }
  return hd === 'ready' ? (
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
