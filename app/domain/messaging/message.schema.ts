import * as z from 'zod/mini'

// zod/mini: these schemas also run in the browser, where the whole library would be four times as large.

export const seqSchema = z.int().check(z.nonnegative())
export const clientIdSchema = z.uuid()
export const instantSchema = z.iso.datetime()

/** A picture attached to a message, at `/api/conversations/<id>/attachments/<id>`. */
export const attachmentSchema = z.object({
  id: z.uuid(),
  type: z.literal('image/webp'),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  bytes: z.int().check(z.positive()),
})
export type Attachment = z.infer<typeof attachmentSchema>

/** A message as both members see it. A deleted one has no content and only reaches clients that resume. */
export const messageSchema = z.object({
  id: z.string(),
  seq: seqSchema,
  clientId: z.string(),
  senderId: z.string(),
  content: z.string(),
  messageType: z.enum(['text', 'image']),
  attachments: z.array(attachmentSchema),
  isEdited: z.boolean(),
  editedAt: z.nullable(instantSchema),
  isDeleted: z.boolean(),
  createdAt: instantSchema,
})
export type Message = z.infer<typeof messageSchema>

/** A page of messages in order, and whether there are more beyond its far end. */
export const messagePageSchema = z.object({
  messages: z.array(messageSchema),
  more: z.boolean(),
  /** The numbers of the conversation's last message and of its last change (edit or deletion). */
  seq: seqSchema,
  rev: seqSchema,
  /** How far each member has read; the other's is null when either has read receipts off. */
  ownReadSeq: seqSchema,
  otherReadSeq: z.nullable(seqSchema),
  otherReadAt: z.nullable(instantSchema),
})
export type MessagePage = z.infer<typeof messagePageSchema>
