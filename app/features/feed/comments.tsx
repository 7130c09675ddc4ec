import { type ReactNode, useState } from 'react'
import { useT } from '~/locales/use-t'
import { CommentCard } from './comment-card'
import { CommentForm } from './comment-form'
import { CommentSection } from './comment-section'
import type { Author, FeedPost, Page, ShownComment } from './feed'
import { postPath } from './feed-address'
import type { ShownNotice } from './feed-page'
import { PlainRefusal } from './plain-refusal'
import type { MenuVerbs } from './post-menu'
import { useComments } from './use-comments'
import type { TakenAway } from './use-take-away'

type Props = {
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
export function Comments({ post, page, cursor, nextId, notice, verbs, hidden, onCount, takeAway }: Props) {
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
