import type { GuidanceDay } from '~/domain/human-design/transit/daily-guidance'
import { personalInsight } from '~/domain/human-design/transit/personal-insight'
import { variantOf } from '~/domain/human-design/transit/variant'
import type { Language } from '~/locales/language'
import { rephrase } from '~/platform/chart/rephrase.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ShownInsightOfDay } from './guidance'
import type { GuidedChart } from './guided-chart.server'
import { insightParagraphs } from './insight-paragraphs.server'

const FIRST_SENTENCE = /^.*?[.:?](?=\s|$)/su

/**
 * The viewer's day at length, for premium: composed, and rephrased where the deployment has a language model that keeps to what
 * it was given. Everybody else is given its first sentence, and no more of it leaves the server.
 */
export async function loadPersonalInsight(
  context: Context,
  viewer: Viewer,
  { chart, sky, language }: { chart: GuidedChart; sky: GuidanceDay; language: Language },
): Promise<ShownInsightOfDay> {
  const facts = personalInsight({ id: viewer.id, chart }, sky)
  const composed = insightParagraphs(facts, variantOf(viewer.id, sky.date), language)
  if (!viewer.isPremium) return { isWhole: false, teaser: teaserOf(composed) }
  const rephrased = await rephrase(context, composed, language)
  return { isWhole: true, paragraphs: rephrased ?? composed, isRephrased: rephrased !== null }
}

/** The first sentence, ended as one where it leads on to another. */
function teaserOf([first = '']: readonly string[]): string {
  return (FIRST_SENTENCE.exec(first)?.[0] ?? '').replace(/:$/, '.')
}
