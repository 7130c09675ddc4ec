import { MemberPosts } from '~/features/feed/member-posts'
import { ReportDialog } from '~/features/reports/report-dialog'
import { preloadWords } from '~/locales/dictionaries'
import type { SectionProps } from './page-data'

export const i18n = preloadWords('feed', 'feed-more', 'hd', 'member-posts')

export default function MembersPostsSection({ page: { preview, viewer }, profile, part }: SectionProps<'posts'>) {
  const { username, fullName, counts } = profile
  const eyes = preview ? ('preview' as const) : viewer
  return (
    <MemberPosts
      of={{ username, fullName, postsCount: counts.postsCount, eyes, preview }}
      posts={part.posts}
      report={(subject, onClose) => <ReportDialog subject={subject} onClose={onClose} />}
    />
  )
}
