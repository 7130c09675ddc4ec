import { z } from 'zod'
import { REPORT_NOTE_MAX_GRAPHEMES } from '~/domain/community/limits'
import { REPORT_REASONS, SUBJECT_KINDS } from '~/domain/community/moderation/moderation'
import { toText } from '~/domain/membership/account/clean-text'
import { isWithin } from '~/domain/text/text-length'

/** What is longer than any id is none, and what is longer than any note is cut off unread. */
const ID_MAX_LENGTH = 100
const TYPED_MAX_LENGTH = 20_000

/** Which thing: in the address of the page, and in its form. */
export const reportSubjectSchema = z.object({
  kind: z.enum(SUBJECT_KINDS),
  id: z.string().min(1).max(ID_MAX_LENGTH),
  conversation: z.uuid().optional().catch(undefined),
})

/** What is wrong with it; problems are keys of `reports`. */
export const reportSchema = reportSubjectSchema.extend({
  reason: z.enum(REPORT_REASONS, { error: 'reasonMissing' }),
  note: z
    .string()
    .max(TYPED_MAX_LENGTH, 'noteTooLong')
    .default('')
    .transform(toText)
    .refine((note) => isWithin(note, REPORT_NOTE_MAX_GRAPHEMES), 'noteTooLong'),
  /** Ticked: moderators may have a copy of the message. */
  consent: z.literal('on').optional().catch(undefined),
})
export type ReportForm = z.infer<typeof reportSchema>
