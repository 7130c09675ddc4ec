import { type Reported, writeReport } from '~/data/moderation/reports.server'
import { REPORTS_A_DAY } from '~/domain/community/limits'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { messageId } from '~/domain/messaging/conversation-id'
import type { Message } from '~/domain/messaging/message.schema'
import type { Participant } from '~/domain/messaging/objects'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { conversationOf, findParticipant } from '~/platform/messaging/conversations.server'
import { announceChange, announceNotifications } from '~/platform/notifications/announce.server'
import { copyForReport } from '~/platform/pictures/picture-storage.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import { askObject } from '~/platform/server/remote-calls.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ReportAnswer, ReportPageData } from './report'
import { type ReportForm, reportSchema, reportSubjectSchema } from './report.schema'

/** What the page of a report is about, by its address. */
export async function loadReportPage(request: Request): Promise<ReportPageData> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const parsed = reportSubjectSchema.safeParse(query)
  const language = await languageOf(request)
  const t = translator(language, 'reports')
  const { kind, id, conversation } = parsed.data ?? {}
  return {
    title: `${t(kind ? `title.${kind}` : 'title')} · ${translator(language, 'common')('brand')}`,
    subject: kind && id ? { kind, id, ...(conversation ? { conversation } : {}) } : null,
    back: safeRedirectPath(query.back),
  }
}

type Answered = { answer: ReportAnswer; status: 200 | 400 | 401 | 404 | 429 | 500; retryAfterSeconds?: number }

/** Answers the form of a report. Refused, it says why and gives back what was typed. */
export async function answerReport(context: Context, form: FormData): Promise<Answered> {
  const answer: ReportAnswer = { ...NO_FORM_ANSWER, intent: 'report', values: typedValues(form), member: null }
  const parsed = parseForm(reportSchema, form)
  if (!parsed.ok) {
    const { kind, id, ...problems } = parsed.problems
    return { answer: { ...answer, problems, error: kind || id ? 'missing' : null }, status: 400 }
  }
  const outcome = await tryOrLog(context, 'reports.broke', async () =>
    reportThing(context, await findMember(context), parsed.value),
  )
  if (!outcome) return { answer: { ...answer, error: 'unexpected' }, status: 500 }
  if (outcome.done) return { answer: { ...answer, done: 'reported', member: outcome.member, values: {} }, status: 200 }
  switch (outcome.reason) {
    case 'signed_out':
      return { answer: { ...answer, error: 'signedOut' }, status: 401 }
    case 'missing':
      return { answer: { ...answer, error: 'missing' }, status: 404 }
    case 'too_many':
      return { answer: { ...answer, error: 'tooMany' }, status: 429, retryAfterSeconds: outcome.retryAfterSeconds }
  }
}

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

/** The message as the viewer can read it; null if they can't, or if they wrote it. */
async function findMessage(
  context: Context,
  viewer: Viewer,
  { id, conversation, consent }: ReportForm,
): Promise<Reported | null> {
  const found = conversation && (await findParticipant(context, viewer, conversation))
  const seq = Number(id.slice(id.lastIndexOf('.') + 1))
  if (!found || !Number.isSafeInteger(seq) || seq < 1 || id !== messageId(found.participant.conversationId, seq))
    return null
  const { conversationId } = found.participant
  const query = { after: seq - 1, limit: 1 }
  const { page } = await askObject(() =>
    conversationOf(context.bindings, conversationId).read(found.participant, query),
  )
  const [message] = page.messages
  if (!message || message.id !== id || message.isDeleted || message.senderId === viewer.id) return null
  const agreed = consent
    ? { copy: message.content, picture: await copyPicture(context, found.participant, message) }
    : NOTHING
  return { kind: 'message', id, senderId: message.senderId, conversationId, ...agreed }
}

const NOTHING = { copy: null, picture: null }

/** A copy of the picture that the message has, which its sender could take back before anybody has looked. */
async function copyPicture({ bindings }: Context, participant: Participant, { attachments: [first] }: Message) {
  const upload =
    first &&
    (await askObject(() => conversationOf(bindings, participant.conversationId).findUpload(participant, first.id)))
  const key = upload && (await copyForReport(bindings, upload.key))
  return key ? { key, width: upload.width, height: upload.height } : null
}
