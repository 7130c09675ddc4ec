import { z } from 'zod'
import { cancelEvent, deleteGuest, insertGuest } from '~/data/events/events.server'
import { mayAct, whyMayNotAct } from '~/domain/community/moderation/may-act'
import { cancelNoteField } from '~/domain/events/event-fields.schema'
import { REGISTRATIONS_AN_HOUR } from '~/domain/events/limits'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type { EventAnswer, EventRefusal } from './events'

const id = z.uuid()

/** The actions of an event's page. */
const eventActionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('register'), id }),
  z.object({ intent: z.literal('leave'), id }),
  z.object({ intent: z.literal('cancel'), id, note: cancelNoteField }),
])
type EventAction = z.output<typeof eventActionSchema>

type Answered = { answer: EventAnswer; status: number; retryAfterSeconds?: number; id: string | null }

const STATUS: Record<EventRefusal, number> = {
  ...{ missing: 404, closed: 409, host: 422, suspended: 403, undecided: 403, invalid: 400, noteTooLong: 400 },
  ...{ tooMany: 429, unexpected: 500, unreachable: 503, signedOut: 401 },
}

/** Handles the buttons of an event's page: register, leave, and cancel for its host. */
export async function answerEvent(context: Context, form: FormData): Promise<Answered> {
  const parsed = parseForm(eventActionSchema, form)
  if (!parsed.ok) return refused(parsed.problems.note ? 'noteTooLong' : 'invalid', null)
  const { id } = parsed.value
  const answer = await tryOrLog(context, 'events.broke', async () => {
    const viewer = await findMember(context)
    if (!viewer) return refused('signedOut', id)
    const limit = { name: 'event.register', subject: viewer.id, most: REGISTRATIONS_AN_HOUR, seconds: 3600 }
    const retryAfterSeconds = await spend(context, [limit])
    if (retryAfterSeconds !== null) return { ...refused('tooMany', id), retryAfterSeconds }
    return perform(context, viewer, parsed.value)
  })
  return answer ?? refused('unexpected', id)
}

async function perform(context: Context, viewer: Viewer, action: EventAction): Promise<Answered> {
  const { id } = action
  const now = new Date()
  const guest = { eventId: id, memberId: viewer.id }
  if (action.intent === 'cancel') {
    // A suspended host may cancel, but not add a note.
    const note = mayAct(viewer, now) ? action.note : null
    const { notified, state } = await cancelEvent(context.db, { id, hostId: viewer.id, note, now })
    announceNotifications(context, notified)
    if (state === null) return refused('missing', id)
    return state === 'cancelled' ? done(state, id) : refused('closed', id)
  }
  const reason = action.intent === 'register' ? whyMayNotAct(viewer, now) : null
  if (reason) return refused(reason, id)
  const { notified, standing, hasLeft } = await (action.intent === 'register' ? insertGuest : deleteGuest)(
    context.db,
    guest,
    now,
  )
  announceNotifications(context, notified)
  // Some can no longer see the event once they have left.
  if (!standing) return hasLeft ? done('none', id) : refused('missing', id)
  if (standing.hostId === viewer.id) return refused('host', id)
  const isDone = (standing.state === null) === (action.intent === 'leave')
  return isDone ? done(standing.state ?? 'none', id) : refused('closed', id)
}

const done = (state: Extract<EventAnswer, { done: true }>['state'], id: string): Answered => ({
  answer: { done: true, state },
  status: 200,
  id,
})
const refused = (error: EventRefusal, id: string | null): Answered => ({
  answer: { done: false, error },
  status: STATUS[error],
  id,
})
