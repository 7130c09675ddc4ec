import type { MetaDescriptor } from '@remix-run/react'
import { headTags } from '~/ui/layout/page-head'
import type { LibraryHead } from './library'

/** The head of a page of the library as tags, with the same page in other languages. */
export const libraryMeta = (head: LibraryHead): MetaDescriptor[] => [
  ...headTags(head, [{ property: 'og:type', content: 'article' }]),
  ...head.alternates.map((link) => ({ tagName: 'link' as const, rel: 'alternate', ...link })),
]
