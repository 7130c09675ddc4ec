import { dateFormat } from '../../locales/date-format'
import { offline as en } from '../../locales/en/offline'
import type { Language } from '../../locales/language'
import { offline as ru } from '../../locales/ru/offline'
import { type Params, translate } from '../../locales/translate'

export { type Language, toLanguage } from '../../locales/language'

const WORDS = { en, ru }

/** The words of what the service worker says: it has both languages, since offline it can ask for neither. */
export const offlineText = (language: Language, key: keyof typeof en, params?: Params) =>
  translate(WORDS[language], language, key, params)

/** A moment as a person reads it, by the clock of the device. */
export function offlineTime(language: Language, at: number): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return dateFormat(language, timeZone, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
