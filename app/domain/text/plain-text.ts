import { isWithin } from './text-length'

/**
 * Characters that are invisible by themselves: spaces, controls and lone surrogates; default-ignorable ones (joiners, soft
 * hyphens, the Hangul fillers); annotation marks; the blank braille pattern and the null notehead; and combining marks, which
 * only show on a letter.
 */
const UNSEEN = /[\s\p{Z}\p{Cc}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800\u{1d159}]/gu

/** Whether a text has no visible character. Every field treats such a text as empty. */
export const isBlankText = (text: string): boolean => text.replace(UNSEEN, '') === ''

/** The visible characters of a text, to count them; composed letters keep their marks. */
export const seenText = (text: string): string => text.normalize('NFC').replace(UNSEEN, '')

/** Control characters other than line breaks and tabs, and lone surrogates, aren't text. */
const NO_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}/u

export type TextProblem = 'empty' | 'too_long' | 'invalid_content'

/** A typed text as it is stored (trimmed, line breaks as `\n`), or what is wrong with it. */
export function readPlainText(
  typed: string,
  maxGraphemes: number,
): { ok: true; content: string } | { ok: false; problem: TextProblem } {
  const content = typed.replace(/\r\n?/g, '\n').trim()
  if (NO_TEXT.test(content)) return { ok: false, problem: 'invalid_content' }
  if (isBlankText(content)) return { ok: false, problem: 'empty' }
  return isWithin(content, maxGraphemes) ? { ok: true, content } : { ok: false, problem: 'too_long' }
}
