/** The lines of a hexagram as they are drawn, from above: they are counted from below. */
export const HEXAGRAM_LINES = [6, 5, 4, 3, 2, 1] as const
