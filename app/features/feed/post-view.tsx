import { Link } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { casePath } from '~/domain/community/case-path'
import type { ReportSubject } from '~/domain/community/report-path'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/root-data'
import { Card } from '~/ui/card'
import { ChevronLeftIcon } from '~/ui/icons'
import { Toast } from '~/ui/toast'
import { AskedDialogs } from './asked-dialogs'
import { Comments } from './comments'
import { postPath } from './feed-address'
import { MissingPost } from './missing-post'
import { PlainDelete } from './plain-delete'
import { PlainEdit } from './plain-edit'
import { PlainReport } from './plain-report'
import { PostCard } from './post-card'
import type { PostPage } from './post-page'
import { useCardVerbs } from './use-card-verbs'

type Props = {
  page: PostPage
  report: (subject: ReportSubject, onClose: () => void) => ReactNode
}

/** A post by itself, and what was said to it. */
export function PostView({ page, report }: Props) {
  return page.found ? (
    <FoundPost key={page.found.post.id} page={page} found={page.found} report={report} />
  ) : (
    <MissingPost isVisitor={page.isVisitor} />
  )
}

function FoundPost({ page, found, report }: Props & { found: NonNullable<PostPage['found']> }) {
  const t = useT('comments')
  const { isVisitor, nextId, notice } = page
  const [source, setSource] = useState(found.post)
  const [post, setPost] = useState(found.post)
  const [isGone, setIsGone] = useState(false)
  const isModerator = useRootData()?.member?.isModerator ?? false
  const [blocked, setBlocked] = useState<ReadonlySet<string>>(new Set())
  if (source !== found.post) {
    setSource(found.post)
    setPost(found.post)
  }
  const { verbs, asked, toast, say, close, hush, ask } = useCardVerbs(
    {
      change: (_, what) => setPost((now) => ({ ...now, ...what })),
      drop: () => {
        setIsGone(true)
        return [post]
      },
      putBack: () => setIsGone(false),
    },
    { isVisitor },
  )
  const path = postPath(post.id)
  return (
    <div className={`grid max-w-170 grid-cols-[minmax(0,1fr)] gap-3.5 ${isVisitor ? 'mx-auto' : ''}`}>
      <h1 className="sr-only">{t('pageTitle', { name: post.author.fullName, username: post.author.username })}</h1>
      {isVisitor ? null : (
        <Link
          to="/app/dashboard"
          className="-ml-1 inline-flex min-h-9 items-center gap-1 justify-self-start rounded-control pr-2 text-sm text-muted hover:text-ink pointer-coarse:min-h-11"
        >
          <ChevronLeftIcon className="size-4" />
          {t('toFeed')}
        </Link>
      )}
      {isGone ? (
        <Card className="py-8 text-center text-muted">{t('gone')}</Card>
      ) : (
        <>
          <PostCard post={post} verbs={verbs} back={isVisitor ? null : path} isWhole />
          {post.isOwn ? (
            <>
              <PlainEdit post={post} />
              <PlainDelete path="/resources/posts" id={post.id} back="/app/dashboard" />
            </>
          ) : isVisitor ? null : (
            <PlainReport subject={{ kind: 'post', id: post.id }} back={path} />
          )}
          <Comments
            post={post}
            page={found.comments}
            isVisitor={isVisitor}
            nextId={nextId}
            notice={notice}
            verbs={({ id, author }) => ({
              report: () => ask({ report: { kind: 'comment', id } }),
              block: () => ask({ block: author }),
              ...(isModerator ? { moderate: casePath('comment', id) } : {}),
            })}
            hidden={({ username }) => blocked.has(username)}
            onCount={(by) => setPost((now) => ({ ...now, commentsCount: Math.max(0, now.commentsCount + by) }))}
            say={say}
          />
        </>
      )}
      <AskedDialogs
        asked={asked}
        onClose={close}
        onEdited={setPost}
        onBlocked={(username) => {
          if (username === post.author.username) setIsGone(true)
          else setBlocked((now) => new Set([...now, username]))
        }}
        report={report}
      />
      <Toast message={toast} onClose={hush} />
    </div>
  )
}
