import { ATTACHMENT_MAX_BYTES, ATTACHMENT_MAX_SIDE } from '~/domain/messaging/limits'
import { type Attachment, attachmentSchema } from '~/domain/messaging/message.schema'

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

/** First as good as it is kept, then smaller until it may be sent. */
const TRIES = [
  { side: ATTACHMENT_MAX_SIDE, quality: 0.86 },
  { side: ATTACHMENT_MAX_SIDE, quality: 0.7 },
  { side: ATTACHMENT_MAX_SIDE / 2, quality: 0.8 },
]

/** A picture drawn anew by the browser, small enough to be sent; null where it cannot open it, or not make it small enough. */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    for (const attempt of TRIES) {
      const blob = await draw(picture, attempt)
      if (blob && blob.size <= ATTACHMENT_MAX_BYTES) return blob
    }
    return null
  } catch {
    return null
  }
}

async function draw(picture: ImageBitmap, { side, quality }: (typeof TRIES)[number]): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.imageSmoothingQuality = 'high'
  // JPEG knows no transparency: it would turn black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0, width, height)
  const as = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  // A browser that cannot write the type it is asked for writes a PNG, which may be large.
  const webp = await as('image/webp')
  return webp?.type === 'image/webp' ? webp : as('image/jpeg')
}
