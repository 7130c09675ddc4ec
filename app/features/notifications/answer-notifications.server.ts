import { z } from 'zod'
import { markNoticesRead, markNoticesSeen } from '~/data/notifications/notification-list.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ReadAnswer } from './notifications'

/** What a list showed, up to its newest; what was read: all of that, or one and what stands together with it. */
const notificationsSchema = z.union([
  z.object({ intent: z.literal('seen'), until: z.iso.datetime() }),
  z.object({ intent: z.literal('read'), all: z.literal('yes'), until: z.iso.datetime() }),
  z.object({ intent: z.literal('read'), id: z.string().min(1).max(64) }),
])
type NotificationsInput = z.output<typeof notificationsSchema>

type Answered = { answer: ReadAnswer; status: 200 | 400 | 401 | 500 }

const refused = (error: ReadAnswer['error'], status: 400 | 401 | 500): Answered => ({
  answer: { done: false, error },
  status,
})

/** Answers what marks notifications as seen or as read. */
export async function answerNotifications(context: Context, form: FormData): Promise<Answered> {
  const viewer = await findMember(context)
  if (!viewer) return refused('signedOut', 401)
  const parsed = parseForm(notificationsSchema, form)
  if (!parsed.ok) return refused('malformed', 400)
  const done = await tryOrLog(context, 'notifications.read_broke', () => mark(context, viewer, parsed.value))
  return done ? { answer: { done: true, error: null }, status: 200 } : refused('unexpected', 500)
}

async function mark(context: Context, { id: memberId }: Viewer, input: NotificationsInput) {
  const { db } = context
  const now = new Date()
  const marked =
    input.intent === 'seen'
      ? await markNoticesSeen(db, memberId, new Date(input.until), now)
      : await markNoticesRead(
          db,
          memberId,
          'all' in input ? { until: new Date(input.until) } : { withId: input.id },
          now,
        )
  if (marked > 0) announceNotifications(context, [{ userId: memberId }])
  return true
}
