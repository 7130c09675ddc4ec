import { POST_IMAGE_MAX_BYTES } from '~/domain/community/limits'
import { isBlankText } from '~/domain/text/plain-text'

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
export const lacksAlt = ({ alt, isDecorative }: PickedPicture) => !isDecorative && isBlankText(alt)

export const isTooLarge = ({ file }: PickedPicture) => file.size > POST_IMAGE_MAX_BYTES

/** What a post can show, as the server says it too. */
const TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
export const ACCEPTED = TYPES.join()

/** Why something that was chosen is not among the pictures: there is no room, or it is no picture that can be shown. */
export type LeftOut = 'full' | 'type'

/** What was chosen, as far as it is pictures. */
export const toPicked = (files: Iterable<File>): PickedPicture[] =>
  [...files]
    .filter(({ type }) => TYPES.includes(type))
    .map((file) => ({
      id: crypto.randomUUID(),
      file,
      url: URL.createObjectURL(file),
      alt: '',
      isDecorative: false,
      ...{ width: 0, height: 0 },
    }))
