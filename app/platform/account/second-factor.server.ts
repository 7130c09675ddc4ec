import { z } from 'zod'
import { createSealedCookie } from '../sealed-cookie.server'

const FIVE_MINUTES_SECONDS = 300

/** Somebody who has typed the right password of an account that asks for a passkey too: in their own browser only, sealed. */
export const secondFactor = createSealedCookie(
  'second_factor',
  z.object({ memberId: z.string(), target: z.string() }),
  { maxAgeSeconds: FIVE_MINUTES_SECONDS },
)
