import { z } from 'zod'
import { toOneLine, toText } from '~/domain/membership/account/clean-text'
import { SUPPORT_SUBJECT_MAX_GRAPHEMES, SUPPORT_TEXT_MAX_GRAPHEMES } from '~/domain/membership/support'
import { isWithin } from '~/domain/text/text-length'

const TYPED_MAX_LENGTH = 20_000

const content = z
  .string()
  .max(TYPED_MAX_LENGTH, 'contentTooLong')
  .transform(toText)
  .refine((text) => text !== '', 'contentMissing')
  .refine((text) => isWithin(text, SUPPORT_TEXT_MAX_GRAPHEMES), 'contentTooLong')

const subject = z
  .string()
  .max(TYPED_MAX_LENGTH, 'subjectTooLong')
  .transform(toOneLine)
  .refine((text) => text !== '', 'subjectMissing')
  .refine((text) => isWithin(text, SUPPORT_SUBJECT_MAX_GRAPHEMES), 'subjectTooLong')

/** What a member sends to support; problems are keys of `support`. `id` is the page's own, new with every form. */
export const supportSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('ask'), id: z.uuid(), subject, content }),
  z.object({ intent: z.literal('reply'), id: z.uuid(), question: z.uuid(), content }),
  z.object({ intent: z.literal('settle'), question: z.uuid() }),
])
export type SupportForm = z.output<typeof supportSchema>
