import { useEffect, useState } from 'react'
import { readDraft } from './draft'
import { hasKeptPosts } from './kept-posts'

/** Whether this tab began to write a post, or has one that did not go out; known once the page is alive. */
export function useHasDraft(memberId: string | undefined): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    setHas(memberId !== undefined && (readDraft(memberId) !== null || hasKeptPosts(memberId)))
  }, [memberId])
  return has
}
