import { shorten } from '~/domain/text/sentences'
import { LANGUAGES, type Language } from '~/locales/language'
import { hasChosenLanguage } from '~/platform/server/i18n.server'
import type { LibraryHead } from './library'

const LOCALES: Record<Language, string> = { en: 'en_GB', ru: 'ru_RU' }
/** What search engines show of a description, in characters. */
const DESCRIPTION_LENGTH = 160

type About = {
  origin: string
  /** Without the language. */
  path: string
  language: Language
  brand: string
  title: string
  description: string
  imageAlt: string
  /** Null: the card of the site. */
  card: string | null
  /** Schema.org's graph of the page, given its address. */
  structured: (url: string) => object[]
}

/** The head of a page of the library: what search engines and link previews are told, in the language it is read in. */
export function toLibraryHead(about: About): LibraryHead {
  const { origin, path, language, brand, title, imageAlt, card } = about
  const url = origin + inLanguage(path, language)
  const description = shorten(about.description, DESCRIPTION_LENGTH)
  return {
    title: `${title} · ${brand}`,
    description,
    canonical: url,
    indexed: true,
    openGraph: {
      title,
      description,
      url,
      image: origin + (card === null ? '/og.png' : inLanguage(card, language)),
      imageAlt,
      locale: LOCALES[language],
    },
    alternates: alternatesOf(origin, path),
    structured: toJson({ '@context': 'https://schema.org', '@graph': about.structured(url) }),
  }
}

/** As text that ends no script, whatever is in it. */
const toJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Where a page stands, as search engines show it. */
export const breadcrumbList = (url: string, steps: { label: string; href: string }[]) => ({
  '@type': 'BreadcrumbList',
  '@id': `${url}#breadcrumb`,
  itemListElement: steps.map(({ label, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    item: href,
  })),
})

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
