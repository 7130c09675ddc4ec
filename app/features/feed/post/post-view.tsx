import { Link } from '@remix-run/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { casePath } from '~/domain/community/moderation/case-path'
import type { ReportSubject } from '~/domain/community/moderation/report-path'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/client/root-data'
import { ChevronLeftIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Toast } from '~/ui/overlays/toast'
import { Comments } from '../comments/comments'
import { postPath } from '../feed-address'
import { PlainPostForms } from '../plain-forms'
import { PlainRefusal, PlainUndo } from '../plain-notice'
import { CardDialogs, muteRemoval, type RemovalReason, useCardActions } from '../use-card-actions'
import type { PostPage } from './load-post.server'
import { PostCard } from './post-card'
import { MissingPost, PostTitle } from './post-page'

type PostViewProps = {
  page: PostPage
  /** Asks what is wrong with it. */
  report: (subject: ReportSubject, onClose: () => void) => ReactNode
}

/** A post by itself for members, and what was said to it. */
export function PostView({ page, report }: PostViewProps) {
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
  const [whyGone, setWhyGone] = useState<RemovalReason | null>(null)
  const [silenced, setSilenced] = useState<ReadonlySet<string>>(new Set())
  if (source !== found.post) {
    setSource(found.post)
    setPost(found.post)
  }
  const { actions, dialog, toast, removeWithUndo, closeDialog, dismissToast, openDialog } = useCardActions({
    change: (_, what) => setPost((now) => ({ ...now, ...what })),
    drop: (_, why) => {
      setWhyGone(why)
      return () => setWhyGone(null)
    },
  })
  /** Takes the comments of a member away, and gives what puts them back. */
  const silence = (username: string) => () => {
    setSilenced((now) => new Set([...now, username]))
    requestAnimationFrame(() => document.getElementById('comments')?.focus())
    return () => setSilenced((now) => new Set([...now].filter((other) => other !== username)))
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
      {whyGone ? (
        <GonePost cardId={`post-${post.id}`} why={whyGone} username={post.author.username} />
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
              mute: (days) => removeWithUndo(muteRemoval(feed, author.username, days, silence(author.username))),
              report: () => openDialog({ report: { kind: 'comment', id } }),
              block: () => openDialog({ block: author }),
              ...(isModerator ? { moderate: casePath('comment', id) } : {}),
            })}
            hidden={({ username }) => silenced.has(username)}
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
          if (username === post.author.username) setWhyGone('blocked')
          else silence(username)()
        }}
        report={report}
      />
      <Toast message={toast} onClose={dismissToast} />
    </div>
  )
}

type GonePostProps = {
  /** Of the element it stands for. */
  cardId: string
  why: RemovalReason
  username: string
}

/**
 * In the place of a post that its reader has just taken from their page. The focus comes here, where the post had it, and goes
 * back to the post when that returns.
 */
function GonePost({ cardId, why, username }: GonePostProps) {
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
        {t(`gone.${why}`, { username })}
      </p>
    </Card>
  )
}
