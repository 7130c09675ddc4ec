import * as z from 'zod/mini'
import { MESSAGES_A_PAGE } from './limits'
import { clientIdSchema, seqSchema } from './message.schema'

/** Requests to `/api/conversations`, described in docs/protocol.md. */

export const startRequestSchema = z.object({ to: z.string().check(z.minLength(1), z.maxLength(100)) })

export const sendRequestSchema = z.object({
  clientId: clientIdSchema,
  content: z.string(),
  attachmentId: z.optional(z.uuid()),
})

export const readRequestSchema = z.object({ seq: seqSchema })

const count = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((text) => Number(text)),
)

/** Page of messages from a query string: `before`, `after` or an offset from the newest, at most one of them. */
export const pageRequestSchema = z
  .object({
    before: z.optional(count),
    after: z.optional(count),
    offset: z.optional(count),
    limit: z.optional(
      z.pipe(
        count,
        z.transform((limit) => Math.max(1, Math.min(limit, MESSAGES_A_PAGE))),
      ),
    ),
  })
  .check(
    z.refine(({ before, after, offset }) => [before, after, offset].filter((place) => place !== undefined).length <= 1),
  )
