import { z } from 'zod'
import { setPrivacy } from '~/data/members/privacy.server'
import { CHART_DETAILS } from '~/domain/membership/visibility'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/forms/form-answer'
import { parseForm } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { isDocumentRequest } from '~/platform/server/http.server'
import { leadBack } from '~/platform/server/lead-back.server'
import { spend } from '~/platform/server/rate-limit.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import { PRIVACY_TAB } from './answer-privacy.server'

const chartDetailSchema = z.object({ chart_detail: z.enum(CHART_DETAILS, { error: 'choice.unknown' }) })

/** Each rewrites the member's row of the directory. */
const CHANGES_AN_HOUR = 60

export type ChartDetailAnswer = FormAnswer<never, 'saved'>

/** Saves how much of their chart a member shows. Without scripts it leads back to the page of the button. */
export async function answerChartDetail(context: Context, request: Request) {
  const form = await request.formData()
  const { answer, status } = await saveDetail(context, form)
  if (isDocumentRequest(request)) {
    if (status === 200) return leadBack(form, PRIVACY_TAB, 'privacy', null)
    return leadBack(new FormData(), PRIVACY_TAB, 'privacy', status === 401 ? 'signedOut' : 'unexpected')
  }
  return status === 200 ? answer : refuse(answer, status)
}

async function saveDetail(context: Context, form: FormData) {
  const blank: ChartDetailAnswer = NO_FORM_ANSWER
  const parsed = parseForm(chartDetailSchema, form)
  if (!parsed.ok) return { answer: { ...blank, problems: parsed.problems }, status: 400 as const }
  const viewer = await findMember(context)
  if (!viewer) return { answer: { ...blank, error: 'signedOut' as const }, status: 401 as const }
  const saved = await unlessBroken(context, 'privacy.save_broke', async () => {
    const limit = { name: 'chart_detail', subject: viewer.id, most: CHANGES_AN_HOUR, seconds: 3600 }
    if ((await spend(context, [limit])) !== null) return 'too_many'
    await setPrivacy(context.db, viewer.id, { chartDetail: parsed.value.chart_detail })
    return 'saved'
  })
  if (saved === 'too_many') return { answer: { ...blank, error: 'tooMany' as const }, status: 429 as const }
  return saved
    ? { answer: { ...blank, done: 'saved' as const }, status: 200 as const }
    : { answer: { ...blank, error: 'unexpected' as const }, status: 500 as const }
}
