import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { useMoreItems } from '~/platform/client/use-more-items'
import { ButtonLink } from '~/ui/controls/button-link'
import { LoadMore } from '~/ui/states/load-more'
import { ConnectionItem } from './connection-item'
import { type ConnectionsPage, connectionsPath } from './connections-page'
import { NoConnections } from './no-connections'

/** One of the lists, with the way on, or that it ends here. */
export function ConnectionList({ page }: { page: ConnectionsPage }) {
  const t = useT('connections')
  const { query } = page
  const { items, next, state, list, load } = useMoreItems(page, {
    itemsOf: ({ cards }: ConnectionsPage) => cards,
    keyOf: ({ id }) => id,
    cursorOf: (each) => each.query.cursor,
    nextOf: ({ nextCursor }) => nextCursor,
    pathTo: (cursor) => connectionsPath({ ...query, cursor }),
  })
  if (items.length === 0 && query.cursor === null) return <NoConnections query={query} />
  return (
    <div className="grid gap-5">
      {query.cursor === null ? null : (
        <Link
          to={connectionsPath({ ...query, cursor: null })}
          preventScrollReset
          className="underline underline-offset-4"
        >
          {t('first')}
        </Link>
      )}
      <h2 className="sr-only">{t(`tab.${query.tab}`)}</h2>
      <ul ref={list} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((card, place) => (
          <ConnectionItem key={card.id} card={card} isMain={place === 0} />
        ))}
      </ul>
      <LoadMore
        to={next}
        state={state}
        onPress={load}
        label={t(state === 'failed' ? 'again' : 'more')}
        failedLabel={t('moreFailed')}
        endLabel={t(`end.${query.tab}`)}
      />
      {next === null && query.tab === 'matches' ? (
        <p className="-mt-3 text-center">
          <ButtonLink to="/app/explore">{t('toExplore')}</ButtonLink>
        </p>
      ) : null}
    </div>
  )
}
