import type { LibraryFigure } from './library'
import type { LibraryWords } from './words.server'

/** A hexagram in which these lines are meant. */
export const drawHexagram = (lines: number[], { t, listOf, more }: LibraryWords): LibraryFigure => ({
  kind: 'hexagram',
  name: t('figureHexagram', { lines: listOf.format([...lines].sort().map(String)) }),
  caption: more('hexagram'),
  lines,
})
