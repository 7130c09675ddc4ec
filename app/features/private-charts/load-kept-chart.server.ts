import type { PrivateChart } from '~/data/charts/private-charts.server'
import type { ChartTerm } from '~/domain/human-design/uncertainty/uncertain-terms'
import { toBirthFacts } from '~/platform/chart/birth-view.server'
import { type DayInQuestion, loadDayInQuestion, loadTimeCheck, toUncertain } from '~/platform/chart/time-check.server'
import type { Context } from '~/platform/server/context.server'
import { chartShowOf } from '~/platform/server/cookies.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { shareText } from '~/ui/chart-reading/share-text'
import type { KeptChart } from './kept-chart'
import { toBirthInput } from './load-private-charts.server'

/**
 * A kept chart to show, and the day of its birth where its time isn't exact. `mayCalculate` says whether the chart service may be asked
 * what the time leaves open; where it may not, the chart is as if the service didn't answer.
 */
export async function loadKeptChart(
  context: Context,
  request: Request,
  { name, birth, data, offsetChosen }: Pick<PrivateChart, 'name' | 'birth' | 'data' | 'offsetChosen'>,
  mayCalculate = () => Promise.resolve(true),
): Promise<{ kept: KeptChart; found: DayInQuestion }> {
  const language = await languageOf(request)
  const accuracy = birth.timeAccuracy
  const input = toBirthInput({ birth, offsetChosen })
  // Where the time is not exact, what it leaves open is part of the chart and need not be asked for.
  const isRequested = accuracy !== 'exact' || new URL(request.url).searchParams.has('times')
  const question = isRequested && (await mayCalculate()) ? input : null
  const [found, timeCheck] = await Promise.all([
    loadDayInQuestion(context, { birth: question, accuracy, data }),
    isRequested ? loadTimeCheck(context, question, language) : { kind: 'unasked' as const },
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
