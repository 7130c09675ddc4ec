import { VisitorsMemberPosts } from '~/features/feed/member-post-list'
import { preloadWords } from '~/locales/dictionaries'
import type { SectionProps } from './page-data'

export const i18n = preloadWords('feed', 'feed-more', 'hd', 'member-posts')

export default function VisitorsPostsSection({ profile, part }: SectionProps<'posts'>) {
  const { username, fullName, counts } = profile
  return (
    <VisitorsMemberPosts
      of={{ username, fullName, postsCount: counts.postsCount, eyes: 'visitor', preview: null }}
      posts={part.posts}
    />
  )
}
