import { z } from 'zod'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'

/** Whom to block or to unblock. */
export const blockSchema = z.object({
  intent: z.enum(['block', 'unblock']),
  username: z.string().min(1).max(USERNAME_MAX_LENGTH),
})
