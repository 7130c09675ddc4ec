import { z } from 'zod'
import { toOneLine } from '~/domain/membership/account/clean-text'
import { FULL_NAME_MAX_LENGTH } from '~/domain/membership/limits'
import { isLineWithin } from '~/domain/text/text-length'

/** Whose chart it is; the birth beside it is of `birthFormSchema`. Messages are keys of the namespace `private-charts`. */
const privateNameSchema = z.object({
  name: z
    .string('name.missing')
    .transform(toOneLine)
    .refine((name) => name.length > 0, 'name.missing')
    .refine((name) => isLineWithin(name, FULL_NAME_MAX_LENGTH), 'name.long'),
})

/** A chart that is added: its id is the page's, so that what is sent twice is one; the person has agreed. */
export const newPrivateChartSchema = privateNameSchema.extend({
  id: z.uuid(),
  consent: z.literal('on', 'consent.missing'),
})

/** A chart that is changed: agreed again where it becomes another person's. */
export const changedPrivateChartSchema = privateNameSchema.extend({
  consent: z.literal('on').optional().catch(undefined),
})
