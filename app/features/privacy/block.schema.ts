import { z } from 'zod'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'

const username = z.string().min(1).max(USERNAME_MAX_LENGTH)

/** Whom to block or to unblock. The list of the blocked names its row by the member's id, since it may have no name to show. */
export const blockSchema = z.union([
  z.object({ intent: z.enum(['block', 'unblock']), username }),
  z.object({ intent: z.literal('unblock'), member: z.uuid() }),
])
export type BlockInput = z.output<typeof blockSchema>
