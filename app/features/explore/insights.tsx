import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { SunIcon } from '~/ui/icons'
import { InsightFold, InsightWay } from '~/ui/layout/insight-fold'
import { EmptyState } from '~/ui/states/empty-state'
import { Skeleton } from '~/ui/states/skeleton'
import { type ExploreInsight, type ExplorePage, explorePath } from './explore'
import { FoundList } from './found-list'
import { useMore } from './use-more'

const SHEET = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface'

/** Texts to read that were found; each opens where it stands. */
export function Insights({ page }: { page: ExplorePage }) {
  const t = useT('explore')
  const { items, list, ...more } = useMore(page, 'insights')
  if (items.length === 0 && !page.cursor) return <NoInsights page={page} />
  return (
    <FoundList page={page} more={more} waiting={<Skeleton className="h-30 w-full" />} end={t('endInsights')}>
      <ul ref={list} className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
        {items.map((insight) => (
          <li key={insight.id} className={SHEET}>
            <InsightCard insight={insight} />
          </li>
        ))}
      </ul>
    </FoundList>
  )
}

const InsightCard = ({ insight }: { insight: ExploreInsight }) => (
  <InsightFold
    insight={insight}
    summaryClass="cursor-pointer p-4 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 md:p-5"
    textClass="px-4 pb-4 md:px-5 md:pb-5"
  >
    {insight.tags.length > 0 ? (
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        {insight.tags.map((tag) => (
          <span key={tag}>#{tag}</span>
        ))}
      </p>
    ) : null}
    <InsightWay subject={insight.subject} />
  </InsightFold>
)

function NoInsights({ page: { query } }: { page: ExplorePage }) {
  const t = useT('explore')
  return (
    <EmptyState
      icon={<SunIcon className="size-6" />}
      title={t(query.q ? 'noInsightsFound' : 'noInsights')}
      action={query.q ? <ButtonLink to={explorePath({ ...query, q: '' })}>{t('clearSearch')}</ButtonLink> : null}
    />
  )
}
