import type { SubjectKind } from './moderation'

/** What a member can report: a post or comment by its id, a member by their username, a message by its id. */
export type ReportSubject = {
  kind: SubjectKind
  id: string
  /** Of messages. */
  conversation?: string
}

/** The page that asks what is wrong with it, for whoever has no scripts; `back` is where they came from. */
export function reportPath({ kind, id, conversation }: ReportSubject, back?: string): string {
  const query = new URLSearchParams({ kind, id, ...(conversation ? { conversation } : {}), ...(back ? { back } : {}) })
  return `/report?${query}`
}
