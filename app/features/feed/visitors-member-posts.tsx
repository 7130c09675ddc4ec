import { Toast } from '~/ui/toast'
import { MemberPostList } from './member-post-list'
import type { MemberPostsPage, PostsOf } from './member-posts-page'
import { useMemberPosts } from './use-member-posts'
import { useVisitorActions } from './use-visitor-actions'

/** The posts on the page of a member, for visitors. */
export function VisitorsMemberPosts({ of, posts }: { of: PostsOf; posts: MemberPostsPage }) {
  const list = useMemberPosts(of, posts)
  const { verbs, toast, dismissToast } = useVisitorActions()
  return (
    <>
      <MemberPostList of={of} posts={posts} list={list} verbs={verbs} />
      <Toast message={toast} onClose={dismissToast} />
    </>
  )
}
