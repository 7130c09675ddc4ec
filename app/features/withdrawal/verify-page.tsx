import { Form, useNavigation } from '@remix-run/react'
import { WITHDRAWAL_LINK_DAYS, WITHDRAWAL_PATH } from '~/domain/membership/premium/withdrawal'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { TextLink, TextPage, TextParagraph } from '~/ui/layout/text-page'
import { Alert } from '~/ui/states/alert'
import { outcomeKey, type VerifyAnswer } from './withdrawal'

type Props = { token: string; answer: VerifyAnswer }

/** What the link in the mail opens: a button that verifies the address, and then what became of the statement. */
export function VerifyPage({ token, answer: { state, amount } }: Props) {
  const t = useT('withdrawal')
  const pending = useNavigation().state !== 'idle'
  const isOpen = state === 'unverified' || state === 'unexpected' || state === 'unreachable'
  return (
    <TextPage title={t('verifyTitle')} lead={t(state === 'unverified' ? 'verifyLead' : 'lead')}>
      <div className="mt-8 grid justify-items-start gap-4 text-base">
        {state === 'unexpected' || state === 'unreachable' ? (
          <Alert tone="error" focus>
            {t(`verify.${state}`)}
          </Alert>
        ) : null}
        {isOpen ? (
          <Form method="post" action={`${WITHDRAWAL_PATH}/confirm`}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="primary" pending={pending}>
              {t('verify')}
            </Button>
          </Form>
        ) : null}
        {state === 'unreadable' || state === 'expired' ? (
          <Alert tone="error" focus>
            {t(`verify.${state}`, { days: WITHDRAWAL_LINK_DAYS })}
          </Alert>
        ) : null}
        {!isOpen && state !== 'unreadable' && state !== 'expired' ? (
          <Alert tone="success" title={t('verified')}>
            {t(outcomeKey({ state, amount }, true), { amount: amount ?? '' })}
          </Alert>
        ) : null}
      </div>
      <TextParagraph>
        <TextLink href="/terms#withdrawal">{t('toTerms')}</TextLink>
      </TextParagraph>
    </TextPage>
  )
}
