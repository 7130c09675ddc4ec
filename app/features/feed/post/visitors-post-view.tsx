import { registerPath, signInPath } from '~/domain/membership/account/redirect-path'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { Toast } from '~/ui/overlays/toast'
import { CommentItem, CommentSection } from '../comments/comment-section'
import { useComments } from '../comments/use-comments'
import type { FeedPost, Page, ShownComment } from '../feed'
import { postPath } from '../feed-address'
import { useVisitorActions } from '../use-share'
import type { PostPage } from './load-post.server'
import { PostCard } from './post-card'
import { MissingPost, PostTitle } from './post-page'
import { PostText } from './post-text'

/** A post with its comments, for visitors. */
export function VisitorsPostView({ page: { found, cursor } }: { page: PostPage }) {
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
