/** Measures of a picture to pass on, in pixels: for link previews, for a post, for a story. */
export const CARD_SIZES = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const

export type CardSize = keyof typeof CARD_SIZES
/** In the order in which they are offered. */
export const CARD_SIZE_NAMES = ['wide', 'square', 'tall'] as const satisfies CardSize[]
