import type { MetaDescriptor } from '@remix-run/react'
import type { ProfileHead } from './public-profile'

/** Measures of the link preview's picture, in pixels, as the card is drawn. */
const CARD = { width: '1200', height: '630' }

/** A profile's head as tags. */
export function profileMeta({ title, description, canonical, indexed, openGraph }: ProfileHead): MetaDescriptor[] {
  return [
    { title },
    ...(description === null ? [] : [{ name: 'description', content: description }]),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex, nofollow' }]),
    ...(canonical === null ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: canonical }]),
    ...(openGraph
      ? [
          { property: 'og:type', content: 'profile' },
          { property: 'profile:username', content: openGraph.username },
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
