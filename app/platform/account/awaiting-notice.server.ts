import { z } from 'zod'
import { emailField } from '../../domain/membership/account/account-fields.schema'
import { createNotice } from '../server/sealed-cookie.server'

const ONE_HOUR_SECONDS = 3600

const awaitingSchema = z.object({
  email: emailField,
  account: z.enum(['new', 'old']),
  /** Of an `old` account: who registered with it has been asked who may see them, and has answered. */
  hasChosen: z.optional(z.literal(true)),
})

/**
 * Whose address waits to be confirmed on this browser, where confirming comes before signing in: so that they can ask for
 * the mail again without a session. Only ever written to whoever has just made the account or shown that it is theirs, and,
 * with an `old` account, to whoever registered with an address that is a member's already: which they don't learn, so the
 * words have one length.
 */
export const awaitingNotice = createNotice('unconfirmed', awaitingSchema, { maxAgeSeconds: ONE_HOUR_SECONDS })
