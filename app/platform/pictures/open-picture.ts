/**
 * The pixels of a picture, turned upright. Browsers that don't know `from-image` reject the whole call, and turn the picture
 * by themselves.
 */
export const openPicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => createImageBitmap(file))
