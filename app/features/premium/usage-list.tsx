import { Link } from '@remix-run/react'
import { SUPPORT_PATH } from '~/domain/membership/support'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import type { ShownUsage, UsageData } from './load-premium.server'

/** Everything that is free in part, with how much of it is left and when there is more. Words: `usage`. */
export function UsageList({ usage: { isPremium, limits } }: { usage: UsageData }) {
  const t = useT('usage')
  return (
    <Card as="section" id="usage" aria-labelledby="usage-title" className="mt-4 max-w-170 scroll-mt-4">
      <h2 id="usage-title" className="text-lg">
        {t(isPremium ? 'premiumTitle' : 'title')}
      </h2>
      <p className="mt-1 text-pretty text-muted">{t(isPremium ? 'premiumLead' : 'lead')}</p>
      <ul className="mt-4 grid gap-4">
        {limits.map((limit) => (
          <li key={limit.of}>
            {isPremium ? (
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span>{t(`name.${limit.of}`)}</span>
                <span className="text-sm font-semibold">{t('unlimited')}</span>
              </p>
            ) : (
              <Limit limit={limit} />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-3">
        <Link
          to={SUPPORT_PATH}
          className="inline-flex min-h-7 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('support')}
        </Link>
      </p>
    </Card>
  )
}

function Limit({ limit: { of, most, left, again } }: { limit: ShownUsage }) {
  const t = useT('usage')
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{t(`name.${of}`)}</span>
        <span className="tabular text-sm font-semibold">{t('leftOf', { left, most })}</span>
      </p>
      <svg
        viewBox={`0 0 ${most} 6`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1.5 block h-1.5 w-full overflow-hidden rounded-full bg-sunken"
      >
        <rect width={left} height="6" className="fill-accent" />
      </svg>
      {again && left < most ? <p className="mt-1 text-sm text-muted">{again}</p> : null}
    </>
  )
}
