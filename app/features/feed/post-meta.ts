import type { MetaDescriptor } from '@remix-run/react'
import { headTags } from '~/ui/page-head'
import type { PostHead } from './post-page'

/** The head of a post's page as tags. */
export const postMeta = (head: PostHead): MetaDescriptor[] =>
  headTags(head, [
    { property: 'og:type', content: 'article' },
    { property: 'article:author', content: head.openGraph?.author },
    { property: 'article:published_time', content: head.openGraph?.publishedAt },
  ])
