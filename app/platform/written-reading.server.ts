import { shortReading } from '~/domain/human-design/reading/short-reading'
import type { UncertainTerms } from '~/domain/human-design/uncertain-terms'
import type { VisibleChart } from '~/domain/human-design/visible-chart'
import type { Language } from '~/locales/language'
import { type ReadingWords, sayShortReading } from '~/locales/say-reading'
import { translator } from './i18n.server'

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

/** Three sentences on the reader's own chart; fewer, or null for none, where an uncertain time leaves nothing sure to say. */
export function shortReadingText(visible: VisibleChart, uncertain: UncertainTerms | null, language: Language) {
  return sayShortReading(readingWords(language), shortReading(visible, uncertain)) || null
}
