import { Link } from '@remix-run/react'
import { useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { useArrivals } from '~/platform/client/use-more-items'
import { buttonLook } from '~/ui/controls/button-look'
import { PeopleIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import { VerifiedTick } from '~/ui/members/verified-tick'
import { EmptyState } from '~/ui/states/empty-state'
import { LoadMore } from '~/ui/states/load-more'
import { FollowButton } from './follow-button'
import type { People, PeopleList, Person } from './follows'

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
        <EmptyList list={first.list} owner={owner} />
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

function EmptyList({ list, owner }: { list: PeopleList; owner: Props['owner'] }) {
  const t = useT('follows')
  const [own, other] = EMPTY[list]
  return (
    <EmptyState icon={<PeopleIcon className="size-7" />} title={t(`empty.${list}`)}>
      {t(owner.isViewer ? own : other, { name: owner.fullName })}
    </EmptyState>
  )
}

type RowProps = {
  person: Person
  /** Whether there is somebody to follow as. */
  isMember: boolean
}

/** One of a list of members: the whole row leads to their page, the button follows them. */
function PersonRow({ person, isMember }: RowProps) {
  const t = useT('follows')
  const { username, fullName, avatarUrl, hdType, isTimeUncertain, isVerified, isFollowed, isViewer } = person
  return (
    <li className="relative flex flex-wrap items-center gap-3 py-3 max-sm:gap-2">
      <Avatar name={fullName} src={avatarUrl} type={hdType} />
      <div className="min-w-0 grow basis-32">
        <p>
          <Link
            to={`/u/${username}`}
            className="font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-control hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {fullName}
          </Link>
          {isVerified ? <VerifiedTick label={t('verified')} className="ml-1 size-4" /> : null}
        </p>
        <p className="facts text-sm text-muted">
          <span className="wrap-anywhere">@{username}</span>
          {hdType ? (
            <span>
              <TypeBadge
                type={hdType}
                label={t(`type.${hdType}`)}
                isTimeUncertain={isTimeUncertain}
                className="font-normal! wrap-anywhere hyphens-auto whitespace-normal! *:first:shrink-0"
              />
            </span>
          ) : null}
        </p>
      </div>
      {isViewer ? <span className="text-sm text-muted">{t('you')}</span> : null}
      {isMember && !isViewer ? (
        <div className="relative">
          <FollowButton username={username} fullName={fullName} isFollowing={isFollowed} size="s" />
        </div>
      ) : null}
    </li>
  )
}

/** A list that grows by pages: the first as it came with the page, the next fetched from where each one ended. */
function useMorePeople(first: People, addressOf: (cursor: string) => string) {
  const [more, setMore] = useState<People[]>([])
  const [source, setSource] = useState(first)
  const [top, setTop] = useState(first.people)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { list, expect } = useArrivals(more)
  const shown = useRef('')
  const which = `${first.list} ${first.cursor}`
  shown.current = which
  if (source !== first) {
    setSource(first)
    if (source.list === first.list && source.cursor === first.cursor) setTop(mergeFirstPage(top, first.people))
    else {
      // Another list, or the same from elsewhere: what was read belongs to the one before.
      setTop(first.people)
      setMore([])
      setState('idle')
    }
  }
  const pages = [{ ...first, people: top }, ...more]
  const cursor = pages[pages.length - 1]!.nextCursor
  const people = new Map(pages.flatMap(({ people }) => people.map((person) => [person.username, person] as const)))
  return {
    people: [...people.values()],
    hiddenCount: pages.reduce((sum, { hiddenCount }) => sum + hiddenCount, 0),
    cursor,
    state,
    /** For the list: what has come takes the focus, since the button may have gone. */
    list,
    loadMore: async () => {
      if (state === 'loading' || cursor === null) return
      setState('loading')
      const page = await fetchPeople(addressOf(cursor))
      if (shown.current !== which) return
      setState(page ? 'idle' : 'failed')
      if (!page) return
      expect(people.size)
      setMore((before) => [...before, page])
    },
  }
}

/**
 * Merges a reloaded first page into the one on screen: new people come first, and nobody but the reader disappears, so that
 * one can follow again whom one stopped following by mistake.
 */
function mergeFirstPage(before: Person[], now: Person[]): Person[] {
  const current = new Map(now.map((person) => [person.username, person]))
  const known = new Set(before.map(({ username }) => username))
  const stay = before.filter(({ username, isViewer }) => current.has(username) || !isViewer)
  return [
    ...now.filter(({ username }) => !known.has(username)),
    ...stay.map((person) => current.get(person.username) ?? { ...person, isFollowed: false }),
  ]
}

async function fetchPeople(address: string): Promise<People | null> {
  try {
    const response = await fetch(address)
    return response.ok ? ((await response.json()) as People) : null
  } catch {
    return null
  }
}
