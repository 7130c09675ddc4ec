import { POST_IMAGE_MAX_BYTES } from '~/domain/community/limits'

/** A picture that was chosen for a post. `url` is an object URL of what was chosen. */
export type PickedPicture = {
  id: string
  file: File
  url: string
  alt: string
  /** It shows nothing that a reader misses without it. */
  isDecorative: boolean
  /** In pixels; 0 until the browser knows. */
  width: number
  height: number
}

/** Its words are still missing. */
export const lacksAlt = ({ alt, isDecorative }: PickedPicture) => !isDecorative && alt.trim() === ''

export const isTooLarge = ({ file }: PickedPicture) => file.size > POST_IMAGE_MAX_BYTES

/** What was chosen, as far as it is pictures. */
export const toPicked = (files: Iterable<File>): PickedPicture[] =>
  [...files]
    .filter(({ type }) => type.startsWith('image/'))
    .map((file) => ({
      id: crypto.randomUUID(),
      file,
      url: URL.createObjectURL(file),
      alt: '',
      isDecorative: false,
      ...{ width: 0, height: 0 },
    }))
