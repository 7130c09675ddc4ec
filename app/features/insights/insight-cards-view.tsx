import { useLocation, useNavigation, useRevalidator } from '@remix-run/react'
import { useLanguage, useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { SparkIcon } from '~/ui/icons'
import { EmptyState } from '~/ui/states/empty-state'
import { ErrorCard } from '~/ui/states/error-card'
import { InsightFilters } from './insight-filters'
import { InsightList } from './insight-list'
import { InsightTiles } from './insight-tiles'
import { type CardsPage, type InsightCounts, insightsPath } from './insights'
import { INSIGHTS_PATH } from './insights-tabs'

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
