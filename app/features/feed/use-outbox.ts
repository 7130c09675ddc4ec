import { useState } from 'react'
import { keepDraft, NO_DRAFT, readDraft } from './draft'
import type { FeedPost } from './feed'
import { sendPost } from './outgoing-post'
import type { Outgoing } from './use-composer'

/** A post on its way; `problem` says why it did not arrive, null while it may. */
export type Waiting = { post: Outgoing; problem: string | null }

/** Posts that were sent and are not acknowledged yet. Until then the tab keeps what was typed. */
export function useOutbox(memberId: string, onPosted: (post: FeedPost) => void) {
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const drop = (id: string) => setWaiting((now) => now.filter(({ post }) => post.id !== id))

  async function post(outgoing: Outgoing) {
    const { id, draft, pictures } = outgoing
    setWaiting((now) => [{ post: outgoing, problem: null }, ...now.filter(({ post }) => post.id !== id)])
    const sent = await sendPost(outgoing)
    if (!sent.ok) {
      const { problem } = sent
      return setWaiting((now) => now.map((entry) => (entry.post.id === id ? { ...entry, problem } : entry)))
    }
    drop(id)
    if (readDraft(memberId)?.content === draft.content) keepDraft(memberId, NO_DRAFT)
    if (sent.answer.post) onPosted(sent.answer.post)
    for (const { url } of pictures) URL.revokeObjectURL(url)
  }

  /** Gives up on a post. */
  function discard({ id, draft }: Outgoing) {
    drop(id)
    if (readDraft(memberId)?.content === draft.content) keepDraft(memberId, NO_DRAFT)
  }
  return { waiting, post, drop, discard }
}
