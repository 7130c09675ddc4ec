import { isUntilLifted } from '../../domain/community/moderation/may-act'
import { dateFormat } from '../../locales/date-format'
import type { Language } from '../../locales/language'

/** The end of a suspension in words: a date and time of the reader's zone, `always` where it has none. */
export function formatSuspensionEnd(until: Date, language: Language, timeZone: string): string {
  if (isUntilLifted(until)) return 'always'
  return dateFormat(language, timeZone, { dateStyle: 'long', timeStyle: 'short' }).format(until)
}
