/** Marks can be heaped on a character without making it two. So many UTF-16 units are writing; more count as another one. */
export const UNITS_A_CHARACTER = 20

/** Segmenting takes time by the square of a text's length, so it is done piece by piece. */
const PIECE_UNITS = 1000

let segmenter: Intl.Segmenter | undefined

/**
 * Characters of a text as every limit counts them: as a reader does, so a family or a flag is one (grapheme clusters), and at
 * least one for each `UNITS_A_CHARACTER`.
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
    // The last one of a piece may go on in the next, which begins with it.
    const isWhole = isLast || last === 0
    count += isWhole ? starts.length : starts.length - 1
    at += isWhole ? piece.length : last
  }
  return Math.max(count, Math.ceil(text.length / UNITS_A_CHARACTER))
}

/** The next piece of a text. Half of a surrogate pair at its end would count as a character of its own. */
function pieceAt(text: string, at: number): string {
  const end = at + PIECE_UNITS
  const splitsPair = (text.codePointAt(end - 1) ?? 0) > 0xffff
  return text.slice(at, splitsPair ? end - 1 : end)
}

/** Whether a text has at most so many characters. No character is shorter than one unit: most texts need no counting. */
export const isWithin = (text: string, most: number): boolean =>
  text.length <= most || (text.length <= most * UNITS_A_CHARACTER && textLength(text) <= most)

/**
 * So many UTF-16 units a line of text may have for each of its characters. Names go into payloads and headings that have no
 * room for marks heaped on every letter.
 */
export const LINE_UNITS_A_CHARACTER = 3

/** Whether a line (a name, a place, a tag) has at most so many characters, and is about as long as they look. */
export const isLineWithin = (text: string, most: number): boolean =>
  text.length <= most * LINE_UNITS_A_CHARACTER && isWithin(text, most)

/** As much of a line as `isLineWithin` allows, by whole characters, with `…` where there was more. */
export function cutLine(text: string, most: number): string {
  if (isLineWithin(text, most)) return text
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const mostUnits = most * LINE_UNITS_A_CHARACTER
  let [characters, end] = [0, 0]
  // The last one that fits must not look shorter than it is.
  for (const { index, segment } of segmenter.segment(text.slice(0, mostUnits + UNITS_A_CHARACTER))) {
    if (characters === most || index + segment.length > mostUnits) break
    characters++
    end = index + segment.length
  }
  // One letter under more marks than a line may have is cut by code points.
  const shortened = end === 0 ? [...text].slice(0, most).join('') : text.slice(0, end)
  return `${shortened.trimEnd()}…`
}
