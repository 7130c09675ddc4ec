import { registerPath, signInPath } from '~/domain/membership/account/redirect-path'
import { CommentItem, CommentSection } from '~/features/feed/comments/comment-section'
import { useComments } from '~/features/feed/comments/use-comments'
import type { FeedPost, Page, ShownComment } from '~/features/feed/feed'
import { postPath } from '~/features/feed/feed-address'
import type { PostPage } from '~/features/feed/post/load-post.server'
import { PostCard } from '~/features/feed/post/post-card'
import { MissingPost, PostTitle } from '~/features/feed/post/post-page'
import { PostText } from '~/features/feed/post/post-text'
import { useVisitorActions } from '~/features/feed/use-share'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { Toast } from '~/ui/overlays/toast'
import { VisitorsFrame } from '../frames/visitors-frame'
import type { ViewProps } from './view-props'

export const i18n = preloadWords('comments', 'feed', 'feed-more', 'hd', 'landing')

/** A post for visitors, who sign in to like it or to comment. */
export default function VisitorsPost({ page }: ViewProps) {
  return (
    <VisitorsFrame year={page.year}>
      <VisitorsPostView page={page} />
    </VisitorsFrame>
  )
}

/** A post with its comments, for visitors. */
function VisitorsPostView({ page: { found, cursor } }: { page: PostPage }) {
  if (!found) return <MissingPost isVisitor />
  return <FoundPost key={found.post.id} post={found.post} comments={found.comments} cursor={cursor} />
}

type FoundProps = { post: FeedPost; comments: Page<ShownComment>; cursor: string | null }

function FoundPost({ post, comments: page, cursor }: FoundProps) {
  const { actions, toast, dismissToast } = useVisitorActions()
  const comments = useComments(post.id, page)
  return (
    <div className="mx-auto grid max-w-170 grid-cols-[minmax(0,1fr)] gap-3.5">
      <PostTitle author={post.author} />
      <PostCard post={post} actions={actions} back={null} isWhole />
      <CommentSection
        post={post}
        cursor={cursor}
        comments={comments}
        shown={comments.items}
        renderItem={(comment) => (
          <CommentItem key={comment.id} comment={comment}>
            <PostText text={comment.content} className="mt-1" />
          </CommentItem>
        )}
      >
        <Invitation path={postPath(post.id)} />
      </CommentSection>
      <Toast message={toast} onClose={dismissToast} />
    </div>
  )
}

function Invitation({ path }: { path: string }) {
  const t = useT('comments')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">{t('invitation')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={signInPath(path)} size="s" variant="primary">
          {t('signIn')}
        </ButtonLink>
        <ButtonLink to={registerPath(path)} size="s">
          {t('join')}
        </ButtonLink>
      </div>
    </div>
  )
}
