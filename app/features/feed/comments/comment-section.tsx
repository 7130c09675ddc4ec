import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { LoadMore } from '~/ui/states/load-more'
import type { FeedPost, ShownComment } from '../feed'
import { postPath } from '../feed-address'
import { PostHead } from '../post/post-head'
import type { useComments } from './use-comments'

type CommentSectionProps = {
  post: FeedPost
  /** Where the page begins; null: with the first comment. */
  cursor: string | null
  comments: Pick<ReturnType<typeof useComments>, 'nextCursor' | 'more' | 'loadMore'>
  shown: ShownComment[]
  renderItem: (comment: ShownComment) => ReactNode
  /** Below the list: the form, or an invitation to sign in. */
  children: ReactNode
}

/** The comments on a post, the oldest first. */
export function CommentSection({ post, cursor, comments, shown, renderItem, children }: CommentSectionProps) {
  const t = useT('comments')
  const feed = useT('feed')
  const { nextCursor, more, loadMore } = comments
  // Counted but not shown: comments of muted or blocked members, or with muted words.
  const unseen =
    nextCursor === null && cursor === null ? post.commentsCount - shown.filter((it) => !it.isHidden).length : 0
  return (
    <Card as="section" aria-labelledby="comments">
      <h2 id="comments" tabIndex={-1} className="scroll-mt-4 text-lg">
        {t('title', { count: post.commentsCount })}
      </h2>
      {cursor === null ? null : (
        <Link
          to={`${postPath(post.id)}#comments`}
          preventScrollReset
          className="mt-1 inline-flex min-h-9 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {t('earlier')}
        </Link>
      )}
      {shown.length > 0 ? (
        <ul className="mt-2">{shown.map(renderItem)}</ul>
      ) : post.commentsCount === 0 ? (
        <p className="mt-2 text-muted">{t('none')}</p>
      ) : null}
      {unseen > 0 ? <p className="pt-2 pb-1 text-sm text-faint">{t('unseen', { count: unseen })}</p> : null}
      {nextCursor ? (
        <LoadMore
          to={`${postPath(post.id, nextCursor)}#comments`}
          state={more}
          onPress={loadMore}
          label={t('loadMore')}
          failedLabel={feed('moreFailed')}
          endLabel=""
        />
      ) : null}
      <div className="mt-4 border-t border-line pt-4">{children}</div>
    </Card>
  )
}

type CommentItemProps = {
  comment: ShownComment
  note?: ReactNode
  menu?: ReactNode
  children: ReactNode
}

/** A comment in the list: its author and time, then its text. */
export function CommentItem({ comment: { id, author, createdAt, editedAt }, note, menu, children }: CommentItemProps) {
  return (
    <li
      id={`comment-${id}`}
      aria-labelledby={`comment-by-${id}`}
      tabIndex={-1}
      className="border-t border-line py-4 outline-none first:border-0 focus-visible:bg-sunken"
    >
      <PostHead
        author={author}
        createdAt={createdAt}
        isEdited={editedAt !== null}
        to={null}
        nameId={`comment-by-${id}`}
        size="sm"
        note={note}
        menu={menu}
      />
      <div className="pl-11">{children}</div>
    </li>
  )
}
