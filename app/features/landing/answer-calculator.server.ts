import { data, redirect } from '@remix-run/cloudflare'
import { type BirthInput, birthFormSchema } from '~/domain/birth/birth-form.schema'
import { uncertainMinutes } from '~/domain/birth/time-accuracy'
import type { TimeWindow } from '~/domain/human-design/service/chart-service.schema'
import { uncertainTerms } from '~/domain/human-design/uncertainty/uncertain-terms'
import { birthDraft } from '~/platform/chart/birth-draft.server'
import { toBirthRefusal } from '~/platform/chart/birth-view.server'
import { type CalculatedChart, requestBirthWindow, requestChart } from '~/platform/chart/chart.server'
import { findDisputedClock } from '~/platform/chart/clock-notes.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, typedValues } from '~/platform/server/forms.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { CalculatorAnswer } from './landing'

/** Answers the form of the first page: `show` computes, `save` takes the birth data along to registration. */
export async function answerCalculator(context: Context, request: Request) {
  const form = await request.formData()
  const { intent, ...values } = typedValues(form)
  const blank: CalculatorAnswer = { values, found: null, problems: {}, error: null, suggestions: [], instant: null }
  const parsed = parseForm(birthFormSchema, form)
  if (!parsed.ok) return data({ ...blank, problems: parsed.problems }, { status: 400 })
  if (intent === 'save') {
    const cookie = await birthDraft.write(context, request, values)
    return redirect('/register', { headers: { 'Set-Cookie': cookie } })
  }

  const { success } = await context.bindings.CHART_LIMIT.limit({ key: context.clientNetwork })
  if (!success) return data<CalculatorAnswer>({ ...blank, error: 'busy' }, { status: 429 })
  const [chart, window] = await Promise.all([
    requestChart(context, parsed.value),
    findTimeWindow(context, parsed.value),
  ])
  if (chart.ok) {
    const found = toVisitorChart(chart.data)
    const uncertain = window && uncertainTerms(found.chart, window)
    const clock = chart.data.otherClock && (await findDisputedClock(context, parsed.value))
    return data<CalculatorAnswer>({
      ...blank,
      found: { ...found, window, uncertain },
      instant: clock?.hint ?? null,
    })
  }
  if ('refusal' in chart) {
    return data<CalculatorAnswer>(
      { ...blank, ...toBirthRefusal(chart.refusal, await languageOf(request)) },
      { status: 422 },
    )
  }
  return data<CalculatorAnswer>({ ...blank, error: chart.failure.kind }, { status: 503 })
}

function toVisitorChart({ birth, stored }: CalculatedChart) {
  const { date, time, city, country, timezone, utcOffsetSeconds } = birth
  return { chart: stored.chart, birth: { date, time, city, country, timezone, utcOffsetSeconds } }
}

/** What a rough or unknown time leaves open; null for an exact one, and where the service does not say. */
async function findTimeWindow(context: Context, birth: BirthInput): Promise<TimeWindow | null> {
  if (birth.time_accuracy === 'exact') return null
  const answer = await requestBirthWindow(context, birth)
  if (!answer.ok) return null
  const windowMinutes = uncertainMinutes(birth.time_accuracy)
  return answer.data.windows.find(({ minutes }) => minutes === windowMinutes) ?? null
}
