import { UNITS_A_CHARACTER } from '../text/text-length'
import { PREVIEW_CHARACTERS } from './limits'

let segmenter: Intl.Segmenter | undefined

/** A message as one line of the list: its first 120 grapheme clusters, with `…` when there are more. */
export function previewText(content: string): string {
  const line = content
    .slice(0, (PREVIEW_CHARACTERS + 1) * UNITS_A_CHARACTER)
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= PREVIEW_CHARACTERS) return line
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let characters = 0
  for (const { index } of segmenter.segment(line)) {
    if (characters++ === PREVIEW_CHARACTERS) return `${line.slice(0, index).trimEnd()}…`
  }
  return line
}
