import { ATTACHMENT_MAX_BYTES, ATTACHMENT_MAX_SIDE } from '~/domain/messaging/limits'
import { type Attachment, attachmentSchema } from '~/domain/messaging/message.schema'
import { shrinkPicture } from '~/platform/pictures/shrink-picture'

/** What stands in the way of a picture; texts in the namespace `messages`. */
export type PictureProblem =
  | 'pictureType'
  | 'pictureLarge'
  | 'pictureFailed'
  | 'pictureUnreadable'
  | 'problem.unreachable'
  | 'problem.rate_limited'
  | 'problem.unavailable'

const BY_STATUS: Record<number, PictureProblem> = {
  403: 'problem.unavailable',
  413: 'pictureLarge',
  422: 'pictureUnreadable',
  429: 'problem.rate_limited',
}

/** Sends a picture ahead of its message. Only `signal` makes this throw. */
export async function uploadPicture(
  conversationId: string,
  picture: Blob,
  signal: AbortSignal,
): Promise<Attachment | PictureProblem> {
  try {
    const response = await fetch(`/api/conversations/${conversationId}/attachments`, {
      method: 'POST',
      body: picture,
      signal,
    })
    if (!response.ok) return BY_STATUS[response.status] ?? 'pictureFailed'
    const parsed = attachmentSchema.safeParse(await response.json())
    return parsed.success ? parsed.data : 'pictureFailed'
  } catch (error) {
    if (signal.aborted) throw error
    return 'problem.unreachable'
  }
}

/** A picture small enough to go with a message; null where this browser cannot make it so. */
export const shrinkForMessage = (file: Blob) =>
  shrinkPicture(file, { maxSide: ATTACHMENT_MAX_SIDE, maxBytes: ATTACHMENT_MAX_BYTES })
