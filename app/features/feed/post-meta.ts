import type { MetaDescriptor } from '@remix-run/react'
import type { PostHead } from './post-page'

/** Measures of the picture of a link preview, in pixels: the card of whoever wrote. */
const CARD = { width: '1200', height: '630' }

/** The head of a post's page as tags. */
export function postMeta({ title, description, canonical, indexed, openGraph }: PostHead): MetaDescriptor[] {
  return [
    { title },
    ...(description === null ? [] : [{ name: 'description', content: description }]),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex, nofollow' }]),
    ...(canonical === null ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: canonical }]),
    ...(openGraph
      ? [
          { property: 'og:type', content: 'article' },
          { property: 'og:site_name', content: 'Human Design Social' },
          { property: 'og:title', content: openGraph.title },
          { property: 'og:description', content: description ?? '' },
          { property: 'og:url', content: openGraph.url },
          { property: 'og:locale', content: openGraph.locale },
          { property: 'og:image', content: openGraph.image },
          { property: 'og:image:width', content: CARD.width },
          { property: 'og:image:height', content: CARD.height },
          { property: 'article:author', content: openGraph.author },
          { property: 'article:published_time', content: openGraph.publishedAt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ]
}
