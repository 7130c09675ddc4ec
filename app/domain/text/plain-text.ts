import { graphemeCount } from './grapheme-count'

/** Line breaks and tabs are text; other control characters are not, and half a character is none. */
const NO_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}/u

export type TextProblem = 'empty' | 'too_long' | 'invalid_content'

/** Marks may be heaped on a character without making it two: so many UTF-16 units a grapheme are writing, more is not. */
const UNITS_A_GRAPHEME = 20

/** What is kept of a typed text (line breaks as `\n`, nothing around it), or what is wrong with it. */
export function readPlainText(
  typed: string,
  maxGraphemes: number,
  maxUnits = maxGraphemes * UNITS_A_GRAPHEME,
): { ok: true; content: string } | { ok: false; problem: TextProblem } {
  const content = typed.replace(/\r\n?/g, '\n').trim()
  if (content === '') return { ok: false, problem: 'empty' }
  if (NO_TEXT.test(content)) return { ok: false, problem: 'invalid_content' }
  // No grapheme is shorter than one UTF-16 unit: most texts need no counting.
  const isTooLong =
    content.length > maxGraphemes && (content.length > maxUnits || graphemeCount(content) > maxGraphemes)
  return isTooLong ? { ok: false, problem: 'too_long' } : { ok: true, content }
}
