import type { Language } from './language'

/** Day before month in both languages, as most of the world reads it. */
const LOCALES: Record<Language, string> = { en: 'en-GB', ru: 'ru' }
const formats = new Map<string, Intl.DateTimeFormat>()

/** How a language writes dates and times of a zone. Kept: making one takes longer than all that it ever formats. */
export function dateFormat(
  language: Language,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([language, timeZone, options])
  const found = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...options })
  formats.set(key, found)
  return found
}
