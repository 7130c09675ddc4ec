import type { FeedPost } from './feed'
import { postPath } from './feed-address'
import { PlainDelete } from './plain-delete'
import { PlainEdit } from './plain-edit'
import { PlainReport } from './plain-report'
import type { PostPage } from './post-page'

type Props = { post: FeedPost; notice: PostPage['notice'] }

/** Where no script runs: one's own post to be changed or deleted, another's to be reported. */
export function PlainPostForms({ post, notice }: Props) {
  if (!post.isOwn) return <PlainReport subject={{ kind: 'post', id: post.id }} back={postPath(post.id)} />
  return (
    <div className="grid gap-3.5">
      <PlainEdit post={post} typed={notice?.intent === 'edit' && notice.id === post.id ? notice : null} />
      <PlainDelete path="/resources/posts" id={post.id} back="/app/dashboard" />
    </div>
  )
}
