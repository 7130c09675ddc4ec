import type { PrivateChart } from '~/data/charts/private-charts.server'
import type { ChartTerm } from '~/domain/human-design/uncertainty/uncertain-terms'
import { toBirthFacts } from '~/platform/chart/birth-facts.server'
import { chartShowOf } from '~/platform/chart/chart-show.server'
import { type DayInQuestion, loadDayInQuestion, loadTimeCheck, toUncertain } from '~/platform/chart/time-check.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { shareText } from '~/ui/chart-reading/share-text'
import type { KeptChart } from './kept-chart'
import { toBirthInput } from './load-private-charts.server'

/** A kept chart to show, and the day of its birth where its time isn't exact. */
export async function loadKeptChart(
  context: Context,
  request: Request,
  { name, birth, data, offsetChosen }: Pick<PrivateChart, 'name' | 'birth' | 'data' | 'offsetChosen'>,
): Promise<{ kept: KeptChart; found: DayInQuestion }> {
  const language = await languageOf(request)
  const accuracy = birth.timeAccuracy
  const input = toBirthInput({ birth, offsetChosen })
  const isAsked = new URL(request.url).searchParams.has('times')
  const [found, timeCheck] = await Promise.all([
    loadDayInQuestion(context, { birth: input, accuracy, data }),
    // Where the time is not exact, what it leaves open is part of the chart and need not be asked for.
    isAsked || accuracy !== 'exact' ? loadTimeCheck(context, input, language) : { kind: 'unasked' as const },
  ])
  const { uncertain, uncertainParts } = toUncertain(found)
  const hd = translator(language, 'hd')
  const reading = translator(language, 'reading')
  const withShare = (term: ChartTerm, word: string) =>
    [word, shareText(reading, language, uncertain, term)].filter(Boolean).join(', ')
  const { chart } = data
  const kept = {
    name,
    chart,
    words: {
      type: withShare('type', hd(`type.${chart.type}`)),
      authority: withShare('authority', hd(`authority.${chart.authority}`)),
      profile: withShare('profile', chart.profile),
    },
    timeAccuracy: accuracy,
    uncertain,
    uncertainParts,
    timeCheck,
    show: chartShowOf(request),
    birth: toBirthFacts(
      {
        date: birth.date,
        time: birth.time,
        accuracy,
        city: birth.city,
        country: birth.country,
        timezone: birth.timezone,
        utcOffsetSeconds: birth.utcOffsetSeconds,
        offsetChosen,
        // Here it holds after a correction of the clock, and nobody entered it.
        offsetOverridden: false,
        designUtc: data.designUtc,
      },
      language,
    ),
  }
  return { kept, found }
}
