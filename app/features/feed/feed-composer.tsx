import { useRef } from 'react'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/root-data'
import { belongsToFeed } from './belongs-to-feed'
import { Composer } from './composer'
import type { Draft } from './draft'
import type { FeedPost, FeedQuery } from './feed'
import type { ShownNotice } from './feed-page'
import { PlainRefusal } from './plain-refusal'
import { useComposer } from './use-composer'
import { useOutbox } from './use-outbox'
import { WaitingPosts } from './waiting-posts'

type Props = {
  nextId: string
  notice: ShownNotice | null
  /** The feed below. */
  query: FeedQuery
  onPosted: (post: FeedPost, isOfFeed: boolean) => void
  /** Posts that were taken back. */
  onGone: (ids: string[]) => void
}

/** Where posts are written, and below it those on their way. */
export function FeedComposer({ nextId, notice, query, onPosted, onGone }: Props) {
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
        saidOfPictures={refused?.pictures ?? []}
        refusal={notice ? <PlainRefusal notice={notice} title={t(refused ? 'notPosted' : 'notDone')} /> : null}
      />
      <WaitingPosts
        waiting={outbox.waiting}
        member={member}
        onRetry={outbox.post}
        onDiscard={outbox.discard}
        // What is being written meanwhile must not be lost for it.
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

const toDraft = ({ content, tags, context, visibility, comments }: ShownNotice): Draft => ({
  ...{ content, tags, context },
  ...{ visibility, comments },
})
