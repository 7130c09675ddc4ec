import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/button-link'
import { FoundPeople } from './found-people'
import { FoundPosts } from './found-posts'
import { FoundGates, FoundInsights } from './found-to-read'
import type { SearchFinds, SearchPageData, Section } from './search'
import { useMoreFinds } from './use-more-finds'

/** The finds of one part, with more of them as one asks; an honest word where they end. */
export function SectionFinds({ page, section }: { page: SearchPageData; section: Section }) {
  const t = useT('search')
  const common = useT('common')
  const { pages, next, loading, failed, load } = useMoreFinds(page, section)
  return (
    <div className="grid grid-cols-1 gap-3">
      {pages.map(({ query, finds }) =>
        finds ? <div key={query.cursor ?? ''}>{listOf(section, finds, query.q)}</div> : null,
      )}
      {failed ? (
        <p role="alert" className="text-center text-danger">
          {t('loadFailed')}
        </p>
      ) : null}
      {next ? (
        <ButtonLink
          to={next}
          className="justify-self-center"
          aria-disabled={loading || undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            if (!loading) load()
          }}
        >
          {loading ? common('loading') : t('loadMore')}
        </ButtonLink>
      ) : (
        <p className="py-2 text-center text-sm text-muted">{t('end')}</p>
      )}
    </div>
  )
}

/** The finds of a part as a list; of none, as muted words may leave it, there is no list. */
export function listOf(section: Section, finds: SearchFinds, q: string): ReactNode {
  const { people, posts, insights, gates } = finds
  if (finds[section].items.length === 0) return null
  if (section === 'people') return <FoundPeople people={people.items} q={q} />
  if (section === 'posts') return <FoundPosts posts={posts.items} q={q} />
  if (section === 'insights') return <FoundInsights insights={insights.items} q={q} />
  return <FoundGates gates={gates.items} q={q} />
}
