import { ATTACHMENT_MAX_BYTES, ATTACHMENT_MAX_SIDE } from '~/domain/messaging/limits'
import { type Attachment, attachmentSchema } from '~/domain/messaging/message.schema'
import { shrinkPicture } from '~/platform/pictures/shrink-picture'

/** Why a picture can't be sent; keys of the namespace `messages-more`. */
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

/** Uploads a picture before its message is sent. Throws only when `signal` aborts. */
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

/** Shrinks a picture to the limits of a message; null if this browser can't. */
export const shrinkForMessage = (file: Blob) =>
  shrinkPicture(file, { maxSide: ATTACHMENT_MAX_SIDE, maxBytes: ATTACHMENT_MAX_BYTES })
