import { POST_IMAGE_MAX_BYTES } from '~/domain/community/limits'

/** The longest side a post shows, in pixels, and how good: first as good as it is kept, then smaller until it may be sent. */
const TRIES = [
  { side: 2048, quality: 0.86 },
  { side: 2048, quality: 0.7 },
  { side: 1280, quality: 0.8 },
]

/** A picture drawn anew by the browser, small enough to be posted; null where it cannot open it, or not make it small enough. */
export async function shrinkPicture(file: Blob): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    for (const attempt of TRIES) {
      const blob = await draw(picture, attempt)
      if (blob && blob.size <= POST_IMAGE_MAX_BYTES) return new File([blob], 'picture', { type: blob.type })
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
