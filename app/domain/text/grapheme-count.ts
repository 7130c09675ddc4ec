let segmenter: Intl.Segmenter | undefined

/** Characters as a reader counts them: a family or a flag is one. */
export function graphemeCount(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}
