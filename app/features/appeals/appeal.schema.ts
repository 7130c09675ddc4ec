import { z } from 'zod'
import { APPEAL_MAX_GRAPHEMES } from '~/domain/community/limits'
import { toText } from '~/domain/membership/account/clean-text'
import { isWithin } from '~/domain/text/text-length'

const ID_MAX_LENGTH = 100
const TYPED_MAX_LENGTH = 20_000

/** An appeal against an action; problems are keys of `appeals`. */
export const appealSchema = z.object({
  action: z.string().min(1).max(ID_MAX_LENGTH),
  content: z
    .string()
    .max(TYPED_MAX_LENGTH, 'contentTooLong')
    .transform(toText)
    .refine((text) => text !== '', 'contentMissing')
    .refine((text) => isWithin(text, APPEAL_MAX_GRAPHEMES), 'contentTooLong'),
})
