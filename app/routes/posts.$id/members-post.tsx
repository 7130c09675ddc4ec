import { Link } from '@remix-run/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { casePath, type ReportSubject } from '~/domain/community/moderation/moderation-paths'
import { Comments } from '~/features/feed/comments/comments'
import { postPath } from '~/features/feed/feed-address'
import { PlainPostForms } from '~/features/feed/plain-forms'
import { PlainRefusal, PlainUndo } from '~/features/feed/plain-notice'
import type { PostPage } from '~/features/feed/post/load-post.server'
import { PostCard } from '~/features/feed/post/post-card'
import { MissingPost, PostTitle } from '~/features/feed/post/post-page'
import { CardDialogs, muteRemoval, type RemovalReason, useCardActions } from '~/features/feed/use-card-actions'
import { ReportDialog } from '~/features/reports/report-dialog'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/client/root-data'
import { ChevronLeftIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Toast } from '~/ui/overlays/toast'
import { MembersFrame } from '../frames/members-frame'
import type { ViewProps } from './view-props'

export const i18n = preloadWords('appeals', 'comments', 'composer', 'feed', 'feed-more', 'hd', 'shell', 'time-zone')

/** A post for members. */
export default function MembersPost({ page }: ViewProps) {
  return (
    <MembersFrame frame={page.frame}>
      <PostView page={page} report={(subject, onClose) => <ReportDialog subject={subject} onClose={onClose} />} />
    </MembersFrame>
  )
}

type PostViewProps = {
  page: PostPage
  /** Renders the dialog for a report. */
  report: (subject: ReportSubject, onClose: () => void) => ReactNode
}

/** A post with its comments, for members. */
function PostView({ page, report }: PostViewProps) {
  if (!page.found) return <MissingPost isVisitor={false} />
  return <FoundPost key={page.found.post.id} page={page} found={page.found} report={report} />
}

function FoundPost({ page, found, report }: PostViewProps & { found: NonNullable<PostPage['found']> }) {
  const t = useT('comments')
  const feed = useT('feed')
  const { cursor, nextId, notice } = page
  const [source, setSource] = useState(found.post)
  const [post, setPost] = useState(found.post)
  const isModerator = useRootData()?.member?.isModerator ?? false
  const [removed, setRemoved] = useState<RemovalReason | null>(null)
  const [hiddenAuthors, setHiddenAuthors] = useState<ReadonlySet<string>>(new Set())
  if (source !== found.post) {
    setSource(found.post)
    setPost(found.post)
  }
  const { actions, dialog, toast, removeWithUndo, closeDialog, dismissToast, openDialog } = useCardActions({
    change: (_, what) => setPost((now) => ({ ...now, ...what })),
    drop: (_, reason) => {
      setRemoved(reason)
      return () => setRemoved(null)
    },
  })
  /** Hides the comments of a member; returns the function that shows them again. */
  const hideComments = (username: string) => () => {
    setHiddenAuthors((now) => new Set([...now, username]))
    requestAnimationFrame(() => document.getElementById('comments')?.focus())
    return () => setHiddenAuthors((now) => new Set([...now].filter((other) => other !== username)))
  }
  const path = postPath(post.id)
  return (
    <div className="grid max-w-170 grid-cols-[minmax(0,1fr)] gap-3.5">
      <PostTitle author={post.author} />
      <Link
        to="/app/dashboard"
        className="-ml-1 inline-flex min-h-9 items-center gap-1 justify-self-start rounded-control pr-2 text-sm text-muted hover:text-ink pointer-coarse:min-h-11"
      >
        <ChevronLeftIcon className="size-4" />
        {t('toFeed')}
      </Link>
      {removed ? (
        <RemovedPost cardId={`post-${post.id}`} reason={removed} username={post.author.username} />
      ) : (
        <>
          {notice && notice.intent !== 'create' ? <PlainRefusal notice={notice} title={t('notDone')} /> : null}
          {page.undo ? <PlainUndo undo={page.undo} text={t('deleted')} back={path} /> : null}
          <PostCard post={post} actions={actions} back={path} isWhole />
          <noscript>{import.meta.env.SSR ? <PlainPostForms post={post} notice={notice} /> : null}</noscript>
          <Comments
            post={post}
            page={found.comments}
            cursor={cursor}
            nextId={nextId}
            notice={notice}
            actions={({ id, author }) => ({
              mute: (days) => removeWithUndo(muteRemoval(feed, author.username, days, hideComments(author.username))),
              report: () => openDialog({ report: { kind: 'comment', id } }),
              block: () => openDialog({ block: author }),
              ...(isModerator ? { moderate: casePath('comment', id) } : {}),
            })}
            hidden={({ username }) => hiddenAuthors.has(username)}
            onCount={(by) => setPost((now) => ({ ...now, commentsCount: Math.max(0, now.commentsCount + by) }))}
            removeWithUndo={removeWithUndo}
          />
        </>
      )}
      <CardDialogs
        dialog={dialog}
        onClose={closeDialog}
        onEdited={setPost}
        onBlocked={(username) => {
          if (username === post.author.username) setRemoved('blocked')
          else hideComments(username)()
        }}
        report={report}
      />
      <Toast message={toast} onClose={dismissToast} />
    </div>
  )
}

type RemovedPostProps = {
  /** The id of the card that it replaces. */
  cardId: string
  reason: RemovalReason
  username: string
}

/** Replaces a post that the viewer has just removed, and has its focus until the post is back. */
function RemovedPost({ cardId, reason, username }: RemovedPostProps) {
  const t = useT('comments')
  const text = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const element = text.current
    element?.focus()
    return () => {
      if (document.activeElement !== element) return
      queueMicrotask(() => document.getElementById(cardId)?.focus({ preventScroll: true }))
    }
  }, [cardId])
  return (
    <Card className="py-8 text-center text-muted">
      <p ref={text} tabIndex={-1} className="outline-none">
        {t(`gone.${reason}`, { username })}
      </p>
    </Card>
  )
}
