import { Link } from '@remix-run/react'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import { REWARD_PERCENT } from '~/domain/membership/premium/referrals'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'

const STEPS = ['share', 'join', 'reward'] as const

/** How it goes, in three steps, and what a reward is good for. */
export function ReferralSteps({ example }: { example: string }) {
  const t = useT('referral')
  return (
    <Card as="section" aria-labelledby="referral-steps">
      <h2 id="referral-steps" className="text-lg">
        {t('stepsTitle')}
      </h2>
      <ol className="mt-3 grid gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{t(`step.${step}`, { percent: REWARD_PERCENT })}</span>
              <span className="block text-pretty text-muted">
                {t(`step.${step}Text`, { percent: REWARD_PERCENT, amount: example })}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-pretty text-sm text-muted">
        {t('goodFor')}{' '}
        <Link to={PREMIUM_PATH} className="text-accent underline underline-offset-4">
          {t('toPremium')}
        </Link>
      </p>
    </Card>
  )
}
