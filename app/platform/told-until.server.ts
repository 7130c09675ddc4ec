import { isUntilLifted } from '../domain/community/may-act'
import type { Language } from '../locales/language'

const LOCALES: Record<Language, string> = { en: 'en-GB', ru: 'ru' }

/** The end of a suspension in words: a date and time of the reader's zone, `always` where it has none. */
export function toldUntil(until: Date, language: Language, timeZone: string): string {
  if (isUntilLifted(until)) return 'always'
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(until)
}
