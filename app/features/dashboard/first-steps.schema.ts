import { z } from 'zod'

/** Puts the list of first steps away, or brings it back: said as a state, so that twice is as once. */
export const firstStepsSchema = z.object({ intent: z.enum(['put-away', 'bring-back']) })
