import { useLocation, useNavigation, useRevalidator } from '@remix-run/react'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '~/locales/use-t'
import { useMoreItems } from '~/platform/client/use-more-items'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { buttonLook } from '~/ui/controls/button-look'
import { FilterIcon, PeopleIcon, SunIcon } from '~/ui/icons'
import { InsightFold, InsightLink } from '~/ui/layout/insight-fold'
import { MemberCard } from '~/ui/members/member-card'
import { EmptyState } from '~/ui/states/empty-state'
import { ErrorCard } from '~/ui/states/error-card'
import { LoadMore } from '~/ui/states/load-more'
import { ResultNote } from '~/ui/states/result-note'
import { Skeleton } from '~/ui/states/skeleton'
import {
  activeFilters,
  EXPLORE_PATH,
  type ExploreInsight,
  type ExplorePage,
  type ExplorePerson,
  type ExploreQuery,
  explorePath,
  type Tab,
  type Total,
  withoutFilters,
} from './explore'
import type { ExploreOptions } from './explore.server'
import { FilterChips, FilterPanel, SearchRow } from './explore-filters'
import { ExploreHead, ExploreTabs } from './explore-head'

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

/** Two in a row; the last of an odd number takes the whole row. */
const GRID = 'grid grid-cols-1 gap-3 md:grid-cols-2 md:*:last:odd:col-span-2'

/** The actions on a card, which the route composes of other features; the first person's are the main ones. */
type ActionsOf = (person: ExplorePerson, isFirst: boolean) => ReactNode

type PeopleProps = { page: ExplorePage; actionsOf: ActionsOf }

/** The people found, as cards. */
function People({ page, actionsOf }: PeopleProps) {
  const t = useT('explore')
  const { items, list, ...more } = useMore(page, 'people')
  const first = items.find(({ isViewer }) => !isViewer)
  if (items.length === 0 && !page.cursor) return <NoPeople page={page} />
  return (
    <ResultList page={page} more={more} waiting={<PeopleSkeleton />} end={t(page.isWaiting ? 'endForNow' : 'end')}>
      <ul ref={list} className={GRID}>
        {items.map((person) => (
          <MemberCard
            key={person.id}
            member={person}
            match={person.match}
            isOnline={person.isOnline}
            actions={
              person.isViewer ? (
                <span className="flex min-h-8.5 items-center text-sm text-muted">{t('you')}</span>
              ) : (
                actionsOf(person, person === first)
              )
            }
          />
        ))}
      </ul>
    </ResultList>
  )
}

function PeopleSkeleton() {
  return (
    <div aria-hidden="true" className={GRID}>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className="grid gap-3 rounded-card border border-line bg-surface p-4 md:p-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full" />
            <Skeleton className="h-5 w-1/2" />
          </div>
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-15 w-full" />
          <Skeleton className="h-8.5 w-full" />
        </div>
      ))}
    </div>
  )
}

function NoPeople({ page: { query, isWaiting } }: { page: ExplorePage }) {
  const t = useT('explore')
  const isFiltered = activeFilters(query).length > 0
  if (isWaiting) {
    return (
      <EmptyState icon={<PeopleIcon className="size-6" />} title={t('noneYet')}>
        {t('endForNow')}
      </EmptyState>
    )
  }
  if (!isFiltered && !query.q) return <EmptyState icon={<PeopleIcon className="size-6" />} title={t('none')} />
  return (
    <EmptyState
      icon={<PeopleIcon className="size-6" />}
      title={t('noneFound')}
      action={
        <>
          {isFiltered ? <ButtonLink to={explorePath(withoutFilters(query))}>{t('clearFilters')}</ButtonLink> : null}
          {query.q ? <ButtonLink to={explorePath({ ...query, q: '' })}>{t('clearSearch')}</ButtonLink> : null}
        </>
      }
    >
      {t('noneFoundText')}
    </EmptyState>
  )
}

const INSIGHT_SHEET = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface'

/** The insights found; each opens in place. */
function Insights({ page }: { page: ExplorePage }) {
  const t = useT('explore')
  const { items, list, ...more } = useMore(page, 'insights')
  if (items.length === 0 && !page.cursor) return <NoInsights page={page} />
  return (
    <ResultList page={page} more={more} waiting={<Skeleton className="h-30 w-full" />} end={t('endInsights')}>
      <ul ref={list} className={`${GRID} items-start`}>
        {items.map((insight) => (
          <li key={insight.id} className={INSIGHT_SHEET}>
            <InsightCard insight={insight} />
          </li>
        ))}
      </ul>
    </ResultList>
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
    <InsightLink subject={insight.subject} />
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

type ResultListProps = {
  page: ExplorePage
  more: Pick<ReturnType<typeof useMore>, 'next' | 'state' | 'load'>
  children: ReactNode
  /** Shown while the next page loads. */
  waiting: ReactNode
  end: string
}

/** The results of a tab with a button for the next page. */
function ResultList({ page, more: { next, state, load }, children, waiting, end }: ResultListProps) {
  const t = useT('explore')
  return (
    <div className="grid grid-cols-1 gap-3">
      {page.cursor ? (
        <ButtonLink to={explorePath(page.query)} variant="ghost" size="s" className="justify-self-center">
          {t('fromStart')}
        </ButtonLink>
      ) : null}
      {children}
      {state === 'loading' ? waiting : null}
      <LoadMore
        to={next}
        state={state}
        onPress={load}
        label={t('loadMore')}
        failedLabel={t('loadFailed')}
        endLabel={end}
      />
    </div>
  )
}

type ItemOf<T extends Tab> = NonNullable<ExplorePage[T]>['items'][number]

/** The results of a tab: the first page, and those loaded after it. */
const useMore = <T extends Tab>(first: ExplorePage, tab: T) =>
  useMoreItems<ExplorePage, ItemOf<T>>(first, {
    itemsOf: (page) => page[tab]?.items ?? [],
    keyOf: ({ id }) => id,
    cursorOf: (page) => page.cursor,
    nextOf: (page) => page[tab]?.nextCursor ?? null,
    pathTo: (cursor) => explorePath(first.query, cursor),
    // The layout route has the same address; `index` asks for the page's own data.
    fetched: (path) => path.replace('?', '?index&'),
  })
