import { Toast } from '~/ui/overlays/toast'
import type { MemberPostsPage, PostsOf } from './feed-page'
import { MemberPostList, useMemberPosts } from './member-post-list'
import { useVisitorActions } from './use-share'

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
