import { dailyGuidance, type GuidanceDay } from '~/domain/human-design/transit/daily-guidance'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { FocusAnswer, GuidanceAnswer } from './guidance'
import type { GuidedChart } from './guided-chart.server'
import { dayOf, skyOfDay } from './sky-of-day.server'
import { toCard, toFocus } from './to-card.server'

/**
 * What the viewer's day is about, for a page that has read their chart already: nothing is asked of the database. The sky is
 * asked for while the chart is on its way.
 */
export async function loadFocus(
  context: Context,
  viewer: Viewer,
  request: Request,
  found: Promise<GuidedChart | null>,
): Promise<FocusAnswer> {
  const [chart, sky, language] = await Promise.all([
    found,
    viewer.hdDataCalculated ? skyOfDay(context, await dayOf(context, new Date())) : null,
    languageOf(request),
  ])
  if (!chart || !sky) return { focus: null, missing: chart ? 'sky' : 'chart' }
  const guidance = dailyGuidance({ id: viewer.id, chart }, sky)
  return { focus: toFocus(guidance, { type: chart.type, date: sky.date }, language), missing: null }
}

/** The card of a day, or what is missing for it. */
export function cardOf(
  id: string,
  chart: GuidedChart | null,
  sky: GuidanceDay | null,
  language: Language,
): GuidanceAnswer {
  if (!chart) return { guidance: null, missing: 'chart' }
  if (!sky) return { guidance: null, missing: 'sky' }
  const guidance = dailyGuidance({ id, chart }, sky)
  return { guidance: toCard(guidance, { type: chart.type, date: sky.date }, language), missing: null }
}
