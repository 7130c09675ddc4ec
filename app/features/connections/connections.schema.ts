import { z } from 'zod'
import { parseCursor } from '~/domain/community/search/list-cursor'
import { TYPES } from '~/domain/human-design/terms/codes'
import { toText } from '~/domain/membership/account/clean-text'
import { CONNECTION_INTENTS, CONNECTION_NOTE_MAX_GRAPHEMES } from '~/domain/membership/connections'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { rowIdField } from '~/domain/membership/row-id.schema'
import { isWithin } from '~/domain/text/text-length'
import { CONNECTION_TABS, type ConnectionsQuery, SEARCH_MAX_LENGTH } from './connections-page'

/** Longer input is refused before it is counted. */
const TYPED_MAX_LENGTH = 20_000

/** A change of the connection with a member; `note` is sent with a request. */
export const connectionSchema = z
  .object({
    intent: z.enum(CONNECTION_INTENTS),
    username: z.string().max(USERNAME_MAX_LENGTH).default(''),
    /** Instead of `username`: the id of a request to cancel, whose member may be hidden. */
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

// Invalid search parameters count as missing.
const querySchema = z.object({
  tab: z.enum(CONNECTION_TABS).catch('matches'),
  list: z.enum(['received', 'sent']).catch('received'),
  q: z
    .string()
    .transform((text) => text.trim().slice(0, SEARCH_MAX_LENGTH))
    .catch(''),
  type: z.enum(TYPES).nullable().catch(null),
  cursor: z
    .string()
    .refine((cursor) => parseCursor(cursor) !== null)
    .nullable()
    .catch(null),
})

/** Parses the search parameters of the page. */
export const readConnectionsQuery = (search: URLSearchParams): ConnectionsQuery =>
  querySchema.parse(Object.fromEntries(search))
