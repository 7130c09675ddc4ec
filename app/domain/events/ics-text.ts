// Lines and values of iCalendar (RFC 5545).

/** Octets of a line, its end not counted (RFC 5545 3.1). */
const LINE_OCTETS = 75
const END = '\r\n'

/** `20261122T183000Z`. */
export const icsUtc = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** A text value (RFC 5545 3.3.11): what has a meaning of its own there is marked, and no control character is left. */
export const icsText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

/** A parameter's value (RFC 5545 3.2): in quotes, which it may not hold itself. */
export const icsQuoted = (text: string) => `"${text.replace(/\p{Cc}/gu, ' ').replaceAll('"', '’')}"`

/** Properties, one a line, as the file that holds them. */
export const icsFile = (lines: readonly string[]) => lines.map((line) => folded(line) + END).join('')

/** A long line as several, each but the first behind a space; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      part = ''
      // The space that the next line begins with.
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join(`${END} `)
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0)!
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
