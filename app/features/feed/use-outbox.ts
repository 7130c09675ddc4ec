import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { FeedPost } from './feed'
import type { Waiting } from './outgoing'
import { postOutboxOf } from './post-outbox'

const NONE: readonly Waiting[] = []

type Options = {
  onPosted: (post: FeedPost) => void
  /** The server has nothing more under these ids. */
  onGone: (ids: string[]) => void
}

/** Posts that were sent and are not acknowledged yet, also those that were sent before this page was opened. */
export function useOutbox(memberId: string, options: Options) {
  const outbox = postOutboxOf(memberId)
  const waiting = useSyncExternalStore(outbox.watch, outbox.now, () => NONE)
  const told = useRef(options)
  told.current = options
  useEffect(
    () =>
      outbox.listen({
        posted: (post) => told.current.onPosted(post),
        gone: (ids) => told.current.onGone(ids),
      }),
    [outbox],
  )
  return { waiting, post: outbox.post, drop: outbox.drop, discard: outbox.discard }
}
