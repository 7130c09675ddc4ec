import * as z from 'zod/mini'
import { ERROR_CODES } from '../../domain/messaging/conversation-frames.schema'
import { attachmentSchema } from '../../domain/messaging/message.schema'

/** A message that was typed and is not acknowledged. What a store gives back was perhaps written by another release. */
export const outboxEntrySchema = z.object({
  conversationId: z.string(),
  memberId: z.string(),
  clientId: z.string(),
  content: z.string(),
  attachment: z.nullable(attachmentSchema),
  /** Milliseconds since the epoch; the order of typing. */
  typedAt: z.number(),
  /** Why it cannot be sent as it is; null while it is being tried. */
  problem: z.nullable(z.enum(ERROR_CODES)),
})
export type OutboxEntry = z.infer<typeof outboxEntrySchema>

export function readEntries(values: unknown[]): OutboxEntry[] {
  const entries = values.flatMap((value) => {
    const parsed = outboxEntrySchema.safeParse(value)
    return parsed.success ? [parsed.data] : []
  })
  return entries.sort((one, other) => one.typedAt - other.typedAt)
}
