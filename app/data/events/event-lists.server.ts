import { and, asc, desc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { eventGuests, events } from '../../../drizzle/schema/events'
import { users } from '../../../drizzle/schema/users'
import type { ListCursor } from '../../domain/community/search/list-cursor'
import type { EventKind, EventLanguage, GuestState } from '../../domain/events/event-kinds'
import { eventWords } from '../../domain/events/event-words.server'
import {
  DURATION_MAX_DAYS,
  EVENTS_COUNTED,
  EVENTS_LOOKED_THROUGH,
  EVENTS_PAGE_SIZE,
  GUESTS_SHOWN,
} from '../../domain/events/limits'
import { isPrefix } from '../../domain/text/search/search-words'
import { stemToken, wordStem } from '../../domain/text/search/word-stems.server'
import { listedColumns } from '../members/member-page.server'
import { eventVisibleTo, isHostFree, isNotMutedBy, photoVisibleTo, profileVisibleTo } from '../visibility.server'
import { comesAfter, placeBehind, type Step } from '../walk.server'
import { aheadOf, guestStateOf } from './events.server'

const DAY_MILLISECONDS = 86_400_000

/** What a viewer looks for among events. */
export type EventQuery = {
  when: 'upcoming' | 'past'
  /** Only what they host or registered for; what was cancelled is among it. */
  isMine: boolean
  kind: EventKind | null
  isOnline: boolean | null
  language: EventLanguage | null
  /** As `searchWords` gives them: the event holds each of them or its stem, the last one as a beginning. */
  words: readonly string[]
}

type Asking = {
  viewerId: string
  query: EventQuery
  now: Date
  /** Nothing of those whom the viewer muted. */
  isQuiet?: boolean
}

/** Where a page of found events ends: 0 among those that hold the words as typed, 1 among those that hold other forms. */
export type FoundEventCursor = ListCursor & { tier: 0 | 1 }

/**
 * A page of events, and one more where it goes on: the next first, of past ones the last. With `isExactFirst` those that hold the
 * words as they are typed come before those that hold other forms of them, and the cursor is a `FoundEventCursor`.
 */
export function listEvents(
  db: Database,
  {
    after,
    isExactFirst = false,
    ...asking
  }: Asking & { after: ListCursor | FoundEventCursor | null; isExactFirst?: boolean },
) {
  const tier = isExactFirst ? sql<0 | 1>`iif(${holdsAsTyped(asking.query.words)}, 0, 1)` : sql<0 | 1>`0`
  const order = asking.query.when === 'past' ? desc : asc
  const { id, username, fullName } = users
  const near = looked(db, asking, isNarrow(asking.query) ? null : after)
  const isLater = behind(asking.query, after)
  const isBehind =
    after && 'tier' in after ? sql`(${tier} > ${after.tier} OR (${tier} = ${after.tier} AND ${isLater}))` : isLater
  return db
    .select({
      id: events.id,
      kind: events.kind,
      title: events.title,
      language: events.language,
      isOnline: events.isOnline,
      city: events.city,
      cityRu: events.cityRu,
      countryCode: events.countryCode,
      timeZone: events.timeZone,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      capacity: events.capacity,
      state: events.state,
      goingCount: events.goingCount,
      waitingCount: events.waitingCount,
      guestState: guestStateOf(asking.viewerId),
      tier: tier.as('tier'),
      host: { id, username, fullName, avatarUrl: photoVisibleTo(asking.viewerId) },
    })
    .from(near)
    .crossJoin(events)
    .crossJoin(users)
    .where(and(eq(events.id, near.nearId), eq(users.id, events.hostId), matches(asking), isBehind))
    .orderBy(...(isExactFirst ? [asc(sql`tier`)] : []), order(near.nearAt), order(near.nearId))
    .limit(EVENTS_PAGE_SIZE + 1)
}

/** How many there are; one more than a tab counts says that there are more. */
export async function countEvents(db: Database, asking: Asking): Promise<number> {
  const near = looked(db, asking, null)
  const some = db
    .select({ id: events.id })
    .from(near)
    .crossJoin(events)
    .crossJoin(users)
    .where(and(eq(events.id, near.nearId), eq(users.id, events.hostId), matches(asking)))
    .limit(EVENTS_COUNTED + 1)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(some)
  return row?.count ?? 0
}

/**
 * What is looked through, whatever of it fits: one's own, or those nearest to now, and of a list of all on its next page those
 * behind the one before. So a question reads so many and no more, however many there are or ever were.
 */
function looked(db: Database, { viewerId, query, now }: Asking, after: ListCursor | null) {
  const order = query.when === 'past' ? desc : asc
  if (query.isMine) {
    const own = sql`(SELECT id, starts_at AS at FROM ${events} WHERE host_id = ${viewerId}
      UNION SELECT event_id, (SELECT starts_at FROM ${events} WHERE id = event_id) FROM ${eventGuests}
        WHERE user_id = ${viewerId}) AS own`
    return db
      .select({ nearId: sql<string>`own.id`.as('near_id'), nearAt: sql<Date>`own.at`.as('near_at') })
      .from(own)
      .as('near')
  }
  return db
    .select({ nearId: sql<string>`${events.id}`.as('near_id'), nearAt: sql<Date>`${events.startsAt}`.as('near_at') })
    .from(events)
    .where(and(sql`${events.state} = 'planned'`, behind(query, after) ?? fromNow(query, now)))
    .orderBy(order(events.startsAt), order(events.id))
    .limit(EVENTS_LOOKED_THROUGH)
    .as('near')
}

/** By the column that the index is in the order of; no event is longer than two weeks. */
const fromNow = ({ when }: EventQuery, now: Date) =>
  when === 'upcoming'
    ? gt(events.startsAt, new Date(now.getTime() - DURATION_MAX_DAYS * DAY_MILLISECONDS))
    : lte(events.startsAt, now)

const behind = ({ when }: EventQuery, after: ListCursor | null) =>
  after
    ? sql`(${events.startsAt}, ${events.id}) ${sql.raw(when === 'past' ? '<' : '>')} (${after.at}, ${after.id})`
    : undefined

function matches({ viewerId, query, now, isQuiet = false }: Asking): SQL | undefined {
  const { when, isMine, kind, isOnline, language, words } = query
  return and(
    when === 'upcoming' ? gt(events.endsAt, now) : lte(events.endsAt, now),
    isMine ? undefined : isHostFree(now),
    kind === null ? undefined : eq(events.kind, kind),
    isOnline === null ? undefined : eq(events.isOnline, isOnline),
    language === null ? undefined : eq(events.language, language),
    holdsWords(words),
    eventVisibleTo(viewerId),
    isQuiet ? isNotMutedBy(viewerId, now.getTime()) : undefined,
  )
}

/** With spaces around, so that a word is compared from its first letter to its last. */
const paddedWords = sql`' ' || ${events.words} || ' '`
const isWordThere = (words: readonly string[], place: number) => {
  const isBeginning = place === words.length - 1 && isPrefix(words[place]!)
  return sql`instr(${paddedWords}, ${` ${words[place]}${isBeginning ? '' : ' '}`}) > 0`
}

const holdsAsTyped = (words: readonly string[]) => and(sql`1`, ...words.map((_, place) => isWordThere(words, place)))

const holdsWords = (words: readonly string[]) =>
  and(
    ...words.map((word, place) => {
      const stem = wordStem(word)
      return or(isWordThere(words, place), stem ? sql`instr(${paddedWords}, ${` ${stemToken(stem)} `}) > 0` : undefined)
    }),
  )

const isNarrow = ({ kind, isOnline, language, words }: EventQuery) =>
  kind !== null || isOnline !== null || language !== null || words.length > 0

/** Where the viewer may know where it is online: who goes, and the host. */
const isLet = (viewerId: string) => sql`(${events.hostId} = ${viewerId} OR ${guestStateOf(viewerId)} = 'going')`

const selectEvent = (db: Database, viewerId: string, id: string) =>
  db
    .select({
      event: {
        id: events.id,
        hostId: events.hostId,
        kind: events.kind,
        title: events.title,
        description: events.description,
        language: events.language,
        isOnline: events.isOnline,
        link: sql<string | null>`CASE WHEN ${isLet(viewerId)} THEN ${events.link} END`,
        hasLink: sql<boolean>`${events.link} IS NOT NULL`.mapWith(Boolean),
        city: events.city,
        cityRu: events.cityRu,
        countryCode: events.countryCode,
        address: events.address,
        timeZone: events.timeZone,
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        capacity: events.capacity,
        state: events.state,
        cancelNote: events.cancelNote,
        sequence: events.sequence,
        goingCount: events.goingCount,
        waitingCount: events.waitingCount,
        createdAt: events.createdAt,
        updatedAt: events.updatedAt,
        guestState: guestStateOf(viewerId),
        ahead: aheadOf(viewerId),
      },
      // Not their id once more: of two columns of one name a batch gives only one.
      host: { username: users.username, fullName: users.fullName, avatarUrl: photoVisibleTo(viewerId) },
    })
    .from(events)
    .innerJoin(users, eq(users.id, events.hostId))
    .where(and(eq(events.id, id), eventVisibleTo(viewerId)))

/** An event as a viewer sees it; null where they do not. */
export async function findEvent(db: Database, viewerId: string, id: string) {
  const [found] = await selectEvent(db, viewerId, id)
  return found ?? null
}

/**
 * The first guests of an event whom a viewer may see, in the order they came; the others are in its counts. Who waits only the
 * host is told by name.
 */
const selectGuests = (db: Database, viewerId: string, id: string, state: GuestState) =>
  db
    .select({ member: listedColumns(viewerId) })
    .from(eventGuests)
    .innerJoin(users, and(eq(users.id, eventGuests.userId), profileVisibleTo(viewerId)))
    .where(
      and(
        eq(eventGuests.eventId, id),
        eq(eventGuests.state, state),
        state === 'waiting' ? sql`${viewerId} = (SELECT host_id FROM ${events} WHERE id = ${id})` : undefined,
      ),
    )
    .orderBy(asc(eventGuests.position))
    .limit(GUESTS_SHOWN)

/** An event with its guests, in one message to the database. */
export async function readEventPage(db: Database, viewerId: string, id: string) {
  const [[found], going, waiting] = await db.batch([
    selectEvent(db, viewerId, id),
    selectGuests(db, viewerId, id, 'going'),
    selectGuests(db, viewerId, id, 'waiting'),
  ])
  if (!found) return null
  const isHost = found.event.hostId === viewerId
  const members = (rows: typeof going) => rows.map(({ member }) => member)
  return { ...found, isHost, going: members(going), waiting: members(waiting) }
}

/** Rows a statement, which sends all their words: D1 takes two megabytes in one value. */
const AT_ONCE = 40

/** Rewrites the words of events that were written by another release, the oldest first. */
export const mendEventWords =
  (db: Database): Step =>
  async (after, rows) => {
    const { id, title, description, city, cityRu, words, createdAt } = events
    const found = await db
      .select({ id, title, description, city, cityRu, words, createdAt })
      .from(events)
      .where(comesAfter(after, createdAt, id))
      .orderBy(createdAt, id)
      .limit(rows)
    const outdated = found.flatMap((event) => {
      const wanted = eventWords(event)
      return wanted === event.words ? [] : [{ id: event.id, was: event.words, words: wanted }]
    })
    for (let start = 0; start < outdated.length; start += AT_ONCE) {
      const given = sql`json_each(${JSON.stringify(outdated.slice(start, start + AT_ONCE))})`
      // An event that was changed after it was read has its new words already.
      await db.run(sql`UPDATE ${events} SET words = given.value->>'words' FROM ${given} AS given
        WHERE ${events.id} = given.value->>'id' AND ${events.words} = given.value->>'was'`)
    }
    return { done: outdated.length, next: placeBehind(found, rows) }
  }
