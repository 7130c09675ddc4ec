import * as z from 'zod/mini'
import { instantSchema, seqSchema } from './message.schema'

/** The frames of `/ws/hub`, described in docs/protocol.md. The text `ping` is answered by `pong`. */

/** The statuses that a member can set. */
export const STATUSES = ['online', 'away', 'busy'] as const
export type Status = (typeof STATUSES)[number]
export type PresenceStatus = Status | 'offline'

/** A member's presence for others. `seenRecently`: offline, active within three days, and not hiding it. */
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
 * A conversation in a member's list. `incoming`: a stranger's request, to accept, ignore or block; `outgoing`: the member's own
 * request, not answered yet. Ignored requests are in no list.
 */
export const inboxRowSchema = z.object({
  conversationId: z.string(),
  otherId: z.string(),
  lastMessage: z.nullable(lastMessageSchema),
  unread: seqSchema,
  request: z.nullable(z.enum(['incoming', 'outgoing'])),
  /** When the last message was sent; without one, when the conversation was started. */
  at: instantSchema,
  /** Grows with each change of the row; the greater one wins. Absent from hubs of an earlier release. */
  version: z.optional(seqSchema),
})
export type InboxRow = z.infer<typeof inboxRowSchema>

/** Client to server. */
export const hubClientFrameSchema = z.discriminatedUnion('type', [
  /**
   * The member's status in all tabs, until the next choice. `automatic`: not chosen by the member, since this tab was hidden
   * for long (`away`) or is visible again (`online`); a chosen status takes precedence.
   */
  z.object({ type: z.literal('status'), status: z.enum(STATUSES), automatic: z.optional(z.boolean()) }),
  /** The members whose presence this tab follows; replaces the previous list. */
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
    /** `at` of the first row: a page that was loaded before it lacks that row. Null: no rows. */
    newestAt: z.optional(z.nullable(instantSchema)),
  }),
  /** A new or changed row, and the number of unread messages in all conversations. */
  z.object({ type: z.literal('inbox'), row: inboxRowSchema, unread: seqSchema }),
  /** A row that left the list; `version` as in a row. */
  z.object({
    type: z.literal('gone'),
    conversationId: z.string(),
    version: z.optional(seqSchema),
    unread: seqSchema,
  }),
  /** The number of unread notifications. `sound`: one is new, and the member wants a sound at this time. */
  z.object({ type: z.literal('notice'), unread: seqSchema, sound: z.optional(z.boolean()) }),
  z.object({ type: z.literal('presence'), presence: presenceSchema }),
  /** The member's own status was changed, in this tab or another. */
  z.object({ type: z.literal('status'), status: z.enum(STATUSES) }),
  z.object({
    type: z.literal('error'),
    code: z.enum(['malformed', 'too_large', 'rate_limited', 'unexpected']),
    retryAfterMs: z.optional(z.number()),
  }),
])
export type HubServerFrame = z.infer<typeof hubServerFrameSchema>
