import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/states/alert'
import type { ChartError } from './my-chart'

const TEXTS = {
  unreachable: 'errorUnreachable',
  invalid: 'errorInvalid',
  failed: 'errorFailed',
  status: 'errorStatus',
  busy: 'errorBusy',
  missing: 'errorMissing',
  stored: 'errorStored',
  signedOut: 'errorSignedOut',
  unexpected: 'errorDefault',
} as const

/** Failures that a chart worker which does not run explains. */
const OF_SERVICE: ChartError['kind'][] = ['unreachable', 'invalid', 'failed', 'status']

type Props = { error: ChartError; hasChart: boolean; isDevelopment: boolean; className?: string }

/** There is no new chart: why, what became of the old one, and where to go on. */
export function CalculationError({ error, hasChart, isDevelopment, className }: Props) {
  const t = useT('my-chart')
  const { kind } = error
  const link = 'font-semibold underline underline-offset-4'
  return (
    <Alert tone="error" title={t('errorTitle')} focus className={className}>
      <p>{t(TEXTS[kind], kind === 'status' ? { status: error.status } : undefined)}</p>
      {hasChart ? <p>{t('errorKept')}</p> : null}
      {kind === 'missing' || kind === 'stored' ? (
        <Link to="?tab=hd-data&edit=1" className={link}>
          {t('update')}
        </Link>
      ) : null}
      {kind === 'signedOut' ? (
        <p>
          {t('errorSignIn')}{' '}
          <Link to={`/login?redirect=${encodeURIComponent('/app/settings?tab=hd-data')}`} className={link}>
            {t('signIn')}
          </Link>
        </p>
      ) : null}
      {isDevelopment && OF_SERVICE.includes(kind) ? (
        <p className="mt-1 text-sm">{t('errorBackend', { command: 'npm start' })}</p>
      ) : null}
    </Alert>
  )
}
