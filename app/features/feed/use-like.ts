import { useRef, useState } from 'react'
import type { FeedPost } from './feed'
import type { LikeAnswer } from './feed-answers'
import { send } from './send'
import { type Liking, settleLike } from './settle-like'

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
