import { z } from 'zod'
import { addReply, listQuestions, listReplies, settleQuestion, writeQuestion } from '~/data/moderation/support.server'
import { cutPage, parseCursor } from '~/domain/community/search/list-cursor'
import { toOneLine, toText } from '~/domain/membership/account/clean-text'
import {
  SUPPORT_PAGE_SIZE,
  SUPPORT_QUESTIONS_A_DAY,
  SUPPORT_REPLIES_A_DAY,
  SUPPORT_SUBJECT_MAX_GRAPHEMES,
  SUPPORT_TEXT_MAX_GRAPHEMES,
} from '~/domain/membership/support'
import { isWithin } from '~/domain/text/text-length'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type { SupportAnswer, SupportPageData } from './support'

const TYPED_MAX_LENGTH = 20_000

const content = z
  .string()
  .max(TYPED_MAX_LENGTH, 'contentTooLong')
  .transform(toText)
  .refine((text) => text !== '', 'contentMissing')
  .refine((text) => isWithin(text, SUPPORT_TEXT_MAX_GRAPHEMES), 'contentTooLong')

const subject = z
  .string()
  .max(TYPED_MAX_LENGTH, 'subjectTooLong')
  .transform(toOneLine)
  .refine((text) => text !== '', 'subjectMissing')
  .refine((text) => isWithin(text, SUPPORT_SUBJECT_MAX_GRAPHEMES), 'subjectTooLong')

/** What a member sends to support; problems are keys of `support`. `id` is the page's own, new with every form. */
export const supportSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('ask'), id: z.uuid(), subject, content }),
  z.object({ intent: z.literal('reply'), id: z.uuid(), question: z.uuid(), content }),
  z.object({ intent: z.literal('settle'), question: z.uuid() }),
])
type SupportForm = z.output<typeof supportSchema>

/** A page of what the viewer asked the team, the newest first, each with its words. */
export async function loadSupport({ db }: Context, viewer: Viewer, request: Request): Promise<SupportPageData> {
  const after = parseCursor(new URL(request.url).searchParams.get('cursor'))
  const [found, language] = await Promise.all([
    listQuestions(db, { memberId: viewer.id, after, limit: SUPPORT_PAGE_SIZE + 1 }),
    languageOf(request),
  ])
  const { page, nextCursor } = cutPage(found, SUPPORT_PAGE_SIZE, ({ createdAt: at, id }) => ({ at, id }))
  const ids = page.map(({ id }) => id)
  const words = await listReplies(db, ids)
  return {
    title: `${translator(language, 'support')('title')} · ${translator(language, 'common')('brand')}`,
    isPremium: viewer.isPremium,
    askId: crypto.randomUUID(),
    questions: page.map(({ id, createdAt, ...question }) => ({
      ...{ ...question, id, createdAt: createdAt.toISOString(), replyId: crypto.randomUUID() },
      words: words
        .filter(({ requestId }) => requestId === id)
        .map(({ requestId: _, createdAt: at, ...word }) => ({ ...word, createdAt: new Date(at).toISOString() })),
    })),
    next: nextCursor,
    isFirst: after === null,
  }
}

const DAY_SECONDS = 86_400
const DONE = { ask: 'asked', reply: 'replied', settle: 'settled' } as const

/** Answers the forms of the support page. Refused, it says why and gives back what was typed. */
export async function answerSupport(context: Context, form: FormData) {
  const values = typedValues(form)
  const answer: SupportAnswer = { ...NO_FORM_ANSWER, intent: values.intent ?? '', values }
  const parsed = parseForm(supportSchema, form)
  if (!parsed.ok) {
    const isAtFields = 'subject' in parsed.problems || 'content' in parsed.problems
    return refuse(
      isAtFields ? { ...answer, problems: parsed.problems } : { ...answer, error: 'malformed' as const },
      400,
    )
  }
  const viewer = await findMember(context)
  if (!viewer) return refuse({ ...answer, error: 'signedOut' as const }, 401)
  const outcome = await tryOrLog(context, 'support.broke', () => write(context, viewer, parsed.value))
  if (outcome === null) return refuse({ ...answer, error: 'unexpected' as const }, 500)
  if (typeof outcome === 'number') return refuse({ ...answer, error: 'tooMany' as const }, 429, outcome)
  if (!outcome) return refuse({ ...answer, error: 'missing' as const }, 404)
  // Which form it was, so that the page says it once and begins anew; what was typed stands in the list now.
  const { question = '', id = '' } = values
  return { ...answer, done: DONE[parsed.value.intent], values: { question, id } }
}

/** Seconds to wait where it was too much for a day; false where there is nothing of theirs. */
async function write(context: Context, { id: memberId }: Viewer, form: SupportForm): Promise<boolean | number> {
  const { db } = context
  if (form.intent === 'settle') return settleQuestion(db, memberId, form.question)
  const most = form.intent === 'ask' ? SUPPORT_QUESTIONS_A_DAY : SUPPORT_REPLIES_A_DAY
  const limit = { name: `support.${form.intent}`, subject: memberId, most, seconds: DAY_SECONDS }
  const wait = await spend(context, [limit])
  if (wait !== null) return wait
  const { id, content } = form
  const now = new Date()
  return form.intent === 'ask'
    ? writeQuestion(db, { id, memberId, subject: form.subject, content, now })
    : addReply(db, { id, requestId: form.question, memberId, content, now })
}
