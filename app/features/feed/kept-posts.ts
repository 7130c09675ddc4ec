import { NO_DRAFT } from './draft'
import type { Waiting } from './outgoing'

// Posts that wait, in the store of this tab: what was typed outlives a reload, pictures do not.

const keyOf = (memberId: string) => `waiting:${memberId}:posts`

type Kept = {
  id: string
  draft: object
  replaces: string[]
  step: Waiting['step']
  isUnsure: boolean
  pictures: number
}

const isKept = (value: Partial<Kept> | null): value is Kept =>
  typeof value?.id === 'string' && typeof value.draft === 'object' && Array.isArray(value.replaces)

/** What waited when the page was left. */
export function readKeptPosts(memberId: string): Waiting[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? '[]')
    return (Array.isArray(kept) ? kept : [])
      .filter(isKept)
      .map(({ id, draft, replaces, step, isUnsure, pictures }) => ({
        post: { id, draft: { ...NO_DRAFT, ...draft }, pictures: [], replaces },
        step: step === 'discarding' ? 'discarding' : 'posting',
        problem: pictures > 0 ? 'picturesLost' : 'leftBefore',
        isUnsure,
      }))
  } catch {
    return []
  }
}

/** False: this browser keeps nothing. */
export function keepPosts(memberId: string, waiting: readonly Waiting[]): boolean {
  const kept = waiting.map(({ post: { id, draft, replaces, pictures }, step, problem, isUnsure }): Kept => {
    // What is under way when the page goes may arrive all the same.
    return { id, draft, replaces, step, isUnsure: isUnsure || problem === null, pictures: pictures.length }
  })
  try {
    if (kept.length > 0) sessionStorage.setItem(keyOf(memberId), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(memberId))
    return true
  } catch {
    return kept.length === 0
  }
}
