import { type Reported, writeReport } from '~/data/moderation/reports.server'
import { REPORTS_A_DAY } from '~/domain/community/limits'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { messageId } from '~/domain/messaging/conversation-id'
import type { Message } from '~/domain/messaging/message.schema'
import type { Seat } from '~/domain/messaging/objects'
import { conversationOf, findSeat } from '~/platform/messaging/conversations.server'
import { announceChange, announceNotifications } from '~/platform/notifications/announce.server'
import { copyForReport } from '~/platform/pictures/picture-storage.server'
import type { Context } from '~/platform/server/context.server'
import { spend } from '~/platform/server/rate-limit.server'
import { askObject } from '~/platform/server/remote-calls.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ReportForm } from './report.schema'

const DAY_SECONDS = 86_400

export type ReportOutcome =
  | { done: true; member: { username: string; fullName: string } }
  | { done: false; reason: 'signed_out' | 'missing' }
  | { done: false; reason: 'too_many'; retryAfterSeconds: number }

/**
 * Tells the moderators of something a member sees. Told twice, the second changes the first. Of a message they get its words
 * and its picture only where the member agrees, as the conversation itself has them.
 */
export async function reportThing(context: Context, viewer: Viewer | null, form: ReportForm): Promise<ReportOutcome> {
  if (!viewer) return { done: false, reason: 'signed_out' }
  const limit = { name: 'report', subject: viewer.id, most: REPORTS_A_DAY, seconds: DAY_SECONDS }
  const retryAfterSeconds = await spend(context, [limit])
  if (retryAfterSeconds !== null) return { done: false, reason: 'too_many', retryAfterSeconds }
  const reported = await toReported(context, viewer, form)
  if (!reported) return { done: false, reason: 'missing' }
  const { member, notified } = await writeReport(context.db, {
    ...{ reporterId: viewer.id, reported, reason: form.reason, note: form.note || null },
    now: new Date(),
  })
  announceNotifications(context, notified)
  // The author is notified where this report has hidden it.
  if (notified.length > 0 && (reported.kind === 'post' || reported.kind === 'comment'))
    announceChange(context, { kind: reported.kind, id: reported.id })
  return member ? { done: true, member } : { done: false, reason: 'missing' }
}

async function toReported(context: Context, viewer: Viewer, form: ReportForm): Promise<Reported | null> {
  const { kind, id } = form
  if (kind === 'member') return { kind, usernameKey: toAccountKey(id) }
  return kind === 'message' ? findMessage(context, viewer, form) : { kind, id }
}

/** The message as the viewer's own seat reads it; null where there is none for them, and for their own. */
async function findMessage(
  context: Context,
  viewer: Viewer,
  { id, conversation, consent }: ReportForm,
): Promise<Reported | null> {
  const found = conversation && (await findSeat(context, viewer, conversation))
  const seq = Number(id.slice(id.lastIndexOf('.') + 1))
  if (!found || !Number.isSafeInteger(seq) || seq < 1 || id !== messageId(found.seat.conversationId, seq)) return null
  const { conversationId } = found.seat
  const query = { after: seq - 1, limit: 1 }
  const { page } = await askObject(() => conversationOf(context.bindings, conversationId).read(found.seat, query))
  const [message] = page.messages
  if (!message || message.id !== id || message.isDeleted || message.senderId === viewer.id) return null
  const agreed = consent ? { copy: message.content, picture: await copyPicture(context, found.seat, message) } : NOTHING
  return { kind: 'message', id, senderId: message.senderId, conversationId, ...agreed }
}

const NOTHING = { copy: null, picture: null }

/** A copy of the picture that the message has, which its sender could take back before anybody has looked. */
async function copyPicture({ bindings }: Context, seat: Seat, { attachments: [first] }: Message) {
  const upload =
    first && (await askObject(() => conversationOf(bindings, seat.conversationId).findUpload(seat, first.id)))
  const key = upload && (await copyForReport(bindings, upload.key))
  return key ? { key, width: upload.width, height: upload.height } : null
}
