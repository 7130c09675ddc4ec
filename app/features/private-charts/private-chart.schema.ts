import { z } from 'zod'
import { toOneLine, toText } from '~/domain/membership/account/clean-text'
import { parseLabels } from '~/domain/membership/labels'
import {
  FULL_NAME_MAX_LENGTH,
  MOST_PRIVATE_LABELS,
  PRIVATE_LABEL_MAX_LENGTH,
  PRIVATE_NOTES_MAX_LENGTH,
} from '~/domain/membership/limits'
import { isLineWithin, isWithin } from '~/domain/text/text-length'

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

/** More than all labels can be, with what separates them; in UTF-16 units. */
const LABELS_MAX_UNITS = 1000

/** Notes and labels as their form sends them. Messages are keys of the namespace `private-charts`. */
export const notesSchema = z.object({
  labels: z
    .string()
    .max(LABELS_MAX_UNITS, { error: 'labels.long', abort: true })
    .default('')
    .transform(parseLabels)
    .refine((labels) => labels.length <= MOST_PRIVATE_LABELS, 'labels.many')
    .refine((labels) => labels.every((label) => isLineWithin(label, PRIVATE_LABEL_MAX_LENGTH)), 'labels.long'),
  notes: z
    .string()
    .default('')
    .transform(toText)
    .refine((text) => isWithin(text, PRIVATE_NOTES_MAX_LENGTH), 'notes.long'),
  /** When what the form was filled with had been saved (ms since 1970, UTC); empty: never. */
  version: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform((ms) => new Date(Number(ms)))
    .nullable()
    .catch(null),
})
