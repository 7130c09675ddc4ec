import { z } from 'zod'
import { parseCursor } from '~/domain/community/search/list-cursor'
import { TYPES } from '~/domain/human-design/terms/codes'
import { CONNECTION_TABS, type ConnectionsQuery, SEARCH_MAX_LENGTH } from './connections-page'

// An address is anybody's to write: what makes no sense in it counts as not said.
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

/** Reads what an address of the page asks for. */
export const readConnectionsQuery = (search: URLSearchParams): ConnectionsQuery =>
  querySchema.parse(Object.fromEntries(search))
