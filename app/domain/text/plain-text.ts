import { isWithin } from './text-length'

/**
 * What draws nothing by itself: spaces, controls and half characters; what Unicode says is to be ignored (joiners, soft hyphens,
 * the Hangul fillers); annotation marks; the empty braille cell and the empty note head, which are signs without ink; and
 * combining marks, of which there is only something to see on a letter.
 */
const UNSEEN = /[\s\p{Z}\p{Cc}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800\u{1d159}]/gu

/** Whether a text shows a reader nothing. Such a text counts as none, whatever field it was typed into. */
export const isBlankText = (text: string): boolean => text.replace(UNSEEN, '') === ''

/** A text without the characters that draw nothing, to count those that do. Marks on letters are part of them. */
export const seenText = (text: string): string => text.normalize('NFC').replace(UNSEEN, '')

/** Line breaks and tabs are text; other control characters are not, and half a character is none. */
const NO_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}/u

export type TextProblem = 'empty' | 'too_long' | 'invalid_content'

/** A typed text as it is stored (line breaks as `\n`, nothing around it), or what is wrong with it. */
export function readPlainText(
  typed: string,
  maxGraphemes: number,
): { ok: true; content: string } | { ok: false; problem: TextProblem } {
  const content = typed.replace(/\r\n?/g, '\n').trim()
  if (NO_TEXT.test(content)) return { ok: false, problem: 'invalid_content' }
  if (isBlankText(content)) return { ok: false, problem: 'empty' }
  return isWithin(content, maxGraphemes) ? { ok: true, content } : { ok: false, problem: 'too_long' }
}
