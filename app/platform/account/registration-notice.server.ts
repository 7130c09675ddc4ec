import { z } from 'zod'
import { createNotice } from '../server/sealed-cookie.server'

const ONE_HOUR_SECONDS = 3600

const noticeSchema = z.object({
  email: z.string().nullable(),
  name: z.string().nullable(),
  wasReferred: z.boolean(),
  /** The chart: not asked for, computed, or why it could not be. */
  hd: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['later', 'ready', 'unreachable', 'invalid', 'failed', 'busy']) }),
    z.object({ kind: z.literal('status'), status: z.int() }),
  ]),
  /** Where they wanted to go when they were asked to sign in or up; a path of this site. */
  target: z.string().nullable(),
})

export type Registered = z.output<typeof noticeSchema>

/**
 * What registration tells the page that confirms it: encrypted, out of the address, for an hour, since that page waits for an
 * answer.
 */
export const registrationNotice = createNotice('registered', noticeSchema, { maxAgeSeconds: ONE_HOUR_SECONDS })
