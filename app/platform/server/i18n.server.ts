import { createCookie } from '@remix-run/cloudflare'
import { RemixI18Next } from 'remix-i18next/server'
import { isUntilLifted } from '../../domain/community/moderation/may-act'
import { dateFormat } from '../../locales/date-format'
import { en } from '../../locales/en'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, prefersRussian, toLanguage } from '../../locales/language'
import { ru } from '../../locales/ru'
import { type Namespace, type Translate, translate } from '../../locales/translate'
import { readCookie, writeCookie, YEAR_SECONDS } from './cookies.server'

const LANGUAGE_COOKIE = 'language'
/** An address may name a language, for those who chose none: search engines come by it (`hreflang`). */
const LANGUAGE_PARAMETER = 'lang'

// The value is plain text (`ru`), readable by the page, so that its copy in the browser's store can follow it.
const plainCookie = {
  ...createCookie(LANGUAGE_COOKIE),
  parse: async (header: string | null) =>
    header ? readCookie(new Request('https://cookie.invalid', { headers: { Cookie: header } }), LANGUAGE_COOKIE) : null,
}

const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: DEFAULT_LANGUAGE,
    cookie: plainCookie,
    searchParamKey: LANGUAGE_PARAMETER,
    // Nothing chosen means English, as specified: the browser's own languages are not asked.
    order: ['cookie', 'searchParams'],
  },
})

const known = new WeakMap<Request, Promise<Language>>()

/**
 * The language of a request: what the visitor chose, by the rule for stored values, else what the address says, else English.
 * Many ask for it on the way to a page; it is looked for once.
 */
export function languageOf(request: Request): Promise<Language> {
  const language = known.get(request) ?? detection.getLocale(request).then(toLanguage)
  known.set(request, language)
  return language
}

/** True when the visitor has chosen a language on this browser. */
export const hasChosenLanguage = (request: Request) => readCookie(request, LANGUAGE_COOKIE) !== null

/** True on an English page for a browser that prefers Russian and has no chosen language. */
export const offersRussian = async (request: Request) =>
  !hasChosenLanguage(request) &&
  prefersRussian(request.headers.get('Accept-Language')) &&
  (await languageOf(request)) !== 'ru'

/** True when the address names one; it holds where none was chosen. */
export const namesLanguage = (request: Request) => {
  const named = new URL(request.url).searchParams.get(LANGUAGE_PARAMETER)
  return LANGUAGES.some((language) => language === named)
}

/** The cookie that remembers a choice; not HttpOnly, it holds nothing but `en` or `ru`. */
export const languageCookie = (request: Request, language: Language) =>
  writeCookie(request, LANGUAGE_COOKIE, language, { maxAgeSeconds: YEAR_SECONDS, httpOnly: false })

/** At sign-in the member's language becomes the browser's, unless somebody chose one there; null where they did. */
export const memberLanguageCookie = (request: Request, language: Language) =>
  hasChosenLanguage(request) ? null : languageCookie(request, language)

const dictionaries = { en, ru }

/** A translator for server code that writes text: titles, mails, API messages. */
export function translator<N extends Namespace>(language: Language, namespace: N): Translate<N> {
  const words: Record<string, string> = dictionaries[language][namespace]
  return (key, params) => translate(words, language, key, params)
}

/** The end of a suspension in words: a date and time of the reader's zone, `always` where it has none. */
export function formatSuspensionEnd(until: Date, language: Language, timeZone: string): string {
  if (isUntilLifted(until)) return 'always'
  return dateFormat(language, timeZone, { dateStyle: 'long', timeStyle: 'short' }).format(until)
}
