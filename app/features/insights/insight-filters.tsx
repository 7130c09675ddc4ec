import { Link, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { FILTERS, type InsightFilter, insightsPath } from './insights'
import { INSIGHTS_PATH } from './insights-tabs'

const PILL =
  'inline-flex min-h-9 items-center rounded-full border border-line-strong px-3.5 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-ink'

/** What the texts are about, each with its own address; a press shows at once which is chosen. */
export function InsightFilters({ current }: { current: InsightFilter }) {
  const t = useT('insights-page')
  const { location } = useNavigation()
  const wanted =
    location?.pathname === INSIGHTS_PATH
      ? (new URLSearchParams(location.search).get('category') ?? FILTERS[0])
      : current
  return (
    <nav aria-label={t('filters')}>
      <ul className="flex flex-wrap gap-2">
        {FILTERS.map((filter) => (
          <li key={filter}>
            <Link
              to={insightsPath(filter)}
              prefetch="intent"
              preventScrollReset
              aria-current={filter === wanted ? 'page' : undefined}
              className={PILL}
            >
              {t(`filter.${filter}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
