import { z } from 'zod'
import { emailField } from '../../domain/membership/account-fields.schema'
import { createNotice } from '../notice.server'

const ONE_HOUR_SECONDS = 3600

/**
 * Whose address waits to be confirmed on this browser, where confirming comes before signing in: so that they can ask for
 * the mail again without a session. Only ever written to whoever has just made the account or shown that it is theirs.
 */
export const awaitingNotice = createNotice('unconfirmed', z.object({ email: emailField }), {
  maxAgeSeconds: ONE_HOUR_SECONDS,
})
