import { Link, useFetcher, useLocation, useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { countText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { SparkIcon } from '~/ui/icons'
import { EmptyState } from '~/ui/states/empty-state'
import { ErrorCard } from '~/ui/states/error-card'
import { LoadMore } from '~/ui/states/load-more'
import { Skeleton } from '~/ui/states/skeleton'
import { InsightCardItem } from './insight-card'
import {
  type CardsPage,
  FILTERS,
  INSIGHTS_PATH,
  type InsightCards,
  type InsightCounts,
  type InsightFilter,
  insightsPath,
} from './insights'

/** The tab of cards: how much there is, filters, the cards. */
export function InsightCardsView({ page, counts }: { page: CardsPage; counts: InsightCounts | null }) {
  const t = useT('insights-page')
  const language = useLanguage()
  const { location } = useNavigation()
  const isWaiting = location?.pathname === INSIGHTS_PATH
  const { filter, cards, today } = page
  return (
    <>
      <InsightTiles counts={counts} today={today} />
      <InsightFilters current={filter} />
      <section
        aria-labelledby="insight-cards"
        aria-busy={isWaiting}
        className={`min-w-0 transition-opacity ${isWaiting ? 'opacity-60' : ''}`}
      >
        <h2 id="insight-cards" className="sr-only">
          {t(`filter.${filter}`)}
        </h2>
        {cards === null ? (
          <Failed />
        ) : cards.items.length === 0 && !cards.cursor ? (
          <NoInsights page={page} />
        ) : (
          // Another filter or language is another list: what was fetched after the first page belongs to the old one.
          <InsightList key={`${language} ${insightsPath(cards.filter, cards.cursor)}`} cards={cards} />
        )}
      </section>
    </>
  )
}

function NoInsights({ page: { filter, hasType } }: { page: CardsPage }) {
  const t = useT('insights-page')
  const needsType = filter === 'for-you' && !hasType
  return (
    <EmptyState
      icon={<SparkIcon className="size-6" />}
      title={t(needsType ? 'noType' : 'none')}
      action={
        needsType ? (
          <ButtonLink to="/app/settings?tab=hd-data" variant="primary">
            {t('enterBirthData')}
          </ButtonLink>
        ) : filter === 'all' ? null : (
          <ButtonLink to={insightsPath('all')}>{t('showAll')}</ButtonLink>
        )
      }
    >
      {needsType ? t('noTypeText') : null}
    </EmptyState>
  )
}

/** The database did not answer: the same page is asked for once more. */
function Failed() {
  const t = useT('insights-page')
  const common = useT('common')
  const { revalidate, state } = useRevalidator()
  const { pathname, search } = useLocation()
  return (
    <ErrorCard
      title={t('failed', { message: t('failedMessage') })}
      retryLabel={common('retry')}
      onRetry={revalidate}
      retryHref={pathname + search}
      retrying={state === 'loading'}
    />
  )
}

/** How much there is to read, and the day; in one row, on a phone in two. */
function InsightTiles({ counts, today }: { counts: InsightCounts | null; today: CardsPage['today'] }) {
  const t = useT('insights-page')
  const language = useLanguage()
  const figure = (count: number | undefined) => (count === undefined ? '–' : countText(count, language))
  const tiles = [
    { label: t('tile.free'), figure: figure(counts?.free) },
    { label: t('tile.premium'), figure: figure(counts?.premium) },
    { label: t('tile.forYou'), figure: figure(counts?.forType) },
    { label: t('tile.day'), figure: String(today.day), hint: today.month },
  ]
  return (
    <dl
      aria-label={t('tiles')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4"
    >
      {tiles.map(({ label, figure, hint }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3">
          <dt className="text-sm leading-4.5 text-pretty text-muted">{label}</dt>
          <dd className="tabular font-serif font-medium text-2xl leading-8">
            {figure}
            {hint ? <span className="ml-2 inline-block font-sans text-sm text-muted">{hint}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const PILL =
  'inline-flex min-h-9 items-center rounded-full border border-line-strong px-3.5 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-ink'

/** What the texts are about, each with its own address; a press shows at once which is chosen. */
function InsightFilters({ current }: { current: InsightFilter }) {
  const t = useT('insights-page')
  const { location } = useNavigation()
  const chosen =
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
              aria-current={filter === chosen ? 'page' : undefined}
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

const GRID = 'grid grid-cols-1 gap-3 md:grid-cols-2'

/** The cards, with more of them as one asks; an honest word where they end. */
function InsightList({ cards }: { cards: InsightCards }) {
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

/** What the loader of the page answers; null where nothing came. */
export type MoreInsights = { page: CardsPage | null }

/** The pages of a list: the first, and those that were asked for after it. */
function useMoreInsights(first: InsightCards) {
  const fetcher = useFetcher<MoreInsights>()
  const [more, setMore] = useState<InsightCards[]>([])
  const pages = [first, ...more]
  const answer = fetcher.data
  const nextCursor = pages.at(-1)?.nextCursor ?? null

  useEffect(() => {
    const cards = answer?.page?.cards
    if (!cards?.cursor) return
    setMore((known) => ((known.at(-1) ?? first).nextCursor === cards.cursor ? [...known, cards] : known))
  }, [answer, first])

  const next = nextCursor && insightsPath(first.filter, nextCursor)
  return {
    pages,
    next,
    isLoading: fetcher.state !== 'idle',
    hasFailed: fetcher.state === 'idle' && answer !== undefined && !answer.page?.cards,
    // The frame of the page has the same address: this means what stands in it.
    load: () => next && fetcher.load(next.replace('?', '?index&')),
  }
}
