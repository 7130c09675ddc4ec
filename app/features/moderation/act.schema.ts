import { z } from 'zod'
import { MODERATION_NOTE_MAX_GRAPHEMES } from '~/domain/community/limits'
import { ROLES, SUBJECT_KINDS } from '~/domain/community/moderation/moderation'
import { toText } from '~/domain/membership/account/clean-text'
import { SUPPORT_TEXT_MAX_GRAPHEMES } from '~/domain/membership/support'
import { isWithin } from '~/domain/text/text-length'

const ID_MAX_LENGTH = 100
const TYPED_MAX_LENGTH = 20_000

const optionalNote = z
  .string()
  .max(TYPED_MAX_LENGTH, 'noteTooLong')
  .default('')
  .transform(toText)
  .refine((note) => isWithin(note, MODERATION_NOTE_MAX_GRAPHEMES), 'noteTooLong')
const note = optionalNote.refine((text) => text !== '', 'noteMissing')

const about = {
  act: z.uuid(),
  kind: z.enum(SUBJECT_KINDS),
  subject: z.string().min(1).max(ID_MAX_LENGTH),
  seen: z.string().max(ID_MAX_LENGTH),
}
const ofAppeal = { act: z.uuid(), appeal: z.string().min(1).max(ID_MAX_LENGTH) }

const ofQuestion = { act: z.uuid(), question: z.uuid(), seen: z.string().min(1).max(ID_MAX_LENGTH) }
const answer = z
  .string()
  .max(TYPED_MAX_LENGTH, 'answerTooLong')
  .transform(toText)
  .refine((text) => text !== '', 'answerMissing')
  .refine((text) => isWithin(text, SUPPORT_TEXT_MAX_GRAPHEMES), 'answerTooLong')

/** The forms of the moderation room. */
export const actSchema = z.discriminatedUnion('intent', [
  z.object({
    ...about,
    intent: z.enum(['hide', 'restore', 'hide_words', 'restore_words', 'dismiss', 'unsuspend', 'verify', 'unverify']),
    note: optionalNote,
  }),
  z.object({ ...about, intent: z.literal('warn'), note }),
  z.object({ ...about, intent: z.literal('suspend'), note, days: z.enum(['7', '30', 'always']) }),
  z.object({ ...about, intent: z.literal('grant_role'), role: z.enum(ROLES) }),
  z.object({ ...ofAppeal, intent: z.literal('grant_appeal'), note: optionalNote }),
  z.object({ ...ofAppeal, intent: z.literal('refuse_appeal'), note }),
  z.object({ ...ofQuestion, intent: z.literal('answer_support'), answer }),
  z.object({ ...ofQuestion, intent: z.literal('close_support') }),
])
export type ActForm = z.infer<typeof actSchema>
