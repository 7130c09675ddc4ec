import type { MetaDescriptor } from '@remix-run/react'
import { headTags, type PageHead } from '~/ui/layout/page-head'

/** The metadata of a post's page. */
export type PostHead = PageHead & { openGraph: { author: string; publishedAt: string } | null }

/** The metadata of a post's page as tags. */
export const postMeta = (head: PostHead): MetaDescriptor[] =>
  headTags(head, [
    { property: 'og:type', content: 'article' },
    { property: 'article:author', content: head.openGraph?.author },
    { property: 'article:published_time', content: head.openGraph?.publishedAt },
  ])
