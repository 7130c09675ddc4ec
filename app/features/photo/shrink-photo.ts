import { AVATAR_SIDE } from '~/domain/membership/avatar/avatar-url'
import { openPicture } from '~/platform/pictures/shrink-picture'

const QUALITY = 0.86

/**
 * Draws a picture as a square of at most 512 px, upright and without metadata. WebP, or JPEG where the browser can't encode
 * WebP. Null when the browser can't open the file.
 */
export async function shrinkPhoto(file: File): Promise<File | null> {
  try {
    const picture = await openPicture(file)
    const cut = Math.min(picture.width, picture.height)
    const side = Math.min(AVATAR_SIDE, cut)
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
    const pen = canvas.getContext('2d')
    if (!pen) return null
    pen.imageSmoothingQuality = 'high'
    // JPEG turns transparency black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, side, side)
    pen.drawImage(picture, (picture.width - cut) / 2, (picture.height - cut) / 2, cut, cut, 0, 0, side, side)
    picture.close()
    const blob = await toBlob(canvas)
    return blob && new File([blob], 'photo', { type: blob.type })
  } catch {
    return null
  }
}

async function toBlob(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const as = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  // A browser that can't encode WebP returns a PNG, which may be large.
  const webp = await as('image/webp')
  return webp?.type === 'image/webp' ? webp : as('image/jpeg')
}
