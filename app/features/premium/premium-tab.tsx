import { Link } from '@remix-run/react'
import { WITHDRAWAL_DAYS, WITHDRAWAL_PATH } from '~/domain/membership/premium/withdrawal'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import { PaymentsCard } from './payments-card'
import type { PremiumAnswer, PremiumData } from './premium'
import { mayBuy } from './premium-state'
import { SubscriptionCard } from './subscription-card'
import { UpgradeCard } from './upgrade-card'
import { WaitingCard } from './waiting-card'

type Props = { data: PremiumData; answer: PremiumAnswer | undefined }

/** Premium: what it is and how to get it, or how it stands with it. */
export function PremiumTab({ data, answer }: Props) {
  const t = useT('premium')
  const common = useT('common')
  const { arrival, state } = data
  return (
    <div className="grid max-w-170 min-w-0 gap-4">
      <FormAlert error={answer?.error ?? null} words={(error) => t(`error.${error}`)} />
      {answer?.done ? <Alert tone="success">{t(`done.${answer.done}`)}</Alert> : null}
      {arrival === 'bought' ? (
        <Alert tone="success" title={t('boughtTitle')}>
          {t('bought')}
        </Alert>
      ) : null}
      {arrival === 'left' ? <Alert tone="warning">{t('left')}</Alert> : null}
      {arrival === 'waiting' ? (
        <WaitingCard />
      ) : mayBuy(state) && state !== 'given' ? (
        <UpgradeCard data={data} answer={answer} />
      ) : (
        <SubscriptionCard data={data} answer={answer} />
      )}
      {data.payments.length > 0 ? <PaymentsCard payments={data.payments} /> : null}
      <p className="text-pretty text-muted">
        {t('withdrawLead', { days: WITHDRAWAL_DAYS })}{' '}
        <Link
          to={WITHDRAWAL_PATH}
          className="inline-flex items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {common('withdraw')}
        </Link>
      </p>
    </div>
  )
}
