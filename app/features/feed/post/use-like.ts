import { useRef, useState } from 'react'
import type { FeedPost } from '../feed'
import type { LikeAnswer } from '../feed-answers'
import { type Sent, send } from '../send'

/**
 * Toggles a like optimistically. One request is sent at a time, and the last press wins; after a failure the state of the server
 * is shown again, and `problem` says why.
 */
export function useLike(post: FeedPost, onChange: (liking: Liking) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const confirmed = useRef<Liking>(post)
  const wanted = useRef(post.isLiked)
  const isBusy = useRef(false)
  if (!isBusy.current) {
    confirmed.current = post
    wanted.current = post.isLiked
  }

  async function settle() {
    if (isBusy.current) return
    isBusy.current = true
    const settled = await settleLike({
      confirmed: confirmed.current,
      wanted: () => wanted.current,
      send: (isLiked) => send<LikeAnswer>('/resources/likes', { post: post.id }, isLiked ? 'PUT' : 'DELETE'),
    })
    confirmed.current = settled.confirmed
    wanted.current = settled.confirmed.isLiked
    isBusy.current = false
    setProblem(settled.problem)
    onChange(settled.confirmed)
  }

  function toggle() {
    setProblem(null)
    wanted.current = !wanted.current
    const { isLiked, likesCount } = confirmed.current
    onChange({
      isLiked: wanted.current,
      likesCount: wanted.current === isLiked ? likesCount : likesCount + (wanted.current ? 1 : -1),
    })
    void settle()
  }
  return { problem, toggle }
}

export type Liking = Pick<FeedPost, 'isLiked' | 'likesCount'>

type Options = {
  /** The last known state of the server. */
  confirmed: Liking
  /** The wanted state, which may change during a request. */
  wanted: () => boolean
  send: (isLiked: boolean) => Promise<Sent<LikeAnswer>>
}

/**
 * Sends requests one at a time until the server has the wanted state. Returns the confirmed state, and the problem if it failed.
 * After a lost answer the state of the server is unknown, so the wanted one is sent again.
 */
export async function settleLike({
  confirmed,
  wanted,
  send,
}: Options): Promise<{ confirmed: Liking; problem: string | null }> {
  let state = confirmed
  let isUnsure = false
  while (isUnsure || wanted() !== state.isLiked) {
    const sentState = wanted()
    const sent = await send(sentState)
    if (sent.ok) {
      const { isLiked, likesCount } = sent.answer
      state = { isLiked, likesCount }
      isUnsure = false
      // A server that disagrees isn't asked again.
      if (isLiked !== sentState && wanted() === sentState) break
    } else {
      if (wanted() === sentState) return { confirmed: state, problem: sent.problem }
      isUnsure = true
    }
  }
  return { confirmed: state, problem: null }
}
