const encoder = new TextEncoder()

/** Bytes of a text as a socket carries it (UTF-8). */
export const byteLength = (text: string) => encoder.encode(text).length

/** Whether a frame from a client has more bytes than are read of one. */
export const isFrameTooLarge = (text: string, most: number) =>
  // A UTF-16 unit is at most three bytes: most frames need no counting.
  text.length * 3 > most && (text.length > most || byteLength(text) > most)

/** What the text of a frame says; undefined where it is no JSON. */
export function parseFrameText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
