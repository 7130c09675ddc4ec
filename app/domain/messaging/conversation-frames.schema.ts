import * as z from 'zod/mini'
import { attachmentSchema, clientIdSchema, instantSchema, messageSchema, seqSchema } from './message.schema'

/** The frames of `/ws/conversations/:id`, described in docs/protocol.md. The text `ping` is answered by `pong`. */

/** Client to server. */
export const clientFrameSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('send'),
    clientId: clientIdSchema,
    content: z.string(),
    /** The id of a picture that was uploaded before; `content` may then be empty. */
    attachmentId: z.optional(z.uuid()),
  }),
  z.object({ type: z.literal('edit'), clientId: clientIdSchema, seq: seqSchema, content: z.string() }),
  z.object({ type: z.literal('delete'), clientId: clientIdSchema, seq: seqSchema }),
  z.object({ type: z.literal('read'), seq: seqSchema }),
  z.object({ type: z.literal('typing') }),
  z.object({ type: z.literal('got'), seq: seqSchema }),
])
export type ClientFrame = z.infer<typeof clientFrameSchema>

export const ERROR_CODES = [
  'malformed',
  'too_large',
  'empty',
  'too_long',
  'invalid_content',
  'rate_limited',
  'conflict',
  'too_late',
  'not_found',
  'picture_gone',
  'unavailable',
  'unexpected',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Server to client. */
export const serverFrameSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), seq: seqSchema, rev: seqSchema }),
  z.object({
    type: z.literal('ack'),
    clientId: z.string(),
    seq: seqSchema,
    id: z.string(),
    createdAt: instantSchema,
  }),
  z.object({ type: z.literal('message'), message: messageSchema }),
  z.object({ type: z.literal('batch'), messages: z.array(messageSchema), more: z.boolean() }),
  z.object({ type: z.literal('read'), memberId: z.string(), seq: seqSchema, at: instantSchema }),
  z.object({ type: z.literal('typing'), memberId: z.string() }),
  z.object({
    type: z.literal('edited'),
    seq: seqSchema,
    rev: seqSchema,
    content: z.string(),
    attachments: z.array(attachmentSchema),
    editedAt: instantSchema,
  }),
  z.object({ type: z.literal('deleted'), seq: seqSchema, rev: seqSchema }),
  /** A request was accepted, explicitly or by a reply. */
  z.object({ type: z.literal('accepted') }),
  z.object({
    type: z.literal('error'),
    code: z.enum(ERROR_CODES),
    clientId: z.optional(z.string()),
    retryAfterMs: z.optional(z.number()),
  }),
])
export type ServerFrame = z.infer<typeof serverFrameSchema>
