import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { PeopleIcon } from '~/ui/icons'
import { MemberCard } from '~/ui/members/member-card'
import { EmptyState } from '~/ui/states/empty-state'
import { Skeleton } from '~/ui/states/skeleton'
import { type ExplorePage, type ExplorePerson, explorePath, wishesOf, withoutFilters } from './explore'
import { FoundList } from './found-list'
import { useMore } from './use-more'

const GRID = 'grid grid-cols-1 gap-3 md:grid-cols-2'

/** What can be done about a person from the list, where one of them is the first; the page composes it of other features. */
export type ActionsOf = (person: ExplorePerson, isFirst: boolean) => ReactNode

type Props = { page: ExplorePage; actionsOf: ActionsOf }

/** Members that were found, as cards. */
export function People({ page, actionsOf }: Props) {
  const t = useT('explore')
  const { items, list, ...more } = useMore(page, 'people')
  const first = items.find(({ isViewer }) => !isViewer)
  if (items.length === 0 && !page.cursor) return <NoPeople page={page} />
  return (
    <FoundList page={page} more={more} waiting={<PeopleSkeleton />} end={t(page.isWaiting ? 'endForNow' : 'end')}>
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
    </FoundList>
  )
}

/** Cards that are on their way. */
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
  const isFiltered = wishesOf(query).length > 0
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
