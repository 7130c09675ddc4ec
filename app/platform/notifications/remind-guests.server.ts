import { createDatabase } from '../../../drizzle/client'
import { REMINDERS } from '../../data/events/event-notices.server'
import { fillPlaces, listDueReminders, listFreePlaces, remind } from '../../data/events/events.server'
import type { Bindings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { announceNotifications, type Recipient } from './announce.server'

/** Of each sort; each takes a question to the database, and what is left over the next run does. */
const EVENTS_A_RUN = 50

/**
 * What the clock brings about for events: reminders a day and an hour before, each once, and places that nobody gave away, as
 * when a guest is gone for good. Those who were told see it at once. One event that fails is tried again with the next run and
 * does not keep the others.
 */
export async function remindGuests(env: Bindings, { now: at }: { now: number }): Promise<void> {
  const db = createDatabase(env.DB)
  const now = new Date(at)
  const reminded: Recipient[] = []
  for (const kind of REMINDERS) {
    for (const id of await listDueReminders(db, kind, { now, limit: EVENTS_A_RUN })) {
      reminded.push(...(await unlessFailing(id, () => remind(db, kind, id, now))))
    }
  }
  for (const id of await listFreePlaces(db, { now, limit: EVENTS_A_RUN })) {
    reminded.push(...(await unlessFailing(id, () => fillPlaces(db, id, now))))
  }
  const work: Promise<unknown>[] = []
  announceNotifications(
    { bindings: env, db, requestId: 'cron', waitUntil: (promise) => void work.push(promise) },
    reminded,
  )
  await Promise.all(work)
}

async function unlessFailing(eventId: string, tell: () => Promise<Recipient[]>): Promise<Recipient[]> {
  try {
    return await tell()
  } catch (error) {
    logEvent('error', 'events.chore_failed', { eventId, ...toErrorFields(error) })
    return []
  }
}
