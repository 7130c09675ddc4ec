import { z } from 'zod'
import { MUTED_WORD_MAX_GRAPHEMES } from '~/domain/community/limits'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { rowIdField } from '~/domain/membership/row-id.schema'
import { isBlankText } from '~/domain/text/plain-text'
import { isWithin, UNITS_A_CHARACTER } from '~/domain/text/text-length'
import { MUTE_CHOICES } from './mutes'

const username = z.string().min(1).max(USERNAME_MAX_LENGTH)

/** A list names its row by an id of the row, since it may have no name to show. */
const byNameOrRow = { username: username.optional(), row: rowIdField.optional() }
const namesOne = ({ username, row }: { username?: string; row?: string }) => Boolean(username) !== Boolean(row)

/** A word or a few, in one line. What is far too long is not even counted. */
const word = z
  .string()
  .max(MUTED_WORD_MAX_GRAPHEMES * UNITS_A_CHARACTER, 'word.long')
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  .refine((text) => !isBlankText(text), 'word.empty')
  .refine((text) => isWithin(text, MUTED_WORD_MAX_GRAPHEMES), 'word.long')

/** What one member does not want to read: another's posts for a while, or posts with a word. */
export const muteSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('mute'), username, days: z.enum(MUTE_CHOICES) }),
  z.object({ intent: z.literal('unmute'), ...byNameOrRow }).refine(namesOne, 'member.missing'),
  z.object({ intent: z.literal('add-word'), word }),
  z.object({ intent: z.literal('remove-word'), word }),
])
export type MuteInput = z.output<typeof muteSchema>
