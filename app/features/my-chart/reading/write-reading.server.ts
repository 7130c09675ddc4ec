import type { Chart } from '~/domain/human-design/chart/chart'
import { composeReading } from '~/domain/human-design/reading/compose-reading'
import { factsInDrawing } from '~/domain/human-design/reading/facts-in-drawing'
import { possibleCharts } from '~/domain/human-design/reading/possible-charts'
import type { Language } from '~/locales/language'
import { sayFacts } from '~/locales/say-facts'
import { sayReading } from '~/locales/say-reading'
import type { DayInQuestion } from '~/platform/chart/time-check.server'
import { readingWords } from '~/platform/chart/written-reading.server'
import { translator } from '~/platform/server/i18n.server'
import type { OwnReading } from './own-reading'

/**
 * The written reading of a member's own chart, in words and with the place of its facts in the drawing. Composed here, so that a
 * page gets the sentences of one chart and not the texts of all. Null for an uncertain time without its day: what would be said
 * of the drawn chart as certain might not be so.
 */
export function writeReading(chart: Chart, found: DayInQuestion, language: Language): OwnReading {
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
