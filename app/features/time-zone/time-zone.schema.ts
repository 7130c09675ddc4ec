import { z } from 'zod'
import { isTimeZone } from '~/domain/community/wall-clock'

/** Takes the device's zone for the member's, or keeps the member's beside it. `returnTo` serves the page without scripts. */
export const timeZoneSchema = z.object({
  intent: z.enum(['switch', 'keep']),
  time_zone: z.string().max(64).refine(isTimeZone),
  returnTo: z.string().max(2000).optional(),
})
