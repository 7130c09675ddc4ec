import { z } from 'zod'
import { toText } from '~/domain/membership/account/clean-text'
import { CONNECTION_INTENTS, CONNECTION_NOTE_MAX_GRAPHEMES } from '~/domain/membership/connection-state'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { rowIdField } from '~/domain/membership/row-id.schema'
import { isWithin } from '~/domain/text/text-length'

/** What is longer than any note is cut off unread. */
const TYPED_MAX_LENGTH = 20_000

/** What to do about a connection with whom; `note` goes along with a request. */
export const connectionSchema = z
  .object({
    intent: z.enum(CONNECTION_INTENTS),
    username: z.string().max(USERNAME_MAX_LENGTH).default(''),
    /** In place of the name: the row of a request to take back, which may have no name to show. */
    row: rowIdField.optional(),
    note: z
      .string()
      .max(TYPED_MAX_LENGTH, 'noteTooLong')
      .default('')
      .transform(toText)
      .refine((note) => isWithin(note, CONNECTION_NOTE_MAX_GRAPHEMES), 'noteTooLong'),
  })
  .refine(({ intent, username, row }) => (row === undefined ? username !== '' : username === '' && intent === 'cancel'))
export type ConnectionInput = z.output<typeof connectionSchema>
