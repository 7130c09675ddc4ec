import type { MetaDescriptor } from '@remix-run/react'

/** What the head of a page about a member or of their words says. */
export type PageHead = {
  title: string
  /** Null where nothing may be told. */
  description: string | null
  canonical: string | null
  indexed: boolean
  /** For link previews: by what a visitor sees, whoever asks. */
  openGraph: { title: string; description: string; url: string; image: string; imageAlt: string; locale: string } | null
}

/** Measures of the link preview's picture, in pixels, as the card of a member is drawn. */
const CARD = { width: '1200', height: '630' }

/** The head as tags; `own` are those that only this kind of page has, for link previews. */
export function headTags(head: PageHead, own: MetaDescriptor[]): MetaDescriptor[] {
  const { title, description, canonical, indexed, openGraph } = head
  return [
    { title },
    ...(description === null ? [] : [{ name: 'description', content: description }]),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex, nofollow' }]),
    ...(canonical === null ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: canonical }]),
    ...(openGraph
      ? [
          ...own,
          { property: 'og:site_name', content: 'Human Design Social' },
          { property: 'og:title', content: openGraph.title },
          { property: 'og:description', content: openGraph.description },
          { property: 'og:url', content: openGraph.url },
          { property: 'og:locale', content: openGraph.locale },
          { property: 'og:image', content: openGraph.image },
          { property: 'og:image:width', content: CARD.width },
          { property: 'og:image:height', content: CARD.height },
          { property: 'og:image:alt', content: openGraph.imageAlt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ]
}
