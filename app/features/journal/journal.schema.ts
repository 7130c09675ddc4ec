import { z } from 'zod'
import { DAY_FEELINGS, LINE_MAX_LENGTH } from '~/domain/journal/journal-entry'
import { toText } from '~/domain/membership/account/clean-text'
import { isWithin } from '~/domain/text/text-length'

const line = z
  .string()
  .default('')
  .transform(toText)
  .refine((text) => isWithin(text, LINE_MAX_LENGTH), 'line.long')

/** A check-in as the form sends it. Messages are keys of the namespace `journal`. */
export const checkInSchema = z.object({
  day: z.string(),
  feeling: z.enum(DAY_FEELINGS, 'feeling.missing'),
  signature: line,
  not_self: line,
  decision: line,
})
