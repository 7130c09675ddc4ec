import { listConnections } from '~/data/connections/connections.server'
import { listFollowers, listFollowing } from '~/data/connections/follows.server'
import { parseCursor, toCursor } from '~/domain/community/search/list-cursor'
import type { Relation } from '~/domain/membership/visibility'
import type { Context } from '~/platform/server/context.server'
import { PEOPLE_LISTS, type People, type PeopleList } from './follows'

const LISTS = { connections: listConnections, followers: listFollowers, following: listFollowing }

type Seen = {
  memberId: string
  relation: Relation
  /** Who looks; null is a visitor. */
  lookerId: string | null
}

/**
 * A list of the people around a member, as far as whoever looks finds each of them. Whom somebody is connected with is for
 * their connections; who follows whom is for everybody who sees the page.
 */
export async function loadPeople({ db }: Context, request: Request, seen: Seen): Promise<People> {
  const { memberId, relation, lookerId } = seen
  const params = new URL(request.url).searchParams
  const lists = PEOPLE_LISTS.filter((list) => list !== 'connections' || seesConnections(relation))
  const list = wanted(params.get('list'), lists)
  const cursor = params.get('cursor')
  const after = parseCursor(cursor)
  const { members, hiddenCount, next } = await LISTS[list](db, { memberId, viewerId: lookerId, after })
  return {
    list,
    lists,
    people: members.map(({ id, ...person }) => ({ ...person, isViewer: id === lookerId })),
    hiddenCount,
    nextCursor: next && toCursor(next),
    cursor: after && cursor,
  }
}

const seesConnections = (relation: Relation) => relation === 'owner' || relation === 'connection'

const wanted = (said: string | null, lists: readonly PeopleList[]): PeopleList =>
  lists.find((list) => list === said) ?? lists[0] ?? 'followers'
