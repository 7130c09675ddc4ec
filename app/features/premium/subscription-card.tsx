import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { BuyForm } from './buy-form'
import type { PremiumAnswer, PremiumData } from './premium'
import { PremiumForm } from './premium-form'

type Props = { data: PremiumData; answer: PremiumAnswer | undefined }

/** How it stands with the member's Premium, and what can be done about it. */
export function SubscriptionCard({ data: { state, until, price, isSelling }, answer }: Props) {
  const t = useT('premium')
  const isFailing = state === 'grace' || state === 'lapsed'
  return (
    <Card as="section" aria-labelledby="premium-active">
      <h2 id="premium-active" className="text-lg">
        {t(state === 'lapsed' ? 'lapsedTitle' : 'activeTitle')}
      </h2>
      {isFailing ? (
        <Alert tone="warning" className="mt-3" title={t('failedTitle')}>
          {state === 'grace' ? t('grace', { date: until ?? '' }) : t('lapsed')}
        </Alert>
      ) : (
        <p className="mt-1">{standing()}</p>
      )}
      {state === 'active' ? <p className="mt-1 text-sm text-muted">{t('renewsFor', { price })}</p> : null}
      {isSelling && state !== 'given' ? (
        <div className="mt-4 flex flex-wrap gap-3">
          {isFailing ? <PremiumForm intent="card" label={t('changeCard')} variant="primary" /> : null}
          {isFailing ? <PremiumForm intent="pay" label={t('payNow')} /> : null}
          {state === 'ending' ? <PremiumForm intent="resume" label={t('resume')} variant="primary" /> : null}
          <PremiumForm intent="portal" label={t('portal')} />
          {state === 'ending' ? null : <PremiumForm intent="cancel" label={t('cancel')} variant="ghost" />}
        </div>
      ) : null}
      {isSelling && state === 'given' && until ? (
        <div className="mt-4">
          <BuyForm answer={answer} />
        </div>
      ) : null}
    </Card>
  )

  function standing() {
    if (!until) return t('givenForGood')
    if (state === 'active') return t('renewsOn', { date: until })
    return t(state === 'ending' ? 'endsOn' : 'givenUntil', { date: until })
  }
}
