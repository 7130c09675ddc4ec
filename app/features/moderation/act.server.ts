import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { type Decided, decideAppeal } from '~/data/moderation/appeals.server'
import { findSubject } from '~/data/moderation/cases.server'
import { moderate } from '~/data/moderation/moderate.server'
import { actOnSupport } from '~/data/moderation/support.server'
import { MODERATION_NOTE_MAX_GRAPHEMES } from '~/domain/community/limits'
import { UNTIL_LIFTED } from '~/domain/community/moderation/may-act'
import { ROLES, SUBJECT_KINDS } from '~/domain/community/moderation/moderation'
import { toText } from '~/domain/membership/account/clean-text'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { SUPPORT_TEXT_MAX_GRAPHEMES } from '~/domain/membership/support'
import { isWithin } from '~/domain/text/text-length'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { announceChange, announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findModerator } from '~/platform/server/guards.server'
import { isDocumentRequest, notFound } from '~/platform/server/http.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import { ACT_PATH, type ActAnswer } from './moderation'

const ID_MAX_LENGTH = 100
const TYPED_MAX_LENGTH = 20_000

const optionalNote = z
  .string()
  .max(TYPED_MAX_LENGTH, 'noteTooLong')
  .default('')
  .transform(toText)
  .refine((note) => isWithin(note, MODERATION_NOTE_MAX_GRAPHEMES), 'noteTooLong')
const note = optionalNote.refine((text) => text !== '', 'noteMissing')

const about = {
  act: z.uuid(),
  kind: z.enum(SUBJECT_KINDS),
  subject: z.string().min(1).max(ID_MAX_LENGTH),
  seen: z.string().max(ID_MAX_LENGTH),
}
const ofAppeal = { act: z.uuid(), appeal: z.string().min(1).max(ID_MAX_LENGTH) }

const ofQuestion = { act: z.uuid(), question: z.uuid(), seen: z.string().min(1).max(ID_MAX_LENGTH) }
const answer = z
  .string()
  .max(TYPED_MAX_LENGTH, 'answerTooLong')
  .transform(toText)
  .refine((text) => text !== '', 'answerMissing')
  .refine((text) => isWithin(text, SUPPORT_TEXT_MAX_GRAPHEMES), 'answerTooLong')

/** The forms of the moderation pages. */
export const actSchema = z.discriminatedUnion('intent', [
  z.object({
    ...about,
    intent: z.enum(['hide', 'restore', 'hide_words', 'restore_words', 'dismiss', 'unsuspend', 'verify', 'unverify']),
    note: optionalNote,
  }),
  z.object({ ...about, intent: z.literal('warn'), note }),
  z.object({ ...about, intent: z.literal('suspend'), note, days: z.enum(['7', '30', 'always']) }),
  z.object({ ...about, intent: z.literal('grant_role'), role: z.enum(ROLES) }),
  z.object({ ...ofAppeal, intent: z.literal('grant_appeal'), note: optionalNote }),
  z.object({ ...ofAppeal, intent: z.literal('refuse_appeal'), note }),
  z.object({ ...ofQuestion, intent: z.literal('answer_support'), answer }),
  z.object({ ...ofQuestion, intent: z.literal('close_support') }),
])
export type ActForm = z.infer<typeof actSchema>

const TEXT_PROBLEMS = ['noteMissing', 'noteTooLong', 'answerMissing', 'answerTooLong'] as const

/**
 * Answers the forms of the moderation pages, which are not there for others. Without scripts it leads back and says how it went;
 * a refusal is answered by the page of the form itself, so that what was typed stands in it.
 */
export async function answerAct(context: Context, request: Request) {
  const form = await request.formData()
  const { answer, status } = await answerForm(context, form)
  const standsHere = new URL(request.url).pathname !== ACT_PATH
  if (isDocumentRequest(request) && !(standsHere && answer.error))
    return redirect(backTo(String(form.get('back') ?? ''), answer))
  return status === 200 ? answer : refuse(answer, status)
}

async function answerForm(context: Context, form: FormData) {
  const values = typedValues(form)
  const answer: ActAnswer = { ...NO_FORM_ANSWER, intent: values.intent ?? '' }
  const moderator = await findModerator(context)
  if (!moderator) throw notFound()
  const parsed = parseForm(actSchema, form)
  if (!parsed.ok) {
    const { note, answer: words } = parsed.problems
    const error = TEXT_PROBLEMS.find((problem) => problem === note || problem === words) ?? 'malformed'
    return { answer: { ...answer, error, values }, status: 400 } as const
  }
  const isDone = await tryOrLog(context, 'moderation.act_broke', () => act(context, moderator, parsed.value))
  if (isDone === null) return { answer: { ...answer, error: 'unexpected', values }, status: 500 } as const
  if (!isDone) return { answer: { ...answer, error: 'conflict', values }, status: 409 } as const
  return { answer: { ...answer, done: parsed.value.intent }, status: 200 } as const
}

function backTo(said: string, { done, error }: ActAnswer): string {
  const url = new URL(safeRedirectPath(said), 'https://same.invalid')
  url.searchParams.delete('done')
  url.searchParams.delete('problem')
  url.searchParams.set(done ? 'done' : 'problem', done ?? error ?? 'unexpected')
  return url.pathname + url.search
}

const DAY_MILLISECONDS = 86_400_000

/** Does what a moderator chose. False: it may not be, or is not there to be done any more. */
export async function act(context: Context, moderator: Viewer, form: ActForm): Promise<boolean> {
  const now = new Date()
  const written = await write(context, moderator, form, now)
  if (written) announceNotifications(context, written.notified)
  if (!written?.done) return false
  // What was hidden or is back, by the act itself or by the appeal it grants.
  const of = written.of ?? ('kind' in form ? { kind: form.kind, id: form.subject } : null)
  if (of?.kind === 'post' || of?.kind === 'comment') announceChange(context, { kind: of.kind, id: of.id })
  return true
}

type Written = Omit<Decided, 'of'> & Partial<Pick<Decided, 'of'>>

async function write({ db }: Context, { id: moderatorId }: Viewer, form: ActForm, now: Date): Promise<Written | null> {
  const { intent, act: id } = form
  if (intent === 'grant_appeal' || intent === 'refuse_appeal') {
    const answer = form.note || null
    return decideAppeal(db, { id, moderatorId, appealId: form.appeal, action: intent, answer, now })
  }
  if (intent === 'answer_support' || intent === 'close_support') {
    const content = intent === 'answer_support' ? form.answer : null
    return actOnSupport(db, {
      id,
      moderatorId,
      requestId: form.question,
      action: intent,
      content,
      seen: form.seen,
      now,
    })
  }
  const subject = await findSubject(db, moderatorId, form.kind, form.subject)
  if (!subject) return null
  const role = intent === 'grant_role' ? form.role : null
  return moderate(db, {
    ...{ id, moderatorId, action: intent, seen: form.seen, now, role },
    ...{ kind: subject.kind, subjectId: subject.id, memberId: subject.memberId },
    // What was given stands in the log, and in what the member is told.
    note: intent === 'grant_role' ? role : form.note || null,
    until: intent === 'suspend' ? endOf(form.days, now) : null,
  })
}

const endOf = (days: '7' | '30' | 'always', now: Date) =>
  days === 'always' ? UNTIL_LIFTED : new Date(now.getTime() + Number(days) * DAY_MILLISECONDS)
