import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { CONFIRMATION_LINK_HOURS } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { EndedAccessNote } from '~/ui/states/ended-access-note'
import { FormAlert } from '~/ui/states/form-alert'
import { CLAIM } from '../link-state'
import type { Breakdown, ConfirmAnswer, ConfirmPage } from './confirm-address.server'
import type { ResendResult } from './resend-confirmation.server'
import { ResendForm } from './resend-form'

type Props = {
  page: ConfirmPage
  answer: ConfirmAnswer | undefined
  canResend: boolean
  resend: ResendResult | null
}

/** The page of a confirmation link: the button that uses it, and the result. */
export function ConfirmCard({ page, answer, canResend, resend }: Props) {
  const t = useT('recovery')
  const resendForm = canResend ? <ResendForm result={resend} /> : null
  const shown = answer && !isBreakdown(answer) ? answer : page

  switch (shown.state) {
    case 'open':
      return (
        <OpenLink
          email={shown.email}
          canClaim={shown.canClaim ?? false}
          error={answer && isBreakdown(answer) ? answer.state : null}
        />
      )
    case 'confirmed':
      return (
        <Outcome title={t('confirmedTitle')}>
          <Alert tone="success" focus>
            <p className="[overflow-wrap:anywhere]">{t('confirmed', { email: shown.email })}</p>
            <EndedAccessNote ended={shown.ended} className="mt-1" />
          </Alert>
          <Continue />
        </Outcome>
      )
    case 'already':
      return (
        <Outcome title={t('alreadyTitle')}>
          <p className="[overflow-wrap:anywhere]">{t('already', { email: shown.email })}</p>
          <Continue />
        </Outcome>
      )
    case 'waiting':
      return (
        <Outcome title={t('confirmTitle')}>
          <p className="[overflow-wrap:anywhere]">
            {t('noteEmail', { email: shown.email })} {t('noteHours', { count: CONFIRMATION_LINK_HOURS })}
          </p>
          {resendForm}
        </Outcome>
      )
    case 'taken':
      return (
        <Outcome title={t('confirmTitle')}>
          <Alert tone="error" focus>
            {t('taken')}
          </Alert>
          <Continue />
        </Outcome>
      )
    default:
      return (
        <Outcome title={t('confirmTitle')}>
          <Alert tone="error" focus={answer !== undefined}>
            {page.purpose === 'change' && shown.state === 'expired' ? t('changeExpired') : t(ENDED[shown.state])}
          </Alert>
          {page.purpose === 'change' ? null : resendForm}
          <Continue />
        </Outcome>
      )
  }
}

/** Whether the request failed and can be retried. */
const isBreakdown = (answer: ConfirmAnswer): answer is Extract<ConfirmAnswer, { state: Breakdown }> =>
  answer.state === 'unexpected' || answer.state === 'unreachable'

const ENDED = { used: 'linkUsed', expired: 'linkExpired', malformed: 'linkMalformed' } as const

function OpenLink({ email, canClaim, error }: { email: string; canClaim: boolean; error: Breakdown | null }) {
  const t = useT('recovery')
  const sent = useSentIntent()
  const pending = sent !== null
  return (
    <Outcome title={t('confirmTitle')}>
      {pending ? null : <FormAlert error={error} words={() => ''} />}
      <p className="[overflow-wrap:anywhere]">{t('confirmCopy', { email })}</p>
      <Form method="post" replace className="grid">
        <Button
          type="submit"
          variant="primary"
          pending={pending && sent !== CLAIM}
          className="[overflow-wrap:anywhere]"
        >
          {t(pending && sent !== CLAIM ? 'confirming' : 'confirm', { email })}
        </Button>
      </Form>
      {canClaim ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-accent">
            {t('claim')}
          </summary>
          <Form method="post" replace className="grid gap-3 rounded-control border border-line p-4">
            <p className="text-pretty">{t('claimCopy')}</p>
            <Button type="submit" name="intent" value={CLAIM} pending={sent === CLAIM}>
              {t('claimYes')}
            </Button>
          </Form>
        </details>
      ) : null}
    </Outcome>
  )
}

function Outcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" raised aria-labelledby="confirm" className="grid gap-4">
      <h1 id="confirm">{title}</h1>
      {children}
    </Card>
  )
}

/** The sign-in page sends signed-in members on to the dashboard. */
function Continue() {
  const t = useT('recovery')
  return (
    <ButtonLink to="/login" variant="primary">
      {t('continue')}
    </ButtonLink>
  )
}
