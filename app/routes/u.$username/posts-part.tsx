import { MemberPosts } from '~/features/feed/member-posts'
import type { MemberPostsPage, PostsOf } from '~/features/feed/member-posts-page'
import { ReportDialog } from '~/features/reports/report-dialog'

/** The section of what a member posted. */
export function PostsPart({ of, posts }: { of: PostsOf; posts: MemberPostsPage }) {
  return (
    <MemberPosts
      of={of}
      posts={posts}
      report={(subject, onClose) => <ReportDialog subject={subject} onClose={onClose} />}
    />
  )
}
