import { z } from 'zod'
import { markNoticesRead } from '~/data/notification-reading.server'
import type { Context } from '~/platform/context.server'
import { parseForm } from '~/platform/forms.server'
import { findMember } from '~/platform/guards.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import { unlessBroken } from '~/platform/refusal.server'
import type { Viewer } from '~/platform/session.server'
import type { ReadAnswer } from './notifications'

/** What was read: all that a list showed, up to its newest, or one and what stands together with it. */
const readNotificationsSchema = z
  .object({ intent: z.literal('read') })
  .and(
    z.union([
      z.object({ all: z.literal('yes'), until: z.iso.datetime() }),
      z.object({ id: z.string().min(1).max(64) }),
    ]),
  )
type ReadNotifications = z.output<typeof readNotificationsSchema>

type Answered = { answer: ReadAnswer; status: 200 | 400 | 401 | 500 }

const refused = (error: ReadAnswer['error'], status: 400 | 401 | 500): Answered => ({
  answer: { done: false, error },
  status,
})

/** Answers the forms that mark notifications as read. */
export async function answerNotifications(context: Context, form: FormData): Promise<Answered> {
  const viewer = await findMember(context)
  if (!viewer) return refused('signedOut', 401)
  const parsed = parseForm(readNotificationsSchema, form)
  if (!parsed.ok) return refused('malformed', 400)
  const done = await unlessBroken(context, 'notifications.read_broke', () => markRead(context, viewer, parsed.value))
  return done ? { answer: { done: true, error: null }, status: 200 } : refused('unexpected', 500)
}

async function markRead(context: Context, { id: memberId }: Viewer, reading: ReadNotifications) {
  const meant = 'all' in reading ? { until: new Date(reading.until) } : { withId: reading.id }
  const marked = await markNoticesRead(context.db, memberId, meant, new Date())
  if (marked > 0) announceNotifications(context, [{ userId: memberId }])
  return true
}
