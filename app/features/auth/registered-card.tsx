import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { REGISTRATION_REDIRECT_SECONDS } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { ChartNote } from './chart-note'
import type { Registered } from './registration-notice.server'
import { useCountdown } from './use-countdown'

const NEXT = '/login'

/** Says that the account is ready and goes on by itself after eight seconds, unless it is told to stay. */
export function RegisteredCard({ email, name, wasReferred, hd }: Registered) {
  const t = useT('auth')
  const navigate = useNavigate()
  const { left, stopped, stop } = useCountdown(REGISTRATION_REDIRECT_SECONDS, () => navigate(NEXT, { replace: true }))

  useEffect(() => {
    // An address and a name do not belong into the history.
    if (window.location.search) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])

  return (
    <Card as="section" raised aria-labelledby="registered" className="grid gap-4">
      <h1 id="registered">{name ? t('successTitleNamed', { name }) : t('successTitle')}</h1>
      {email ? <p className="text-muted">{t('successEmail', { email })}</p> : null}
      {wasReferred ? <Alert tone="success">{t('successReferral')}</Alert> : null}
      <ChartNote hd={hd} />
      <div className="flex flex-wrap items-center gap-3 max-md:*:w-full">
        <ButtonLink to={NEXT} replace variant="primary">
          {t('continue')}
        </ButtonLink>
        {stopped ? null : (
          <Button variant="ghost" onClick={stop} className="noscript:hidden">
            {t('countdownStop')}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted noscript:hidden">
        {stopped ? null : <span aria-hidden="true">{t('countdown', { count: left })}</span>}
        <span role="status" className={stopped ? '' : 'sr-only'}>
          {stopped ? t('countdownStopped') : t('countdown', { count: announced(left) })}
        </span>
      </p>
    </Card>
  )
}

/** Read out at 8, 4 and 0 only: a voice that counts every second says nothing else. */
const announced = (left: number) => Math.ceil(left / 4) * 4
