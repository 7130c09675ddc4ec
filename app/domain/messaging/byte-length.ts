const encoder = new TextEncoder()

/** Bytes of a text as a socket carries it (UTF-8). */
export const byteLength = (text: string) => encoder.encode(text).length
