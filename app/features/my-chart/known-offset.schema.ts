import { z } from 'zod'
import { parseOffset } from '~/domain/birth/parse-offset'

/** By which offset the clock ran, where the member knows better than the database; seconds, null where nothing was typed. */
export const knownOffsetSchema = z.object({
  known_offset: z
    .string()
    .trim()
    .catch('')
    .refine((typed) => typed === '' || parseOffset(typed) !== null, 'offset.invalid')
    .transform((typed) => (typed === '' ? null : parseOffset(typed))),
})
