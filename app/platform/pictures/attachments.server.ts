import { ATTACHMENT_MAX_SIDE } from '../../domain/messaging/limits'
import type { Attachment } from '../../domain/messaging/message.schema'
import type { Upload } from '../../domain/messaging/objects'
import type { Bindings } from '../server/env.server'
import { drawWithin, type Picture, WEBP } from './pictures.server'

// The bucket of the pictures that go with messages: besides the conversation, which throws them away, no file knows it.

type Storage = Pick<Bindings, 'ATTACHMENTS'>

const folderOf = (conversationId: string, memberId: string) => `${conversationId}/${memberId}/`

/** Where the picture is kept that a member sent to a conversation. */
export const attachmentKey = (conversationId: string, memberId: string, id: string) =>
  `${folderOf(conversationId, memberId)}${id}.webp`

/**
 * Draws a picture anew as WebP, no side longer than 1,600 pixels and none made longer than it was. Throws when it cannot be
 * read. `key` is where it is to be kept.
 */
export async function drawAttachment(
  env: Pick<Bindings, 'IMAGES'>,
  picture: Picture,
  { conversationId, memberId }: { conversationId: string; memberId: string },
): Promise<{ upload: Upload; bytes: ArrayBuffer }> {
  const { bytes, ...size } = await drawWithin(env, picture, ATTACHMENT_MAX_SIDE)
  const id = crypto.randomUUID()
  const key = attachmentKey(conversationId, memberId, id)
  return { upload: { id, key, type: WEBP, ...size, bytes: bytes.byteLength }, bytes }
}

/** What others are told of an upload: everything but where it is kept. */
export const toAttachment = ({ key: _, ...attachment }: Upload): Attachment => attachment

/** Keeps a picture of a message under a key; what was there by it is replaced. */
export async function storeAttachment({ ATTACHMENTS }: Storage, key: string, bytes: ArrayBuffer): Promise<void> {
  await ATTACHMENTS.put(key, bytes, { httpMetadata: { contentType: WEBP } })
}

/** A picture by its key, or null. */
export const readAttachment = ({ ATTACHMENTS }: Storage, key: string) => ATTACHMENTS.get(key)

/** Takes one picture out of the bucket; none is no error. */
export const deleteAttachment = ({ ATTACHMENTS }: Storage, key: string): Promise<void> => ATTACHMENTS.delete(key)

const REPORTED = 'reports/'

/**
 * Keeps a copy of a picture for the moderators, whatever becomes of the message, under a name of its own; its key, or null where
 * the picture is gone.
 */
export async function copyForReport({ ATTACHMENTS }: Storage, key: string): Promise<string | null> {
  const file = await ATTACHMENTS.get(key)
  if (!file) return null
  const copy = `${REPORTED}${crypto.randomUUID()}.webp`
  await ATTACHMENTS.put(copy, await file.arrayBuffer(), { httpMetadata: { contentType: WEBP } })
  return copy
}

/** Copies kept for reports, up to a thousand; `cursor` is where the next ones begin, null at the end. */
export async function listReportCopies({ ATTACHMENTS }: Storage, cursor: string | null) {
  const listed = await ATTACHMENTS.list({ prefix: REPORTED, ...(cursor === null ? {} : { cursor }) })
  const files = listed.objects.map(({ key, uploaded }) => ({ key, uploaded: uploaded.getTime() }))
  return { files, cursor: listed.truncated ? listed.cursor : null }
}

/** Takes copies out of the bucket, a thousand at most. */
export const deleteReportCopies = ({ ATTACHMENTS }: Storage, keys: string[]): Promise<void> => ATTACHMENTS.delete(keys)

/** Takes everything out of the bucket that a member sent to a conversation. */
export async function deleteAttachmentsOf({ ATTACHMENTS }: Storage, conversationId: string, memberId: string) {
  for (;;) {
    const { objects, truncated } = await ATTACHMENTS.list({ prefix: folderOf(conversationId, memberId) })
    if (objects.length > 0) await ATTACHMENTS.delete(objects.map(({ key }) => key))
    if (!truncated) return
  }
}
