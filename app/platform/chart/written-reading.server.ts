import type { Language } from '~/locales/language'
import type { ReadingWords } from '~/locales/say-reading'
import { translator } from '../server/i18n.server'

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
