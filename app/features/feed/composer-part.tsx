import { useRef } from 'react'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/root-data'
import { belongsToFeed } from './belongs-to-feed'
import { Composer } from './composer'
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
}

/** Where posts are written, and below it those on their way. */
export function ComposerPart({ nextId, notice, query, onPosted }: Props) {
  const t = useT('composer')
  const member = useRootData()?.member
  const form = useRef<HTMLFormElement>(null)
  const outbox = useOutbox(member?.id ?? '', (post) => onPosted(post, belongsToFeed(post, query)))
  const composing = useComposer(form, {
    memberId: member?.id ?? '',
    firstId: nextId,
    given: notice?.intent === 'create' ? { content: notice.content, tags: notice.tags } : null,
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
        refusal={
          notice ? (
            <PlainRefusal notice={notice} title={t(notice.intent === 'create' ? 'notPosted' : 'notDone')} />
          ) : null
        }
      />
      <WaitingPosts
        waiting={outbox.waiting}
        member={member}
        onRetry={outbox.post}
        onDiscard={outbox.discard}
        // What is being written meanwhile must not be lost for it.
        onEdit={
          composing.isBlank
            ? (post) => {
                outbox.drop(post.id)
                composing.takeBack(post)
              }
            : null
        }
      />
    </div>
  )
}
