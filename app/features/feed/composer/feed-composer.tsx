import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useT } from '~/locales/use-t'
import { type RootData, useRootData } from '~/platform/client/root-data'
import { Spinner } from '~/ui/states/spinner'
import type { FeedPost, FeedQuery } from '../feed'
import { belongsToFeed } from '../feed-store'
import type { FeedNotice } from '../forms/feed-notice.server'
import { PlainRefusal } from '../plain-notice'
import { type CardActions, PostCard } from '../post/post-card'
import { ProblemLine } from '../problem-line'
import { Composer } from './composer'
import type { Draft } from './draft'
import { type Outgoing, postOutboxOf, toPendingPost, type Waiting } from './post-outbox'
import { useComposer } from './use-composer'

type FeedComposerProps = {
  nextId: string
  notice: FeedNotice | null
  /** The feed below. */
  query: FeedQuery
  onPosted: (post: FeedPost, isOfFeed: boolean) => void
  /** Posts that were discarded. */
  onGone: (ids: string[]) => void
}

/** The composer, and below it the posts that are being sent. */
export function FeedComposer({ nextId, notice, query, onPosted, onGone }: FeedComposerProps) {
  const t = useT('composer')
  const member = useRootData()?.member
  const form = useRef<HTMLFormElement>(null)
  const refused = notice?.intent === 'create' ? notice : null
  const outbox = useOutbox(member?.id ?? '', {
    onPosted: (post) => onPosted(post, belongsToFeed(post, query)),
    onGone,
  })
  const composing = useComposer(form, {
    memberId: member?.id ?? '',
    firstId: nextId,
    given: refused && toDraft(refused),
    onSubmit: outbox.post,
  })
  if (!member) return null
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3.5">
      <Composer
        form={form}
        member={member}
        composing={composing}
        firstId={nextId}
        typedPictures={refused?.pictures ?? []}
        refusal={notice ? <PlainRefusal notice={notice} title={t(refused ? 'notPosted' : 'notDone')} /> : null}
      />
      <WaitingPosts
        waiting={outbox.waiting}
        member={member}
        onRetry={outbox.post}
        onDiscard={outbox.discard}
        // Only into an empty composer, so that no draft is lost.
        onEdit={
          composing.isBlank
            ? (waiting) => {
                outbox.drop(waiting.post.id)
                composing.takeBack(waiting)
              }
            : null
        }
      />
    </div>
  )
}

const toDraft = ({ content, tags, context, visibility, comments }: FeedNotice): Draft => ({
  ...{ content, tags, context },
  ...{ visibility, comments },
})

type WaitingPostsProps = {
  waiting: readonly Waiting[]
  member: NonNullable<RootData['member']>
  onRetry: (post: Outgoing) => void
  /** Null while the composer isn't empty. */
  onEdit: ((waiting: Waiting) => void) | null
  onDiscard: (post: Outgoing) => void
}

const NO_ACTIONS: CardActions = { like: () => undefined, share: () => undefined, menu: () => ({}) }

/** Posts that are being sent, and failed ones with retry, edit and discard. */
function WaitingPosts({ waiting, member, onRetry, onEdit, onDiscard }: WaitingPostsProps) {
  const t = useT('composer')
  return waiting.map((entry) => {
    const { post, step, problem } = entry
    const isDiscarded = step === 'discarding'
    return (
      <PostCard
        key={post.id}
        post={toPendingPost(post, member)}
        actions={NO_ACTIONS}
        back={null}
        foot={
          problem === null ? (
            <p role="status" className="mt-3 flex min-h-8.5 items-center gap-2 text-sm text-muted">
              <Spinner className="size-4" />
              {t(isDiscarded ? 'discarding' : 'posting')}
            </p>
          ) : (
            <ProblemLine
              problem={problem}
              hasText
              onRetry={() => (isDiscarded ? onDiscard(post) : onRetry(post))}
              more={[
                ...(onEdit ? [{ label: t('edit'), onPress: () => onEdit(entry) }] : []),
                ...(isDiscarded ? [] : [{ label: t('discard'), onPress: () => onDiscard(post) }]),
              ]}
            >
              {t(isDiscarded ? 'notDiscarded' : 'notPosted')}
            </ProblemLine>
          )
        }
      />
    )
  })
}

const NONE: readonly Waiting[] = []

type Options = {
  onPosted: (post: FeedPost) => void
  /** These posts no longer exist on the server. */
  onGone: (ids: string[]) => void
}

/** The outbox of posts, which outlives the page. */
function useOutbox(memberId: string, options: Options) {
  const outbox = postOutboxOf(memberId)
  const waiting = useSyncExternalStore(outbox.watch, outbox.now, () => NONE)
  const latest = useRef(options)
  latest.current = options
  useEffect(
    () =>
      outbox.listen({
        posted: (post) => latest.current.onPosted(post),
        gone: (ids) => latest.current.onGone(ids),
      }),
    [outbox],
  )
  return { waiting, post: outbox.post, drop: outbox.drop, discard: outbox.discard }
}
