import type { BodyCode } from '~/domain/human-design/terms/codes'

/** The traditional signs of the bodies of a chart and of Chiron, each followed by U+FE0E so that no system turns them into coloured pictures. */
export const GLYPHS: Record<BodyCode | 'chiron', string> = {
  sun: '☉\uFE0E',
  earth: '⊕\uFE0E',
  north_node: '☊\uFE0E',
  south_node: '☋\uFE0E',
  moon: '☽\uFE0E',
  mercury: '☿\uFE0E',
  venus: '♀\uFE0E',
  mars: '♂\uFE0E',
  jupiter: '♃\uFE0E',
  saturn: '♄\uFE0E',
  uranus: '♅\uFE0E',
  neptune: '♆\uFE0E',
  pluto: '♇\uFE0E',
  chiron: '⚷\uFE0E',
}
