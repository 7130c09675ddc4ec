import type { SubjectKind } from './moderation'

/** The page of the moderation room about one thing: by its id, a member by their username. */
export const casePath = (kind: SubjectKind, id: string) => `/moderation/cases/${kind}/${encodeURIComponent(id)}`
