import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { useMoreItems } from '~/platform/client/use-more-items'
import { LoadMore } from '~/ui/states/load-more'
import { FoundEvents } from './found-events'
import { FoundPeople } from './found-people'
import { FoundPosts } from './found-posts'
import { FoundGates, FoundInsights } from './found-to-read'
import { type SearchFinds, type SearchPageData, type Section, searchPath } from './search'

type Props = { page: SearchPageData; finds: SearchFinds; section: Section }

/** The finds of one part, with more of them as one asks; an honest word where they end. */
export function SectionFinds({ page, finds, section }: Props) {
  const t = useT('search')
  const common = useT('common')
  const { items, next, state, load } = useMoreItems<SearchPageData, SearchFinds[Section]['items'][number]>(page, {
    itemsOf: (each) => each.finds?.[section].items ?? [],
    keyOf: ({ id }) => id,
    cursorOf: (each) => each.query.cursor,
    nextOf: (each) => each.finds?.[section].nextCursor ?? null,
    pathTo: (cursor) => searchPath({ ...page.query, cursor }),
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      {listOf(section, { ...finds, [section]: { ...finds[section], items } }, page.query.q)}
      <LoadMore
        to={next}
        state={state}
        onPress={load}
        label={state === 'loading' ? common('loading') : t('loadMore')}
        failedLabel={t('loadFailed')}
        endLabel={t('end')}
      />
    </div>
  )
}

/** The finds of a part as a list; of none, as muted words may leave it, there is no list. */
export function listOf(section: Section, finds: SearchFinds, q: string): ReactNode {
  const { people, posts, insights, events, gates } = finds
  if (finds[section].items.length === 0) return null
  if (section === 'people') return <FoundPeople people={people.items} q={q} />
  if (section === 'posts') return <FoundPosts posts={posts.items} q={q} />
  if (section === 'insights') return <FoundInsights insights={insights.items} q={q} />
  if (section === 'events') return <FoundEvents events={events.items} q={q} />
  return <FoundGates gates={gates.items} q={q} />
}
