import { z } from 'zod'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'

/** Whom to follow, and whether from now on or no longer. */
export const followSchema = z.object({
  username: z.string().min(1).max(USERNAME_MAX_LENGTH),
  state: z.enum(['following', 'none']),
})
export type FollowInput = z.output<typeof followSchema>
