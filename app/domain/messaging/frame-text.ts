const encoder = new TextEncoder()

/** Bytes of a text in UTF-8, as a socket carries it. */
export const byteLength = (text: string) => encoder.encode(text).length

/** Whether a client's frame has more than `most` bytes. */
export const isFrameTooLarge = (text: string, most: number) =>
  // A UTF-16 unit is at most three bytes: most frames need no counting.
  text.length * 3 > most && (text.length > most || byteLength(text) > most)

/** The parsed JSON of a frame; undefined when it isn't JSON. */
export function parseFrameText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
