import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/controls/button-look'
import { PeopleIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { EmptyState } from '~/ui/states/empty-state'
import { LoadMore } from '~/ui/states/load-more'
import type { People, PeopleList } from './follows'
import { PersonRow } from './person-row'
import { useMorePeople } from './use-more-people'

type Props = {
  people: People
  owner: { username: string; fullName: string; isViewer: boolean }
  isMember: boolean
  /** With whose eyes the owner looks. */
  preview: string | null
}

/** Who is connected with a member, who follows them and whom they follow: one list at a time. */
export function PeopleTab({ people: first, owner, isMember, preview }: Props) {
  const t = useT('follows')
  const query = (entries: Record<string, string>) =>
    new URLSearchParams({ list: first.list, ...(preview ? { as: preview } : {}), ...entries }).toString()
  const page = (entries: Record<string, string>) => `?${query({ tab: 'connections', ...entries })}`
  const { people, hiddenCount, cursor, state, list, loadMore } = useMorePeople(
    first,
    (from) => `/resources/people?${query({ of: owner.username, cursor: from })}`,
  )
  return (
    <Card as="section" aria-label={t(`list.${first.list}`)} className="max-w-170">
      <nav aria-label={t('lists')} className="flex flex-wrap gap-2">
        {first.lists.map((name) => (
          <Link
            key={name}
            to={page({ list: name })}
            preventScrollReset
            aria-current={name === first.list ? 'page' : undefined}
            className={buttonLook('ghost', 's', 'aria-[current]:bg-accent-soft aria-[current]:text-ink')}
          >
            {t(`list.${name}`)}
          </Link>
        ))}
      </nav>
      {first.cursor === null ? null : (
        <Link to={page({})} preventScrollReset className="mt-3 inline-block text-sm underline underline-offset-4">
          {t('first')}
        </Link>
      )}
      {people.length === 0 && cursor === null && hiddenCount === 0 ? (
        <NobodyHere list={first.list} owner={owner} />
      ) : (
        <ul ref={list} className="mt-3 divide-y divide-line border-t border-line">
          {people.map((person) => (
            <PersonRow key={person.username} person={person} isMember={isMember} />
          ))}
        </ul>
      )}
      {owner.isViewer && first.list === 'connections' && people.length > 1 ? (
        <p className="border-t border-line pt-3">
          <Link to="/app/penta" className="underline underline-offset-4">
            {t('penta')}
          </Link>
        </p>
      ) : null}
      {hiddenCount > 0 ? (
        <p className="border-t border-line pt-3 text-sm text-faint">{t('hidden', { count: hiddenCount })}</p>
      ) : null}
      <LoadMore
        to={cursor && page({ cursor })}
        state={state}
        onPress={loadMore}
        label={t(state === 'failed' ? 'again' : 'more')}
        failedLabel={t('moreFailed')}
        endLabel=""
      />
    </Card>
  )
}

const EMPTY = {
  connections: ['emptyOwnConnectionsText', 'emptyConnectionsText'],
  followers: ['emptyOwnFollowersText', 'emptyFollowersText'],
  following: ['emptyOwnFollowingText', 'emptyFollowingText'],
} as const

function NobodyHere({ list, owner }: { list: PeopleList; owner: Props['owner'] }) {
  const t = useT('follows')
  const [own, other] = EMPTY[list]
  return (
    <EmptyState icon={<PeopleIcon className="size-7" />} title={t(`empty.${list}`)}>
      {t(owner.isViewer ? own : other, { name: owner.fullName })}
    </EmptyState>
  )
}
