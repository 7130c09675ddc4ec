export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

/** Each in itself, as its speakers look for it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский' }

/** The specified rule for any stored value: `ru-RU` is `ru`, everything else is `en`. */
export function toLanguage(stored: string | null | undefined): Language {
  return stored?.trim().toLowerCase().split(/[-_]/)[0] === 'ru' ? 'ru' : DEFAULT_LANGUAGE
}

/** Characters; a browser's own list is a tenth of it. */
const ACCEPTED_MAX_LENGTH = 1000

/** Whether a browser that says so (`Accept-Language`) would rather read Russian than English: of these two the first by weight. */
export function prefersRussian(accepted: string | null): boolean {
  const wanted = (accepted ?? '')
    .slice(0, ACCEPTED_MAX_LENGTH)
    .toLowerCase()
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.split(';')
      const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='))
      return { language: range.trim().split('-')[0], weight: Number(weight?.slice(2) ?? 1) }
    })
    .filter(({ language, weight }) => weight > 0 && LANGUAGES.some((known) => known === language))
  return wanted.sort((one, other) => other.weight - one.weight)[0]?.language === 'ru'
}
