export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

/** The specified rule for any stored value: `ru-RU` is `ru`, everything else is `en`. */
export function toLanguage(stored: string | null | undefined): Language {
  return stored?.trim().toLowerCase().split(/[-_]/)[0] === 'ru' ? 'ru' : DEFAULT_LANGUAGE
}
