/** Widths of letters in parts of the font's size, a little generous: nothing measures text on the server. */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  // Chinese, Japanese, Korean, emoji.
  [/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u, 1.05],
  [/[MWmwШЩЖЮФЫМшщжюфым@—]/u, 0.88],
  [/[ijltfrI.,:;'’|\s()-]/u, 0.36],
  [/\p{Lu}/u, 0.72],
]
const OTHER = 0.6

/** Roughly how wide a text is, in parts of the font's size. */
export function widthOf(text: string): number {
  let width = 0
  for (const letter of text) width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER
  return width
}

/**
 * Breaks a text into lines no wider than `width` (in parts of the font's size), at spaces and hyphens, inside a word only
 * where it is wider than a line. What does not fit in `most` lines ends with an ellipsis.
 */
export function breakLines(text: string, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text
    .trim()
    .split(/(?<=-)|(?<=\s)/u)
    .flatMap((word) => cutWord(word, width))) {
    if (line && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += line ? piece : piece.trimStart()
  }
  if (line.trimEnd()) lines.push(line.trimEnd())
  if (lines.length <= most) return lines
  const last = [...(lines[most - 1] ?? '')]
  while (last.length > 0 && widthOf(`${last.join('')}…`) > width) last.pop()
  return [...lines.slice(0, most - 1), `${last.join('').replace(/[\s-]+$/u, '')}…`]
}

function cutWord(word: string, width: number): string[] {
  if (widthOf(word.trimEnd()) <= width) return [word]
  const parts = ['']
  for (const letter of word) {
    if (widthOf(parts.at(-1) + letter) > width) parts.push('')
    parts[parts.length - 1] += letter
  }
  return parts
}
