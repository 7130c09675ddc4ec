import { env } from 'cloudflare:workers'
import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { type EventPlan, insertEvent } from '~/data/events/events.server'
import { listNotices } from '~/data/notifications/notification-list.server'
import type { Context } from '~/platform/server/context.server'
import { createDatabase } from '../../drizzle/client'
import { eventGuests, events } from '../../drizzle/schema/events'
import { type viewer, worldWith } from './verbs'

const db = createDatabase(env.DB)
const DAY = 86_400_000

type Member = Awaited<ReturnType<typeof viewer>>

/** A plan: online, tomorrow, without a limit. */
export const plan = (change: Partial<EventPlan> = {}): EventPlan => ({
  ...{ kind: 'gathering', title: 'Event', description: 'What it is', language: 'en', isOnline: true, link: null },
  ...{ placeId: null, city: null, cityRu: null, countryCode: null, address: null, timeZone: 'Europe/Berlin' },
  startsAt: new Date(Date.now() + DAY),
  endsAt: new Date((change.startsAt?.getTime() ?? Date.now() + DAY) + 7_200_000),
  ...{ capacity: null, words: 'event' },
  ...change,
})

/** Creates an event and returns its id. */
export async function newEvent(host: { id: string }, change: Partial<EventPlan> = {}): Promise<string> {
  const id = crypto.randomUUID()
  await insertEvent(db, { ...plan(change), id, hostId: host.id }, new Date())
  return id
}

/** The context of a signed-in member's request. */
export const worldOf = (member: Member, bindings: object = {}): Context => ({
  ...worldWith(bindings),
  session: async () => ({ viewer: member.viewer }) as Awaited<ReturnType<Context['session']>>,
})

/** The row of an event. */
export async function rowOfEvent(id: string) {
  const [row] = await db.select().from(events).where(eq(events.id, id))
  const { createdAt, updatedAt, hostId, goingCount, waitingCount, dayRemindedAt, hourRemindedAt, ...rest } = row!
  return rest
}

/** The plan of an event, as its form would send it. */
export async function planOf(id: string): Promise<EventPlan> {
  const row = await rowOfEvent(id)
  return Object.fromEntries(Object.keys(plan()).map((name) => [name, row[name as keyof typeof row]])) as EventPlan
}

/** The registered guests in order. */
export const guestsOf = (id: string) =>
  db.select().from(eventGuests).where(eq(eventGuests.eventId, id)).orderBy(asc(eventGuests.position))

/** Expects the counts of an event to match its rows, and its guests to be within the limit. */
export async function eventCountsAreTrue(id: string) {
  const rows = await guestsOf(id)
  const [event] = await db.select().from(events).where(eq(events.id, id))
  const count = (state: string) => rows.filter((row) => row.state === state).length
  expect([event?.goingCount, event?.waitingCount]).toEqual([count('going'), count('waiting')])
  if (event?.capacity) expect(event.goingCount).toBeLessThanOrEqual(event.capacity)
}

/** A member's current notices, by kind. */
export async function noticesOf(memberId: string): Promise<string[]> {
  const notices = await listNotices(db, { memberId, after: null, limit: 50, now: new Date() })
  return notices.map(({ kind }) => kind).sort()
}
