import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { GuidancePage } from './guidance'
import { guidedChart } from './guided-chart.server'
import { cardOf } from './load-guidance.server'
import { loadLunarMonth } from './load-lunar-month.server'
import { loadPersonalInsight } from './personal-insight.server'
import { dayOf, skyOfDay } from './sky-of-day.server'

/** All that there is to say to a member of their day: the card, the personal insight, a Reflector's month. One row is read. */
export async function loadGuidancePage(context: Context, viewer: Viewer, request: Request): Promise<GuidancePage> {
  const now = new Date()
  const day = await dayOf(context, now)
  const [chart, sky, language] = await Promise.all([
    guidedChart(context, viewer),
    viewer.hdDataCalculated ? skyOfDay(context, day) : null,
    languageOf(request),
  ])
  const isReflector = chart?.type === 'reflector'
  const [personal, month] = await Promise.all([
    chart && sky ? loadPersonalInsight(context, viewer, { chart, sky, language }) : null,
    isReflector ? loadLunarMonth(context, { gates: chart.gates, day, now, language }) : null,
  ])
  return {
    card: cardOf(viewer.id, chart, sky, language),
    personal,
    lunarMonth: isReflector ? (month ?? 'failed') : null,
  }
}
