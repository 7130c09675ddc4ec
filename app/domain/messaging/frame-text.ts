import { byteLength } from './byte-length'
import { FRAME_MAX_BYTES } from './limits'

/** Whether a frame from a client is beyond what is read of one. */
export const isFrameTooLarge = (text: string) =>
  // A UTF-16 unit is at most three bytes: most frames need no counting.
  text.length * 3 > FRAME_MAX_BYTES && (text.length > FRAME_MAX_BYTES || byteLength(text) > FRAME_MAX_BYTES)

/** What the text of a frame says; undefined where it is no JSON. */
export function parseFrameText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
