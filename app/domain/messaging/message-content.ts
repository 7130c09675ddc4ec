import { graphemeCount } from '../text/grapheme-count'
import { FRAME_MAX_BYTES, MESSAGE_MAX_GRAPHEMES } from './limits'

/** Line breaks and tabs are text; other control characters are not, and half a character is none. */
const NO_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}/u

const isTooLong = (text: string) =>
  // No grapheme is shorter than one UTF-16 unit: most messages need no counting.
  text.length > MESSAGE_MAX_GRAPHEMES && (text.length > FRAME_MAX_BYTES || graphemeCount(text) > MESSAGE_MAX_GRAPHEMES)

export type ContentProblem = 'empty' | 'too_long' | 'invalid_content'

/** What is kept of a typed message (line breaks as `\n`, nothing around it), or what is wrong with it. */
export function readContent(typed: string): { ok: true; content: string } | { ok: false; problem: ContentProblem } {
  const content = typed.replace(/\r\n?/g, '\n').trim()
  if (content === '') return { ok: false, problem: 'empty' }
  if (NO_TEXT.test(content)) return { ok: false, problem: 'invalid_content' }
  return isTooLong(content) ? { ok: false, problem: 'too_long' } : { ok: true, content }
}
