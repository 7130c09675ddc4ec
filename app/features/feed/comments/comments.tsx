import { type ReactNode, useState } from 'react'
import { useT } from '~/locales/use-t'
import { EyeOffIcon } from '~/ui/icons'
import type { TakenAway } from '../card-verbs'
import type { Author, FeedPost, Page, ShownComment } from '../feed'
import { postPath } from '../feed-address'
import type { ShownNotice } from '../feed-page'
import { PlainCommentEdit, PlainDelete, PlainReport } from '../plain-forms'
import { PlainRefusal } from '../plain-notice'
import { type MenuVerbs, PostMenu } from '../post/post-menu'
import { PostText } from '../post/post-text'
import { CommentForm } from './comment-form'
import { CommentItem, CommentSection } from './comment-section'
import { useComments } from './use-comments'

type CommentsProps = {
  post: FeedPost
  page: Page<ShownComment>
  /** Where the page begins among them; null: with the first. */
  cursor: string | null
  /** The id of the next comment: chosen by the page, so that a form sent twice is one comment. */
  nextId: string
  notice: ShownNotice | null
  /** What can be done with a comment of another's. */
  verbs: (comment: ShownComment) => Pick<MenuVerbs, 'report' | 'block' | 'mute' | 'moderate'>
  /** Whose comments are not shown any more. */
  hidden: (author: Author) => boolean
  /** One more or one less of those that are counted. */
  onCount: (by: 1 | -1) => void
  takeAway: (what: TakenAway) => void
}

/** The comments to a post for members, and where one says something too. */
export function Comments({ post, page, cursor, nextId, notice, verbs, hidden, onCount, takeAway }: CommentsProps) {
  const t = useT('comments')
  const [ownId, setOwnId] = useState(nextId)
  const comments = useComments(post.id, page)
  const { items, put, drop } = comments
  const here = postPath(post.id, cursor)
  const refused = notice?.intent === 'create' ? notice : null

  function remove(comment: ShownComment) {
    const { id, isHidden } = comment
    // Who reads sees it counted; what is hidden is not.
    const count = (by: 1 | -1) => isHidden || onCount(by)
    takeAway({
      hide: () => {
        const place = items.findIndex((known) => known.id === id)
        const next = items[place + 1]?.id ?? items[place - 1]?.id
        drop(id)
        count(-1)
        requestAnimationFrame(() => document.getElementById(next ? `comment-${next}` : 'comments')?.focus())
        return () => {
          put(comment)
          count(1)
        }
      },
      words: { done: t('deleted'), failed: t('deleteFailed') },
      path: '/resources/comments',
      fields: { away: { intent: 'delete', id }, back: { intent: 'restore', id } },
    })
  }

  return (
    <CommentSection
      post={post}
      cursor={cursor}
      comments={comments}
      shown={items.filter(({ author }) => !hidden(author))}
      renderItem={(comment) => (
        <CommentCard
          key={comment.id}
          comment={comment}
          verbs={verbs(comment)}
          onEdited={put}
          onRemove={() => remove(comment)}
          back={here}
          typed={notice?.id === comment.id ? notice.content : null}
        />
      )}
    >
      {refused ? <PlainRefusal notice={refused} title={t('notSent')} /> : null}
      {post.canComment ? (
        <>
          <CommentForm
            fields={{ intent: 'create', id: ownId, post: post.id, back: `${here}#comments` }}
            initial={refused?.content ?? ''}
            label={t('label')}
            submitLabel={t('send')}
            onDone={(comment) => {
              put(comment)
              onCount(1)
              setOwnId(crypto.randomUUID())
            }}
          />
          {post.commentPolicy === 'everyone' ? null : <Told>{t(`open.${post.commentPolicy}`)}</Told>}
        </>
      ) : (
        <Told>{t(`closed.${post.isHidden ? 'hidden' : post.commentPolicy}`, { name: post.author.fullName })}</Told>
      )}
    </CommentSection>
  )
}

const Told = ({ children }: { children: ReactNode }) => <p className="mt-1 text-sm text-muted">{children}</p>

type CommentCardProps = {
  comment: ShownComment
  /** What the reader can do with another's. */
  verbs: Pick<MenuVerbs, 'report' | 'block' | 'mute' | 'moderate'>
  onEdited: (comment: ShownComment) => void
  onRemove: () => void
  /** Where a form leads back to without scripts. */
  back: string
  /** What was typed into that form and refused. */
  typed: string | null
}

/** A comment for members; one's own is changed in its place. */
function CommentCard({ comment, verbs, onEdited, onRemove, back, typed }: CommentCardProps) {
  const t = useT('comments')
  const feed = useT('feed')
  const [isEditing, setIsEditing] = useState(false)
  const { id, author, content, isOwn, canDelete, isHidden } = comment
  const close = () => {
    setIsEditing(false)
    requestAnimationFrame(() => document.getElementById(`comment-${id}`)?.focus())
  }
  return (
    <CommentItem
      comment={comment}
      note={
        isHidden ? (
          <span className="inline-flex items-center gap-1 font-semibold text-warn">
            <EyeOffIcon className="size-3.5" />
            {feed('hidden')}
          </span>
        ) : null
      }
      menu={
        <PostMenu
          name={author.fullName}
          username={author.username}
          verbs={{
            ...(isOwn ? { edit: () => setIsEditing(true) } : verbs),
            ...(canDelete ? { remove: onRemove } : {}),
          }}
        />
      }
    >
      {isEditing ? (
        <div className="mt-2">
          <CommentForm
            fields={{ intent: 'edit', id }}
            initial={content}
            label={t('editLabel')}
            submitLabel={t('save')}
            onCancel={close}
            onDone={(changed) => {
              onEdited(changed)
              close()
            }}
          />
        </div>
      ) : (
        <PostText text={content} className="mt-1" />
      )}
      <noscript>
        {import.meta.env.SSR ? (
          <>
            {isOwn ? <PlainCommentEdit comment={comment} back={back} typed={typed} /> : null}
            {!isOwn && verbs.report ? <PlainReport subject={{ kind: 'comment', id }} back={back} /> : null}
            {canDelete ? <PlainDelete path="/resources/comments" id={id} back={back} /> : null}
          </>
        ) : null}
      </noscript>
    </CommentItem>
  )
}
