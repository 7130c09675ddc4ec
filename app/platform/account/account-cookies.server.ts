import { z } from 'zod'
import { emailField } from '../../domain/membership/account/account-fields.schema'
import { createNotice, createSealedCookie } from '../server/cookies.server'

const ONE_HOUR_SECONDS = 3600

const awaitingSchema = z.object({
  email: emailField,
  account: z.enum(['new', 'old']),
  /** Of an `old` account: who registered with it has been asked who may see them, and has answered. */
  hasChosen: z.optional(z.literal(true)),
})

/**
 * The address that waits for confirmation in this browser where confirming comes before signing in, so that the mail can be
 * requested again without a session. Set for the person who created the account or proved it's theirs, and as `old` for someone
 * who registered with a member's address; they must not notice, so both values have the same length.
 */
export const awaitingNotice = createNotice('unconfirmed', awaitingSchema, { maxAgeSeconds: ONE_HOUR_SECONDS })

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
 * Passes the result of registration to its confirmation page, sealed and outside the URL. Lasts an hour because that page waits
 * for an answer.
 */
export const registrationNotice = createNotice('registered', noticeSchema, { maxAgeSeconds: ONE_HOUR_SECONDS })

const FIVE_MINUTES_SECONDS = 300

/** A member who passed the first factor (password or provider) of an account that asks for a passkey too, sealed in their browser. */
export const secondFactor = createSealedCookie(
  'second_factor',
  z.object({ memberId: z.string(), target: z.string() }),
  { maxAgeSeconds: FIVE_MINUTES_SECONDS },
)
