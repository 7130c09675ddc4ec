import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { MATCH_GROUPS } from '~/domain/human-design/composite/score-band'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { HeartIcon, SearchIcon } from '~/ui/icons'
import { TabLinks } from '~/ui/layout/tab-links'
import { EmptyState } from '~/ui/states/empty-state'
import { ListEnd } from '~/ui/states/load-more'
import { type LoveList as List, LOVE_PATH, lovePath, MOST_PAGES } from './love'
import { LoveCard } from './love-card'

/** The tabs with their people, or what a name found. */
export function LoveList({ list }: { list: List }) {
  const t = useT('love')
  const words = useT('love-match')
  const { query, counts, cards, hasMore, left, nextMonth } = list
  const { q, tab, more } = query
  const items = useFocusOnNext(cards.length, more)
  const isComing = useNavigation().location?.pathname === LOVE_PATH
  const label = q ? t('found', { q }) : words(`group.${tab}`)
  return (
    <section aria-label={label} className="grid min-w-0 grid-cols-1 gap-4">
      {q ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lg wrap-anywhere">{label}</h2>
          <ButtonLink to={lovePath({ tab })} variant="ghost" size="s">
            {t('clear')}
          </ButtonLink>
        </div>
      ) : (
        <div>
          <TabLinks
            label={t('tabs')}
            tabs={MATCH_GROUPS.map((group) => ({
              to: lovePath({ tab: group }),
              current: group === tab,
              label: (
                <span>
                  {words(`group.${group}`)} <span className="tabular text-sm text-faint">{counts[group]}</span>
                </span>
              ),
            }))}
          />
          <p className="mt-2 text-sm text-pretty text-muted">
            {t(RANGES[tab])}. {words('group.rest')}
          </p>
        </div>
      )}
      <div aria-busy={isComing || undefined} className="grid grid-cols-1 gap-4 transition-opacity aria-busy:opacity-60">
        {cards.length === 0 ? (
          <Nobody list={list} />
        ) : (
          <ul ref={items} className="grid grid-cols-1 gap-4">
            {cards.map((card) => (
              <LoveCard key={card.username} card={card} openings={{ left, nextMonth }} />
            ))}
          </ul>
        )}
        {cards.length === 0 ? null : hasMore && more < MOST_PAGES ? (
          <div className="grid justify-items-center py-2">
            <ButtonLink
              to={lovePath({ ...query, open: null, more: q && more === 0 ? 2 : more + 1 })}
              preventScrollReset
            >
              {t('more')}
            </ButtonLink>
          </div>
        ) : (
          <ListEnd>{t('end')}</ListEnd>
        )}
      </div>
    </section>
  )
}

const RANGES = { soulmates: 'rangeSoulmates', high: 'rangeHigh', good: 'rangeGood' } as const

function Nobody({ list: { query, compared, notCompared, preferences } }: { list: List }) {
  const t = useT('love')
  if (query.q) {
    return (
      <EmptyState icon={<SearchIcon className="size-6" />} title={t('notFound')}>
        {t('notFoundText')}
      </EmptyState>
    )
  }
  const isFiltering = preferences.filtering === 'on'
  const isFirst = compared + notCompared === 0 && !isFiltering
  return (
    <EmptyState icon={<HeartIcon className="size-6" />} title={isFirst ? t('nobody') : t(`empty.${query.tab}`)}>
      {t(isFirst ? 'nobodyText' : isFiltering ? 'emptyFiltered' : 'emptyText')}
    </EmptyState>
  )
}

/** More of the list takes the focus, since the link that brought it may have gone. */
function useFocusOnNext(shown: number, more: number) {
  const items = useRef<HTMLUListElement>(null)
  const before = useRef({ shown, more })
  useEffect(() => {
    const was = before.current
    before.current = { shown, more }
    if (more > was.more && shown > was.shown) items.current?.children[was.shown]?.querySelector('a')?.focus()
  }, [shown, more])
  return items
}
