import { z } from 'zod'

/** The place of the option that was chosen; what is not chosen is not sent. */
const chosen = z
  .string({ message: 'choose' })
  .regex(/^[0-3]$/, 'choose')
  .transform(Number)

/** The forms of a lesson: it was read, or its questions were answered. Which set it was stands in `attempt` and `set`. */
export const lessonSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('read') }),
  z.object({
    intent: z.literal('answer'),
    attempt: z.coerce.number().int().min(1).max(100_000),
    set: z.string().max(20),
    ...{ answer0: chosen, answer1: chosen, answer2: chosen, answer3: chosen },
  }),
])
