/** UTF-16 units of a grapheme cluster that count as one character: marks can be stacked without limit. */
export const UNITS_A_CHARACTER = 20

/** Segmenting takes quadratic time, so long texts are segmented in pieces. */
const PIECE_UNITS = 1000

let segmenter: Intl.Segmenter | undefined

/**
 * Characters of a text as every limit counts them: grapheme clusters, so a flag is one, and at least one for each
 * `UNITS_A_CHARACTER`.
 */
export function textLength(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let count = 0
  let at = 0
  while (at < text.length) {
    const piece = pieceAt(text, at)
    const isLast = at + piece.length >= text.length
    const starts = Array.from(segmenter.segment(piece), ({ index }) => index)
    const last = starts.at(-1) ?? 0
    // The last cluster of a piece may continue in the next one, which therefore starts with it.
    const isWhole = isLast || last === 0
    count += isWhole ? starts.length : starts.length - 1
    at += isWhole ? piece.length : last
  }
  return Math.max(count, Math.ceil(text.length / UNITS_A_CHARACTER))
}

/** The next piece of a text. It doesn't end within a surrogate pair, whose halves would count as two characters. */
function pieceAt(text: string, at: number): string {
  const end = at + PIECE_UNITS
  const splitsPair = (text.codePointAt(end - 1) ?? 0) > 0xffff
  return text.slice(at, splitsPair ? end - 1 : end)
}

/** Whether a text has at most `most` characters. A character has at least one unit, so most texts need no counting. */
export const isWithin = (text: string, most: number): boolean =>
  text.length <= most || (text.length <= most * UNITS_A_CHARACTER && textLength(text) <= most)

/**
 * UTF-16 units per character that a line may have. Names go into payloads and headings without room for many stacked
 * marks.
 */
export const LINE_UNITS_A_CHARACTER = 3

/** Whether a line (a name, a place, a tag) has at most `most` characters and not too many units for them. */
export const isLineWithin = (text: string, most: number): boolean =>
  text.length <= most * LINE_UNITS_A_CHARACTER && isWithin(text, most)

/** The longest start of a line that `isLineWithin` allows, by whole characters, with `…` when there was more. */
export function cutLine(text: string, most: number): string {
  if (isLineWithin(text, most)) return text
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const mostUnits = most * LINE_UNITS_A_CHARACTER
  let [characters, end] = [0, 0]
  // Segment a little further, so that the last cluster that fits isn't cut short.
  for (const { index, segment } of segmenter.segment(text.slice(0, mostUnits + UNITS_A_CHARACTER))) {
    if (characters === most || index + segment.length > mostUnits) break
    characters++
    end = index + segment.length
  }
  // A single letter with more marks than a line may have is cut by code points.
  const shortened = end === 0 ? [...text].slice(0, most).join('') : text.slice(0, end)
  return `${shortened.trimEnd()}…`
}
