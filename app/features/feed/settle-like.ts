import type { FeedPost } from './feed'
import type { LikeAnswer } from './feed-answers'
import type { Sent } from './send'

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
