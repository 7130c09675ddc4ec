import { isBlankText } from './blank-text'
import { isWithin } from './text-length'

/** Line breaks and tabs are text; other control characters are not, and half a character is none. */
const NO_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}/u

export type TextProblem = 'empty' | 'too_long' | 'invalid_content'

/** What is kept of a typed text (line breaks as `\n`, nothing around it), or what is wrong with it. */
export function readPlainText(
  typed: string,
  maxGraphemes: number,
): { ok: true; content: string } | { ok: false; problem: TextProblem } {
  const content = typed.replace(/\r\n?/g, '\n').trim()
  if (NO_TEXT.test(content)) return { ok: false, problem: 'invalid_content' }
  if (isBlankText(content)) return { ok: false, problem: 'empty' }
  return isWithin(content, maxGraphemes) ? { ok: true, content } : { ok: false, problem: 'too_long' }
}
