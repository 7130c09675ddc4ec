import type { Chart } from '~/domain/human-design/chart/chart'
import { composeReading } from '~/domain/human-design/reading/compose-reading'
import { factsInDrawing } from '~/domain/human-design/reading/facts-in-drawing'
import { possibleCharts } from '~/domain/human-design/reading/possible-charts'
import type { ReadSection } from '~/domain/human-design/reading/written-reading'
import type { Language } from '~/locales/language'
import { sayFacts } from '~/locales/say-facts'
import { type ReadingWords, sayReading } from '~/locales/say-reading'
import { translator } from '../server/i18n.server'
import type { DayInQuestion } from './time-check.server'

/** The words of the written reading: some 1,500 texts, of which a page gets those that its chart needs. */
export const readingWords = (language: Language): ReadingWords => ({
  language,
  hd: translator(language, 'hd'),
  crosses: translator(language, 'crosses'),
  reading: translator(language, 'reading'),
  core: translator(language, 'written-core'),
  chart: translator(language, 'written-chart'),
  gates: translator(language, 'written-gates'),
  channels: translator(language, 'written-channels'),
})

/**
 * The written reading of a chart, in words and with the place of its facts in the drawing. Composed here, so that a page gets the
 * sentences of one chart and not the texts of all. Null for an uncertain time without its day: what would be said of the drawn
 * chart as certain might not be so.
 */
export function writeReading(chart: Chart, found: DayInQuestion, language: Language): ReadSection[] | null {
  if (found.kind === 'unavailable') return null
  const words = readingWords(language)
  const possible = found.kind === 'day' ? possibleCharts(found.day, found.accuracy) : undefined
  const facts = { hd: words.hd, facts: translator(language, 'written-facts') }
  const sections = sayReading(words, composeReading(chart, possible), possible?.minutes ?? null)
  return sections.map(({ id, title, paragraphs }) => ({
    id,
    title,
    paragraphs: paragraphs.map(({ heading, chart: alternative, sentences }) => {
      const all = sentences.flatMap((sentence) => sentence.facts)
      return {
        heading,
        text: sentences.map(({ text }) => text).join(' '),
        facts: sayFacts(facts, all),
        drawn: factsInDrawing(alternative ?? chart, all),
      }
    }),
  }))
}
