import { z } from 'zod'
import { createSealedCookie } from '../server/sealed-cookie.server'

const FIVE_MINUTES_SECONDS = 300

/** A member who passed the first factor (password or provider) of an account that asks for a passkey too, sealed in their browser. */
export const secondFactor = createSealedCookie(
  'second_factor',
  z.object({ memberId: z.string(), target: z.string() }),
  { maxAgeSeconds: FIVE_MINUTES_SECONDS },
)
