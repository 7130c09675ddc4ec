import { Form } from '@remix-run/react'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium-path'
import { WITHDRAWAL_DAYS } from '~/domain/membership/premium/withdrawal'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/forms/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import type { PremiumAnswer } from './premium'

/** To the checkout: what the right of withdrawal is, and the wish that Premium begins before its period is over. */
export function BuyForm({ answer }: { answer: PremiumAnswer | undefined }) {
  const t = useT('premium')
  const form = useFocusOnProblem(answer)
  const problem = answer?.problems.start_now
  return (
    <Form ref={form} method="post" action={PREMIUM_PATH} reloadDocument noValidate className="grid gap-4">
      <p className="text-sm text-pretty text-muted">
        {t('withdrawal', { days: WITHDRAWAL_DAYS })}{' '}
        <a href="/terms#withdrawal" target="_blank" rel="noopener" className="text-accent underline underline-offset-4">
          {t('withdrawalMore')}
        </a>
      </p>
      <Checkbox
        name="start_now"
        required
        label={t('startNow', { days: WITHDRAWAL_DAYS })}
        error={problem && t(problem as Key<'premium'>)}
      />
      <Button type="submit" name="intent" value="upgrade" variant="premium" className="justify-self-start">
        {t('upgrade')}
      </Button>
    </Form>
  )
}
