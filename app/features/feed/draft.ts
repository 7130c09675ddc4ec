import type { CommentPolicy, PostVisibility } from '~/domain/community/post-settings'

/** A post that is being written, pictures apart. */
export type Draft = {
  content: string
  /** As typed, commas between. */
  tags: string
  /** As the form says it: '', `gate:34`, `channel:10-20`, `transit`. */
  context: string
  visibility: PostVisibility
  comments: CommentPolicy
}

export const NO_DRAFT: Draft = { content: '', tags: '', context: '', visibility: 'public', comments: 'everyone' }

const keyOf = (memberId: string) => `draft:${memberId}:post`

/** What this tab began to write and did not post; null: nothing. */
export function readDraft(memberId: string): Draft | null {
  try {
    const kept = sessionStorage.getItem(keyOf(memberId))
    return kept ? { ...NO_DRAFT, ...JSON.parse(kept) } : null
  } catch {
    return null
  }
}

export function keepDraft(memberId: string, draft: Draft) {
  try {
    if (draft.content.trim() || draft.tags.trim() || draft.context) {
      sessionStorage.setItem(keyOf(memberId), JSON.stringify(draft))
    } else sessionStorage.removeItem(keyOf(memberId))
  } catch {
    // A browser without a store keeps what is typed as long as the page stands.
  }
}
