import type { Language } from '~/locales/language'

type Page = { title: string; description: string; language: Language; origin: string }

const LOCALES: Record<Language, string> = { en: 'en_GB', ru: 'ru_RU' }

/** What search engines and link previews say of the first page, in its language. */
export function pageMeta({ title, description, language, origin }: Page) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Human Design Social' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${origin}/` },
    { property: 'og:locale', content: LOCALES[language] },
    { property: 'og:image', content: `${origin}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Human Design Social' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: `${origin}/` },
  ]
}
