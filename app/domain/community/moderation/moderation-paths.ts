import type { SubjectKind } from './moderation'

/** What a member can report: a post or comment by its id, a member by their username, a message by its id. */
export type ReportSubject = {
  kind: SubjectKind
  id: string
  /** Of messages. */
  conversation?: string
}

/** The report page, which works without scripts; `back` is where the reporter came from. */
export function reportPath({ kind, id, conversation }: ReportSubject, back?: string): string {
  const query = new URLSearchParams({ kind, id, ...(conversation ? { conversation } : {}), ...(back ? { back } : {}) })
  return `/report?${query}`
}

/** The page of the moderation room about one thing: by its id, a member by their username. */
export const casePath = (kind: SubjectKind, id: string) => `/moderation/cases/${kind}/${encodeURIComponent(id)}`
