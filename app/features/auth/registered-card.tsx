import { type ReactNode, useEffect } from 'react'
import { REGISTRATION_REDIRECT_SECONDS } from '~/domain/membership/limits'
import { safeRedirectPath, signInPath } from '~/domain/membership/redirect-path'
import { REWARD_PERCENT } from '~/domain/membership/referral-rewards'
import { useT } from '~/locales/use-t'
import type { Registered } from '~/platform/account/registration-notice.server'
import { Alert } from '~/ui/alert'
import { Card } from '~/ui/card'
import { ChartNote } from './chart-note'
import { ConfirmNote } from './confirm/confirm-note'
import { Onward } from './onward'

type Props = {
  registered: Registered
  /** Null where nothing is to be confirmed. */
  confirmation: { canResend: boolean } | null
  /** What is asked first; null where it has been answered. */
  question: ReactNode
}

/** Says that the account is ready, asks what is still to be answered, then goes on by itself after eight seconds. */
export function RegisteredCard({ registered, confirmation, question }: Props) {
  const { email, name, wasReferred, hd, target } = registered
  const t = useT('auth')

  useEffect(() => {
    // An address and a name do not belong into the history.
    if (window.location.search) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])

  return (
    <Card as="section" raised aria-labelledby="registered" className="grid gap-4">
      <h1 id="registered">{name ? t('successTitleNamed', { name }) : t('successTitle')}</h1>
      {question}
      {email ? <p className="text-muted">{t('successEmail', { email })}</p> : null}
      {confirmation ? <ConfirmNote email={email} {...confirmation} /> : null}
      {wasReferred ? <Alert tone="success">{t('successReferral', { percent: REWARD_PERCENT })}</Alert> : null}
      <ChartNote hd={hd} />
      {question ? null : (
        <Onward
          to={signInPath(safeRedirectPath(target))}
          label={t('continue')}
          seconds={REGISTRATION_REDIRECT_SECONDS}
        />
      )}
    </Card>
  )
}
