import { z } from 'zod'
import { TYPES } from '~/domain/human-design/terms/codes'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { CONVERSATIONS_A_PAGE, INBOX_ROWS } from '~/domain/messaging/limits'
import { type MessagesQuery, PRESET_LINES } from './messages-page'

/** What is longer finds nothing anyway. */
const SEARCH_MAX_LENGTH = 100

const id = z.uuid()
const seq = z.coerce.number().int().positive()
/** More than any message may hold is cut off unread; the rules of a message say the rest. */
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
// An address is anybody's to write: what makes no sense in it counts as not said.
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

/** Reads what an address of the page asks for. */
export const readQuery = (search: URLSearchParams): MessagesQuery => querySchema.parse(Object.fromEntries(search))
