import { z } from 'zod'
import { type EventPlan, findOwnEvent, insertEvent, isMove, updateEvent } from '~/data/events/events.server'
import { EVENT_CHANGES_AN_HOUR, EVENTS_A_DAY, MOVES_A_DAY } from '~/domain/events/limits'
import type { Problems } from '~/platform/forms/problems'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type { PlaceChoice } from './events'

/** The event that is there now, or why there is none. */
export type Saved =
  | { id: string }
  | { refused: 'over' | 'missing' }
  | { refused: 'problems'; problems: Problems; choices?: PlaceChoice[]; place?: { city: string; place_id: string } }
  | { refused: 'too_many'; retryAfterSeconds: number }

type Plan = { id: string; plan: EventPlan; now: Date }

const idSchema = z.uuid()

/** Writes a new event. The same id sent twice by the same member is one event, as it was written first. */
export async function createEvent(context: Context, viewer: Viewer, { id, plan, now }: Plan): Promise<Saved> {
  if (!idSchema.safeParse(id).success) return { refused: 'missing' }
  if (await findOwnEvent(context.db, id, viewer.id)) return { id }
  const limit = { name: 'event', subject: viewer.id, most: EVENTS_A_DAY, seconds: 86_400 }
  const retryAfterSeconds = await spend(context, [limit])
  if (retryAfterSeconds !== null) return { refused: 'too_many', retryAfterSeconds }
  const found = await insertEvent(context.db, { ...plan, id, hostId: viewer.id }, now)
  return found ?? { refused: 'missing' }
}

/** Changes an event of the viewer; its guests are told where time or place change, and who waited where a place comes to be. */
export async function changeEvent(context: Context, viewer: Viewer, { id, plan, now }: Plan): Promise<Saved> {
  const before = await findOwnEvent(context.db, id, viewer.id)
  const change = { name: 'event.change', subject: viewer.id, most: EVENT_CHANGES_AN_HOUR, seconds: 3600 }
  const move = { name: 'event.move', subject: id, most: MOVES_A_DAY, seconds: 86_400 }
  const retryAfterSeconds = await spend(context, before && isMove(before, plan) ? [change, move] : [change])
  if (retryAfterSeconds !== null) return { refused: 'too_many', retryAfterSeconds }
  const { told, after } = await updateEvent(context.db, { id, hostId: viewer.id, plan, now })
  announceNotifications(context, told)
  if (!after) return { refused: 'missing' }
  if (after.state !== 'planned' || after.endsAt <= now) return { refused: 'over' }
  if (plan.capacity !== null && plan.capacity < after.goingCount) {
    return { refused: 'problems', problems: { capacity: 'capacity.taken' } }
  }
  return { id }
}
