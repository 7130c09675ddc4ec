import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { safeRedirectPath, signInPath } from '~/domain/membership/account/redirect-path'
import { OPENED_IN_TAB, REGISTRATION_REDIRECT_SECONDS } from '~/domain/membership/limits'
import { REWARD_PERCENT } from '~/domain/membership/premium/referral-rewards'
import { useT } from '~/locales/use-t'
import type { Registered } from '~/platform/account/registration-notice.server'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { ChartNote } from './chart-note'
import { ConfirmNote } from './confirm/confirm-note'
import { Onward } from './onward'

type Props = {
  registered: Registered
  /** Null where nothing is to be confirmed. */
  confirmation: { canResend: boolean } | null
  /** A member comes back to what they left unanswered. */
  isLater: boolean
  /** What is asked first; null where it has been answered. */
  question: ReactNode
}

/**
 * Says that the account is ready, asks what is still to be answered, then goes on by itself after eight seconds. Opened beside a
 * form that was refused, it stays, since the way on is back to that form.
 */
export function RegisteredCard({ registered, confirmation, isLater, question }: Props) {
  const { email, name, wasReferred, hd, target } = registered
  const t = useT('auth')
  const { search } = useLocation()
  const isBesideForm = search.includes(OPENED_IN_TAB)
  const heading = useFocusOnceAnswered(question !== null)

  useEffect(() => {
    // An address and a name do not belong into the history.
    const kept = isBesideForm ? `?${OPENED_IN_TAB}` : ''
    if (search !== kept) window.history.replaceState(window.history.state, '', window.location.pathname + kept)
  }, [search, isBesideForm])

  return (
    <Card as="section" raised aria-labelledby="registered" className="grid gap-4">
      <h1 id="registered" ref={heading} tabIndex={-1}>
        {isLater && question ? t('laterTitle') : name ? t('successTitleNamed', { name }) : t('successTitle')}
      </h1>
      {question}
      {email ? <p className="text-muted">{t('successEmail', { email })}</p> : null}
      {confirmation ? <ConfirmNote email={email} {...confirmation} /> : null}
      {wasReferred ? <Alert tone="success">{t('successReferral', { percent: REWARD_PERCENT })}</Alert> : null}
      <ChartNote hd={hd} />
      {question ? null : isBesideForm ? (
        <Alert tone="success">{t('closeTab')}</Alert>
      ) : (
        <Onward
          to={signInPath(safeRedirectPath(target))}
          label={t('continue')}
          seconds={REGISTRATION_REDIRECT_SECONDS}
        />
      )}
    </Card>
  )
}

/** For the heading: with the question, its button goes, which has the focus. */
function useFocusOnceAnswered(isAsked: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    if (wasAsked.current && !isAsked) heading.current?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  return heading
}
