/** The parsed URL, or null when it isn't one: `URL.canParse` is missing in Safari 16 and Chrome 109. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
