import { LANGUAGES, type Language } from '~/locales/language'
import { hasChosenLanguage } from '~/platform/i18n.server'

/** How a page is addressed in a language for all who have chosen none, search engines among them. */
export const inLanguage = (path: string, language: Language) => (language === 'en' ? path : `${path}?lang=${language}`)

/** A page's addresses within the language it is read in: said in them only where nothing else says it. */
export const addressesFor = (request: Request, language: Language) => (path: string) =>
  hasChosenLanguage(request) ? path : inLanguage(path, language)

/** The same page in every language, for `<link rel="alternate">` and the sitemap. */
export const alternatesOf = (origin: string, path: string) => [
  ...LANGUAGES.map((language) => ({ hrefLang: language as string, href: origin + inLanguage(path, language) })),
  { hrefLang: 'x-default', href: origin + path },
]
