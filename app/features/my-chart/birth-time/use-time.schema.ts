import { z } from 'zod'
import { parseBirthTime } from '~/domain/birth/birth-date-time'

/** The forms of the page: `use` makes a time the stored one, `undo` puts the one before it back. Messages are keys of `birth-time`. */
export const useTimeSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('use'),
    time: z.string('problem.invalid').refine((time) => parseBirthTime(time) !== null, 'problem.invalid'),
    /** Seconds east of Greenwich, where the clock showed the time twice. */
    offset: z
      .string()
      .default('')
      .refine((text) => /^$|^-?\d{1,5}$/.test(text), 'problem.invalid')
      .transform((text) => (text === '' ? null : Number(text))),
    accuracy: z.enum(['exact', 'approximate'], 'problem.accuracy'),
  }),
  z.object({ intent: z.literal('undo') }),
])
