import { z } from 'zod'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { rowIdField } from '~/domain/membership/row-id.schema'

const username = z.string().min(1).max(USERNAME_MAX_LENGTH)

/** Whom to block or to unblock. The list of the blocked names its row by an id of the row, since it may have no name to show. */
export const blockSchema = z.union([
  z.object({ intent: z.literal('block'), username }),
  z.object({ intent: z.literal('unblock'), username }),
  z.object({ intent: z.literal('unblock'), row: rowIdField }),
])
export type BlockInput = z.output<typeof blockSchema>
