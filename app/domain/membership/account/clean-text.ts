import { isBlankText } from '../../text/plain-text'

/** Halves of characters, and marks that turn the direction of what stands after the text. */
const BROKEN_OR_TURNING = /[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/** What shows nothing is no text. */
const orNone = (text: string) => (isBlankText(text) ? '' : text)

/** One line of text: no control characters, no line breaks, nothing around it. Cleaning twice changes nothing more. */
export function toOneLine(typed: string): string {
  return orNone(
    typed
      .replace(BROKEN_OR_TURNING, '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
  )
}

/** Lines of text: line breaks are `\n`, whatever sent them, and no other control characters. Cleaning twice changes nothing more. */
export function toText(typed: string): string {
  return orNone(
    typed
      .replace(BROKEN_OR_TURNING, '')
      .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
      .replace(/\t/g, ' ')
      .replace(/(?!\n)\p{Cc}/gu, '')
      .trim(),
  )
}
