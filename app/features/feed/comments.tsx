import { Link } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { registerPath, signInPath } from '~/domain/membership/redirect-path'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { LoadMore } from '~/ui/load-more'
import { CommentCard } from './comment-card'
import type { CommentForm as Form } from './comment-form'
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
  /** Null for visitors. */
  CommentForm: typeof Form | null
  /** The id of the next comment: chosen by the page, so that a form sent twice is one comment. */
  nextId: string
  notice: ShownNotice | null
  /** What can be done with a comment of another's. */
  verbs: (comment: ShownComment) => Pick<MenuVerbs, 'report' | 'block' | 'mute' | 'moderate'>
  /** Whose comments are not shown any more. */
  hidden: (author: Author) => boolean
  onCount: (by: 1 | -1) => void
  takeAway: (what: TakenAway) => void
}

/** What members say to a post, the oldest first, and where one says something too. */
export function Comments({ post, page, cursor, CommentForm, nextId, notice, verbs, hidden, onCount, takeAway }: Props) {
  const t = useT('comments')
  const feed = useT('feed')
  const [ownId, setOwnId] = useState(nextId)
  const { items, nextCursor, more, loadMore, put, remove } = useComments(post.id, page, { takeAway, onCount })
  const shown = items.filter(({ author }) => !hidden(author))
  const path = postPath(post.id)
  const here = postPath(post.id, cursor)
  const refused = notice?.intent === 'create' ? notice : null
  // What is counted and does not stand there is not for these eyes: of somebody muted or blocked, or with a muted word.
  const unseen =
    nextCursor === null && cursor === null ? post.commentsCount - shown.filter((it) => !it.isHidden).length : 0
  return (
    <Card as="section" aria-labelledby="comments">
      <h2 id="comments" tabIndex={-1} className="scroll-mt-4 text-lg">
        {t('title', { count: post.commentsCount })}
      </h2>
      {cursor === null ? null : (
        <Link
          to={`${path}#comments`}
          preventScrollReset
          className="mt-1 inline-flex min-h-9 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {t('earlier')}
        </Link>
      )}
      {shown.length > 0 ? (
        <ul className="mt-2">
          {shown.map((comment) => (
            <CommentCard
              key={comment.id}
              comment={comment}
              verbs={CommentForm ? verbs(comment) : {}}
              CommentForm={CommentForm}
              onEdited={put}
              onRemove={() => remove(comment)}
              back={here}
              typed={notice?.id === comment.id ? notice.content : null}
            />
          ))}
        </ul>
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
      <div className="mt-4 border-t border-line pt-4">
        {refused ? <PlainRefusal notice={refused} title={t('notSent')} /> : null}
        {!CommentForm ? (
          <Invitation path={path} />
        ) : post.canComment ? (
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
      </div>
    </Card>
  )
}

const Told = ({ children }: { children: ReactNode }) => <p className="mt-1 text-sm text-muted">{children}</p>

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
