import { countText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import type { ReferralData, Reward } from './referral'

/** What the invitations came to: the figures, and each reward with what became of it. */
export function RewardsCard({ stats, rewards, hasMore }: Pick<ReferralData, 'stats' | 'rewards' | 'hasMore'>) {
  const t = useT('referral')
  const language = useLanguage()
  const figures = [
    { label: t('total'), value: countText(stats.total, language) },
    { label: t('successful'), value: countText(stats.successful, language) },
    { label: t('earned'), value: stats.earned },
  ]
  return (
    <Card as="section" aria-labelledby="referral-rewards">
      <h2 id="referral-rewards" className="text-lg">
        {t('statsTitle')}
      </h2>
      <dl className="mt-3 grid gap-2 sm:grid-cols-3">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex min-w-0 items-baseline justify-between gap-3 rounded-control bg-sunken px-3 py-2 sm:flex-col-reverse sm:items-start sm:justify-end sm:gap-0 sm:py-3"
          >
            <dt className="text-sm wrap-break-word text-muted">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {rewards.length > 0 ? (
        <>
          <h3 className="mt-5 font-semibold">{t('rewardsTitle')}</h3>
          <ul className="mt-1">
            {rewards.map((reward) => (
              <RewardRow key={reward.id} reward={reward} />
            ))}
          </ul>
          {hasMore ? <p className="mt-3 text-sm text-muted">{t('older')}</p> : null}
        </>
      ) : (
        <p className="mt-4 text-pretty text-muted">{t('noRewards')}</p>
      )}
    </Card>
  )
}

function RewardRow({ reward: { kind, state, isReduced, amount, at } }: { reward: Reward }) {
  const t = useT('referral')
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-3 last:border-b-0 last:pb-0">
      <div className="min-w-0">
        <p>{t(`of.${kind}`)}</p>
        <p className="text-sm text-muted">
          <RelativeTime at={at} /> · {t(`state.${state}`)}
          {isReduced && state !== 'taken' ? ` ${t('reduced')}` : null}
        </p>
      </div>
      <p className={`shrink-0 font-semibold tabular-nums ${state === 'taken' ? 'text-muted' : ''}`}>{amount}</p>
    </li>
  )
}
