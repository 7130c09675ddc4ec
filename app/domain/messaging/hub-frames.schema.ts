import * as z from 'zod/mini'
import { instantSchema, seqSchema } from './message.schema'

/** The frames of `/ws/hub`, told in docs/protocol.md. Besides them, text `ping` is answered by `pong`. */

/** What a member says of themselves. */
export const STATUSES = ['online', 'away', 'busy'] as const
export type Status = (typeof STATUSES)[number]
export type PresenceStatus = Status | 'offline'

/** What others are told: `seenRecently` only of who is offline, was here within three days and lets that be known. */
export const presenceSchema = z.object({
  memberId: z.string(),
  status: z.enum(['online', 'away', 'busy', 'offline']),
  seenRecently: z.boolean(),
})
export type Presence = z.infer<typeof presenceSchema>

/** The last message of a conversation as its list shows it. */
export const lastMessageSchema = z.object({
  id: z.string(),
  senderId: z.string(),
  preview: z.string(),
  messageType: z.enum(['text', 'image']),
  createdAt: instantSchema,
})

/**
 * A conversation in a member's list. `incoming`: a stranger's, to be accepted, ignored or blocked; `outgoing`: one's own to
 * a stranger, not answered yet. An ignored one is in no list.
 */
export const inboxRowSchema = z.object({
  conversationId: z.string(),
  otherId: z.string(),
  lastMessage: z.nullable(lastMessageSchema),
  unread: seqSchema,
  request: z.nullable(z.enum(['incoming', 'outgoing'])),
  /** When it was last written in, or else begun. */
  at: instantSchema,
  /** Grows with each change of the row: of two the greater one holds. None from a hub of an earlier release. */
  version: z.optional(seqSchema),
})
export type InboxRow = z.infer<typeof inboxRowSchema>

/** Client to server. */
export const hubClientFrameSchema = z.discriminatedUnion('type', [
  /**
   * What the member shows of themselves from now on, in all tabs, until they choose again. `automatic`: nobody chose, this
   * tab was hidden for long (`away`) or is looked at again (`online`); a choice stands above it.
   */
  z.object({ type: z.literal('status'), status: z.enum(STATUSES), automatic: z.optional(z.boolean()) }),
  /** Whose presence this tab follows from now on; takes the place of what it followed before. */
  z.object({ type: z.literal('watch'), memberIds: z.array(z.string()).check(z.maxLength(50)) }),
])
export type HubClientFrame = z.infer<typeof hubClientFrameSchema>

/** Server to client. */
export const hubServerFrameSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ready'),
    unread: seqSchema,
    /** New notifications: neither read nor shown in the list. */
    notices: z.optional(seqSchema),
    status: z.enum(STATUSES),
    /** When the row on top of the list was written in: a page that was loaded before that lacks it. Null: no rows. */
    newestAt: z.optional(z.nullable(instantSchema)),
  }),
  /** A row that is new or changed, and the unread messages of all conversations together. */
  z.object({ type: z.literal('inbox'), row: inboxRowSchema, unread: seqSchema }),
  /** A row that is gone from the list; `version` as in a row. */
  z.object({
    type: z.literal('gone'),
    conversationId: z.string(),
    version: z.optional(seqSchema),
    unread: seqSchema,
  }),
  /** The notifications not read by now. `sound`: there is a new one, and the member wants to hear that now. */
  z.object({ type: z.literal('notice'), unread: seqSchema, sound: z.optional(z.boolean()) }),
  z.object({ type: z.literal('presence'), presence: presenceSchema }),
  /** What this member shows of themselves was changed, in this tab or another. */
  z.object({ type: z.literal('status'), status: z.enum(STATUSES) }),
  z.object({
    type: z.literal('error'),
    code: z.enum(['malformed', 'too_large', 'rate_limited', 'unexpected']),
    retryAfterMs: z.optional(z.number()),
  }),
])
export type HubServerFrame = z.infer<typeof hubServerFrameSchema>
