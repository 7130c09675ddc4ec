import { z } from 'zod'
import { TYPES } from '~/domain/human-design/terms/codes'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { CONVERSATIONS_A_PAGE, INBOX_ROWS } from '~/domain/messaging/limits'
import { type MessagesQuery, PRESET_LINES } from './messages-page'

/** A longer search would find nothing. */
const SEARCH_MAX_LENGTH = 100

const id = z.uuid()
const seq = z.coerce.number().int().positive()
/** Only a bound for parsing; `readContent` checks the limits of a message. */
const typed = z.string().max(20_000)

/** The forms of the page, as they are sent without scripts. */
export const messageFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('send'), conversation: id, clientId: id, content: typed }),
  z.object({
    intent: z.literal('start'),
    to: z.string().min(1).max(USERNAME_MAX_LENGTH),
    clientId: id,
    content: typed,
  }),
  z.object({ intent: z.enum(['accept', 'ignore']), conversation: id }),
  z.object({ intent: z.literal('edit'), conversation: id, seq, content: typed }),
  z.object({ intent: z.literal('delete'), conversation: id, seq }),
  z.object({ intent: z.literal('read'), conversation: id, seq }),
])
export type MessageForm = z.infer<typeof messageFormSchema>

const absent = undefined
// Anyone can write an address: invalid values count as absent.
const querySchema = z.object({
  c: z.string().min(1).max(64).optional().catch(absent),
  to: z.string().min(1).max(64).optional().catch(absent),
  say: z.enum(PRESET_LINES).optional().catch(absent),
  percent: z.coerce.number().int().min(0).max(100).optional().catch(absent),
  q: z
    .string()
    .trim()
    .min(1)
    .transform((text) => text.slice(0, SEARCH_MAX_LENGTH))
    .optional()
    .catch(absent),
  type: z.enum(TYPES).optional().catch(absent),
  list: z.coerce
    .number()
    .int()
    .min(2)
    .max(INBOX_ROWS / CONVERSATIONS_A_PAGE)
    .optional()
    .catch(absent),
  before: seq.optional().catch(absent),
})

/** Parses the query of the page's address. Never throws. */
export const readQuery = (search: URLSearchParams): MessagesQuery => querySchema.parse(Object.fromEntries(search))
