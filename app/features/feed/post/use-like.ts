import { useRef, useState } from 'react'
import type { FeedPost } from '../feed'
import type { LikeAnswer } from '../feed-answers'
import { type Sent, send } from '../send'

/**
 * Likes and takes it back, shown at once. However often it is pressed, one request is under way at a time, and the last press
 * wins; where one fails, what the server last said stands again, and `problem` says why.
 */
export function useLike(post: FeedPost, onChange: (liking: Liking) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const told = useRef<Liking>(post)
  const wanted = useRef(post.isLiked)
  const isBusy = useRef(false)
  if (!isBusy.current) {
    told.current = post
    wanted.current = post.isLiked
  }

  async function settle() {
    if (isBusy.current) return
    isBusy.current = true
    const settled = await settleLike({
      told: told.current,
      wanted: () => wanted.current,
      ask: (isLiked) => send<LikeAnswer>('/resources/likes', { post: post.id }, isLiked ? 'PUT' : 'DELETE'),
    })
    told.current = settled.told
    wanted.current = settled.told.isLiked
    isBusy.current = false
    setProblem(settled.problem)
    onChange(settled.told)
  }

  function toggle() {
    setProblem(null)
    wanted.current = !wanted.current
    const { isLiked, likesCount } = told.current
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
  /** What the server last said. */
  told: Liking
  /** What is wanted now: it may change while an answer is awaited. */
  wanted: () => boolean
  ask: (isLiked: boolean) => Promise<Sent<LikeAnswer>>
}

/**
 * Asks the server, one request at a time, until it has what is wanted; gives what it last said, and why it stopped before.
 * Where an answer is lost nobody knows what the server has: what is wanted by then is asked for all the same.
 */
export async function settleLike({ told, wanted, ask }: Options): Promise<{ told: Liking; problem: string | null }> {
  let said = told
  let isUnsure = false
  while (isUnsure || wanted() !== said.isLiked) {
    const asked = wanted()
    const sent = await ask(asked)
    if (sent.ok) {
      const { isLiked, likesCount } = sent.answer
      said = { isLiked, likesCount }
      isUnsure = false
      // A server that has its own view is not asked again and again.
      if (isLiked !== asked && wanted() === asked) break
    } else {
      if (wanted() === asked) return { told: said, problem: sent.problem }
      isUnsure = true
    }
  }
  return { told: said, problem: null }
}
