import type { MetaDescriptor } from '@remix-run/react'
import { headTags } from '~/ui/layout/page-head'
import type { ProfileHead } from './public-profile'

/** A profile's head as tags. */
export const profileMeta = (head: ProfileHead): MetaDescriptor[] =>
  headTags(head, [
    { property: 'og:type', content: 'profile' },
    { property: 'profile:username', content: head.openGraph?.username },
  ])
