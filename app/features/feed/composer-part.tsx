import { useRef } from 'react'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/root-data'
import { Composer } from './composer'
import type { FeedPost } from './feed'
import type { ShownNotice } from './feed-page'
import { PlainRefusal } from './plain-refusal'
import { useComposer } from './use-composer'
import { useOutbox } from './use-outbox'
import { WaitingPosts } from './waiting-posts'

type Props = {
  nextId: string
  notice: ShownNotice | null
  /** Where a form leads back to without scripts. */
  back: string
  onPosted: (post: FeedPost) => void
}

/** Where posts are written, and below it those on their way. */
export function ComposerPart({ nextId, notice, back, onPosted }: Props) {
  const t = useT('composer')
  const member = useRootData()?.member
  const form = useRef<HTMLFormElement>(null)
  const outbox = useOutbox(member?.id ?? '', onPosted)
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
        back={back}
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
        onEdit={(post) => {
          outbox.drop(post.id)
          composing.takeBack(post)
        }}
      />
    </div>
  )
}
