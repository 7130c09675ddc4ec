/**
 * The pixels of a picture, turned upright. Browsers that don't know `from-image` reject the whole call, and turn the picture
 * by themselves.
 */
export const openPicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => createImageBitmap(file))

type Attempt = { side: number; quality: number }

/**
 * A picture drawn anew by the browser, at most so many pixels long and so many bytes heavy: first as good as it is kept, then
 * smaller until it may be sent. Null where the browser cannot open it, or not make it small enough.
 */
export async function shrinkPicture(
  file: Blob,
  { maxSide, maxBytes }: { maxSide: number; maxBytes: number },
): Promise<Blob | null> {
  const attempts = [
    { side: maxSide, quality: 0.86 },
    { side: maxSide, quality: 0.7 },
    { side: maxSide / 2, quality: 0.8 },
  ]
  try {
    const picture = await openPicture(file)
    for (const attempt of attempts) {
      const blob = await draw(picture, attempt)
      if (blob && blob.size <= maxBytes) return blob
    }
    return null
  } catch {
    return null
  }
}

async function draw(picture: ImageBitmap, { side, quality }: Attempt): Promise<Blob | null> {
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
