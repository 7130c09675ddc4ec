import { insightPath } from '~/domain/community/insights/insight-path'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import { useT } from '~/locales/use-t'
import { LockIcon } from '~/ui/icons'
import { StaticLink } from '~/ui/layout/static-link'
import type { InsightCard } from './insights'

/** A text as a card that leads to it; a locked one says what is locked, and leads to what opens it. */
export function InsightCardItem({ card, level = 3 }: { card: InsightCard; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const { id, title, teaser, isLocked } = card
  return (
    <article className="relative flex h-full min-w-0 flex-col gap-1.5 rounded-card border border-line bg-surface p-4 transition-colors has-[a:hover]:border-line-strong has-[a:hover]:bg-sunken md:p-5">
      <InsightMarks card={card} />
      <Heading className="text-lg leading-6.5 font-semibold [overflow-wrap:anywhere]">
        {isLocked ? (
          title
        ) : (
          <StaticLink
            to={insightPath(id)}
            prefetch="intent"
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </StaticLink>
        )}
      </Heading>
      <p className="leading-5.5 text-pretty text-muted">{teaser}</p>
      {isLocked ? <InsightLock /> : null}
    </article>
  )
}

type Marked = Pick<InsightCard, 'category' | 'color' | 'isForYou' | 'isPremium'>

/** What a text is about, and for whom. */
export function InsightMarks({ card: { category, color, isForYou, isPremium } }: { card: Marked }) {
  const t = useT('insights')
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <svg viewBox="0 0 8 8" className="size-2" aria-hidden="true">
        <circle cx="4" cy="4" r="4" fill={color} />
      </svg>
      {t(`category.${category}`)}
      {isForYou ? <span className="rounded-full bg-accent-soft px-2 text-ink">{t('forYou')}</span> : null}
      {isPremium ? <span className="rounded-full border border-line-strong px-2">{t('premium')}</span> : null}
    </p>
  )
}

/** That the rest is not for this reader. */
function InsightLock() {
  const t = useT('insights-page')
  return (
    <p className="mt-auto flex items-center gap-2 pt-2 text-sm text-muted">
      <LockIcon className="size-4 shrink-0" />
      <span>
        {t('locked')}{' '}
        <StaticLink
          to={PREMIUM_PATH}
          className="inline-flex min-h-7 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('seePremium')}
        </StaticLink>
      </span>
    </p>
  )
}
