import { PREMIUM_PATH } from '~/domain/membership/premium/premium-path'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChevronDownIcon, LockIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import type { ShownInsightOfDay } from './guidance'

/** The day at length for premium members, folded; for others how it begins, and what the rest is. */
export function PersonalInsightCard({ insight }: { insight: ShownInsightOfDay }) {
  const t = useT('guidance')
  if (!insight.isWhole) {
    return (
      <Card as="section" id="personal" aria-labelledby="personal-title" className="scroll-mt-20">
        <h2 id="personal-title" className="flex items-center gap-2 text-lg">
          <LockIcon className="size-4.5 text-muted" />
          {t('personal')}
        </h2>
        <p className="reading mt-2">{insight.teaser}</p>
        <p className="mt-2 text-sm text-pretty text-muted">{t('personalMore')}</p>
        <ButtonLink to={PREMIUM_PATH} variant="premium" size="s" className="mt-3">
          {t('seePremium')}
        </ButtonLink>
      </Card>
    )
  }
  return (
    <Card as="section" id="personal" aria-labelledby="personal-title" className="scroll-mt-20">
      <details className="group" open>
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <h2 id="personal-title" className="text-lg">
            {t('personal')}
          </h2>
          <ChevronDownIcon className="size-4.5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="reading mt-1 grid max-w-[68ch] gap-3">
          {insight.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-3 text-sm text-muted">{t(insight.isRephrased ? 'personalRephrased' : 'personalMade')}</p>
      </details>
    </Card>
  )
}
