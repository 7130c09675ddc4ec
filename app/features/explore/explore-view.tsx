import { useLocation, useNavigation, useRevalidator } from '@remix-run/react'
import { useId, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { FilterIcon } from '~/ui/icons'
import { ErrorCard } from '~/ui/states/error-card'
import { ResultNote } from '~/ui/states/result-note'
import { activeFilters, EXPLORE_PATH, type ExplorePage, type ExploreQuery, explorePath, type Total } from './explore'
import { FilterChips, FilterPanel, SearchRow } from './explore-filters'
import { ExploreHead, ExploreTabs } from './explore-head'
import type { ExploreOptions } from './explore-options.server'
import { type ActionsOf, Insights, People } from './explore-results'

type Props = {
  query: ExploreQuery
  page: ExplorePage | null
  options: ExploreOptions
  actionsOf: ActionsOf
  /** The address of the events, and how many are to come. */
  eventsPath: string
  events: Total | undefined
}

const PANEL = 'filters'

/** Explore: search, tabs and results; the filters beside them, or above them on a narrow screen. */
export function ExploreView({ query, page, options, actionsOf, eventsPath, events }: Props) {
  const t = useT('explore')
  const formId = useId()
  const resultsId = useId()
  const [isOpen, setOpen] = useState(false)
  const isPeople = query.tab === 'people'
  const filterCount = activeFilters(query).length
  const { location } = useNavigation()
  const isWaiting = location?.pathname === EXPLORE_PATH
  return (
    <div
      className={
        isPeople
          ? 'grid items-start gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,1fr)_17.5rem] xl:grid-rows-[auto_1fr]'
          : 'max-w-218'
      }
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <ExploreHead isForMessage={isPeople && query.isForMessage} />
        <SearchRow query={query} formId={formId} />
        <ExploreTabs query={query} current={query.tab} totals={{ ...page?.totals, events }} eventsPath={eventsPath} />
        {isPeople ? (
          <div className={`flex flex-wrap items-center gap-2 ${filterCount === 0 ? 'xl:hidden' : ''}`}>
            <Button
              size="s"
              aria-expanded={isOpen}
              aria-controls={PANEL}
              onClick={() => setOpen(!isOpen)}
              className="noscript:hidden xl:hidden"
            >
              <FiltersLabel count={filterCount} />
            </Button>
            {/* Without scripts the panel opens as the target of the address. */}
            <a href={`#${PANEL}`} className={buttonLook('quiet', 's', 'not-noscript:hidden xl:hidden')}>
              <FiltersLabel count={filterCount} />
            </a>
            <FilterChips query={query} options={options} />
          </div>
        ) : null}
      </div>
      {isPeople ? (
        <section
          id={PANEL}
          aria-labelledby={`${PANEL}-title`}
          className={`min-w-0 rounded-card border border-line bg-surface p-4 xl:sticky xl:top-5 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:block xl:max-h-[calc(100dvh-2.5rem)] xl:overflow-y-auto md:p-5 ${isOpen ? '' : 'max-xl:not-target:hidden'}`}
        >
          <h2 id={`${PANEL}-title`} className="mb-3 text-lg">
            {t('filters')}
          </h2>
          <FilterPanel
            query={query}
            options={options}
            formId={formId}
            hasChart={page?.hasChart ?? true}
            onDone={() => setOpen(false)}
          />
        </section>
      ) : null}
      <section
        aria-labelledby={resultsId}
        aria-busy={isWaiting}
        className={`min-w-0 transition-opacity ${isPeople ? '' : 'mt-4'} ${isWaiting ? 'opacity-60' : ''}`}
      >
        <h2 id={resultsId} className="sr-only">
          {t('results')}
        </h2>
        {page ? <FoundCount page={page} /> : null}
        {page ? <Results page={page} actionsOf={actionsOf} /> : <Failed query={query} />}
      </section>
    </div>
  )
}

function FiltersLabel({ count }: { count: number }) {
  const t = useT('explore')
  return (
    <>
      <FilterIcon className="size-4" />
      {t('filters')}
      {count > 0 ? <span className="tabular font-normal text-muted">{t('filtersOn', { count })}</span> : null}
    </>
  )
}

function FoundCount({ page: { query, cursor, totals } }: { page: ExplorePage }) {
  const t = useT('explore')
  const { count, isMore } = totals[query.tab]
  return (
    <ResultNote search={`${explorePath(query)} ${cursor ?? ''}`}>
      {t(isMore ? 'foundMore' : 'found', { count })}
    </ResultNote>
  )
}

function Results({ page, actionsOf }: { page: ExplorePage; actionsOf: ActionsOf }) {
  // Another search starts a new list.
  const key = `${explorePath(page.query)} ${page.cursor ?? ''}`
  return page.query.tab === 'people' ? (
    <People key={key} page={page} actionsOf={actionsOf} />
  ) : (
    <Insights key={key} page={page} />
  )
}

/** The database failed: offers to load the page again. */
function Failed({ query }: { query: ExploreQuery }) {
  const t = useT('explore')
  const common = useT('common')
  const { revalidate, state } = useRevalidator()
  const { pathname, search } = useLocation()
  return (
    <ErrorCard
      title={t(query.tab === 'people' ? 'failed' : 'failedInsights', { message: t('failedMessage') })}
      retryLabel={common('retry')}
      onRetry={revalidate}
      retryHref={pathname + search}
      retrying={state === 'loading'}
    />
  )
}
