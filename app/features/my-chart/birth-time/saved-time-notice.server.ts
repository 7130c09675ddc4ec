import { z } from 'zod'
import { TIME_ACCURACIES } from '~/domain/birth/time-accuracy'
import { createNotice } from '~/platform/server/cookies.server'

const storedTime = z.object({
  time: z.string().max(8).nullable(),
  accuracy: z.enum(TIME_ACCURACIES),
  /** Where it was chosen, seconds. */
  offsetSeconds: z.int().nullable(),
})
export type StoredTime = z.infer<typeof storedTime>

/** What the page tells after a time was saved: the new one, and the one that can be put back; null once it was. */
export const savedTimeNotice = createNotice('birth_time', z.object({ now: storedTime, was: storedTime.nullable() }))
