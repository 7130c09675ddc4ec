import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { LoadMore } from '~/ui/states/load-more'
import { Skeleton } from '~/ui/states/skeleton'
import { InsightCardItem } from './insight-card'
import { type InsightCards, insightsPath } from './insights'
import { useMoreInsights } from './use-more-insights'

const GRID = 'grid grid-cols-1 gap-3 md:grid-cols-2'

/** The cards, with more of them as one asks; an honest word where they end. */
export function InsightList({ cards }: { cards: InsightCards }) {
  const t = useT('insights-page')
  const { pages, next, isLoading, hasFailed, load } = useMoreInsights(cards)
  return (
    <div className="grid grid-cols-1 gap-3">
      {cards.cursor ? (
        <ButtonLink to={insightsPath(cards.filter)} variant="ghost" size="s" className="justify-self-center">
          {t('fromStart')}
        </ButtonLink>
      ) : null}
      {pages.map(({ cursor, items }) => (
        <ul key={cursor ?? ''} className={GRID}>
          {items.map((card) => (
            <li key={card.id}>
              <InsightCardItem card={card} />
            </li>
          ))}
        </ul>
      ))}
      {isLoading ? (
        <div aria-hidden="true" className={GRID}>
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-36 w-full" />
        </div>
      ) : null}
      <LoadMore
        to={next}
        state={isLoading ? 'loading' : hasFailed ? 'failed' : 'idle'}
        onPress={load}
        label={t('loadMore')}
        failedLabel={t('loadFailed')}
        endLabel={t('end')}
      />
    </div>
  )
}
