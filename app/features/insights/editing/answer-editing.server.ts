import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { deleteInsight, findInsightRows, type InsightRows, saveInsight } from '~/data/insights/insights.server'
import { type InsightFields, insightFieldsSchema } from '~/domain/community/insights/insight-fields.schema'
import type { InsightAction } from '~/domain/community/moderation/moderation'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findAuthor } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import { EDITING_PATH, type EditingAnswer } from './editing'

const aboutSchema = z.object({
  intent: z.enum(['save', 'preview', 'delete']),
  act: z.uuid(),
  seen: z.string().regex(/^\d{0,9}$/),
})
type About = z.output<typeof aboutSchema>

/** Answers the form of a text; `subject` is that of the text it changes, null: a new one. Done, it leads to the list. */
export async function answerEditing(context: Context, request: Request, subject: string | null) {
  const form = await request.formData()
  const values = typedValues(form)
  const blank: EditingAnswer = { ...NO_FORM_ANSWER, intent: values.intent ?? '', values }
  const admin = await findAuthor(context)
  if (!admin) throw notFound()
  const about = parseForm(aboutSchema, form)
  if (!about.ok) return refuse<EditingAnswer>({ ...blank, error: 'malformed' }, 400)
  if (about.value.intent === 'preview') return { ...blank, done: 'preview' } satisfies EditingAnswer
  const parsed = about.value.intent === 'save' ? parseForm(insightFieldsSchema, form) : null
  if (parsed && !parsed.ok) return refuse<EditingAnswer>({ ...blank, problems: parsed.problems }, 400)
  const done = await tryOrLog(context, 'insights.editing_broke', () =>
    write(context, admin, { about: about.value, subject, fields: parsed?.value ?? null }),
  )
  if (done === null) return refuse<EditingAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (done === 'conflict') return refuse<EditingAnswer>({ ...blank, error: 'conflict' }, 409)
  return redirect(`${EDITING_PATH}?done=${done}`, 303)
}

type Change = { about: About; subject: string | null; fields: InsightFields | null }

async function write({ db }: Context, { id: adminId }: Viewer, { about, subject, fields }: Change) {
  const before = subject === null ? [] : await findInsightRows(db, subject)
  const action = actionOf(fields, before)
  const title = fields ? fields.title_en || fields.title_ru : (before.find(({ title }) => title !== '')?.title ?? '')
  const act = {
    ...{ id: about.act, adminId, action, title, now: new Date() },
    // A new one is named by the act that makes it: sent twice, it is one.
    subject: subject ?? about.act,
    seen: subject === null ? null : Number(about.seen),
  }
  const isDone = fields ? await saveInsight(db, act, toRows(fields)) : await deleteInsight(db, act)
  return isDone ? action : 'conflict'
}

/** What is being done about a text, given its current state. */
function actionOf(fields: InsightFields | null, [current]: { isPublished: boolean }[]): InsightAction {
  if (!fields) return 'delete_insight'
  if (!current) return fields.published ? 'publish_insight' : 'add_insight'
  if (current.isPublished === fields.published) return 'edit_insight'
  return fields.published ? 'publish_insight' : 'unpublish_insight'
}

function toRows(fields: InsightFields): InsightRows {
  const { category, color, hd_type: hdType, premium: isPremium, published: isPublished } = fields
  const row = (language: 'en' | 'ru') => ({
    title: fields[`title_${language}`],
    description: fields[`description_${language}`],
    content: fields[`content_${language}`],
    tags: fields[`tags_${language}`],
    ...{ category, color, hdType, isPremium, isPublished },
  })
  return { en: row('en'), ru: row('ru') }
}
