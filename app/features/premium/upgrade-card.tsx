import { FREE, FREE_ANALYSES_A_MONTH } from '~/domain/membership/premium/entitlements'
import { useT } from '~/locales/use-t'
import { CheckIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { BuyForm } from './buy-form'
import type { PremiumAnswer, PremiumData } from './premium'

type Props = { data: PremiumData; answer: PremiumAnswer | undefined }

/** What Premium is, what it costs, and the way to it. */
export function UpgradeCard({ data: { price, isSelling }, answer }: Props) {
  const t = useT('premium')
  const features = [
    t('feature.unlimited', { requests: FREE.requests.most, conversations: FREE.conversations.most }),
    t('feature.analysis', { analyses: FREE_ANALYSES_A_MONTH }),
    t('feature.daily'),
    t('feature.support'),
    t('feature.content'),
  ]
  return (
    <Card as="section" aria-labelledby="premium-upgrade">
      <h2 id="premium-upgrade" className="text-lg">
        {t('upgradeTitle')}
      </h2>
      <p className="mt-1">
        <span className="text-2xl font-semibold">{price}</span> <span className="text-muted">{t('aMonth')}</span>
      </p>
      <ul className="mt-4 grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-ok" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-4 text-sm text-muted">{isSelling ? t('terms') : t('notSelling')}</p>
      {isSelling ? <BuyForm answer={answer} /> : null}
    </Card>
  )
}
