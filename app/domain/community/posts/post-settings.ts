/** Who may read a post, of those who may see its author's profile. */
export const POST_VISIBILITIES = ['public', 'community', 'connections'] as const
export type PostVisibility = (typeof POST_VISIBILITIES)[number]

/** Which posts of a member each of them reads who sees the member's profile. */
export const READABLE_BY: Record<'visitor' | 'member' | 'connection', readonly PostVisibility[]> = {
  visitor: ['public'],
  member: ['public', 'community'],
  connection: POST_VISIBILITIES,
}

/** Who may comment, of those who may read: all members, whom the author follows, connections, the author alone. */
export const COMMENT_POLICIES = ['everyone', 'following', 'connections', 'nobody'] as const
export type CommentPolicy = (typeof COMMENT_POLICIES)[number]

/** Of posts and comments. */
export const POST_STATES = ['shown', 'hidden', 'deleted'] as const
export type PostState = (typeof POST_STATES)[number]
