import { setPrivacy } from '~/data/privacy.server'
import type { Context } from '~/platform/context.server'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/form-answer'
import { parseForm } from '~/platform/forms.server'
import { findMember } from '~/platform/guards.server'
import { isDocumentRequest } from '~/platform/http.server'
import { leadBack } from '~/platform/lead-back.server'
import { refuse, unlessBroken } from '~/platform/refusal.server'
import { PRIVACY_TAB } from './answer-privacy.server'
import { chartDetailSchema } from './chart-detail.schema'

export type ChartDetailAnswer = FormAnswer<never, 'saved'>

/** Saves how much of their chart a member shows. Without scripts it leads back to the page of the button. */
export async function answerChartDetail(context: Context, request: Request) {
  const form = await request.formData()
  const { answer, status } = await saveDetail(context, form)
  if (isDocumentRequest(request)) {
    return leadBack(form, PRIVACY_TAB, 'privacy', status === 400 ? 'invalid' : answer.error)
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
    await setPrivacy(context.db, viewer.id, { chartDetail: parsed.value.chart_detail })
    return true
  })
  return saved
    ? { answer: { ...blank, done: 'saved' as const }, status: 200 as const }
    : { answer: { ...blank, error: 'unexpected' as const }, status: 500 as const }
}
