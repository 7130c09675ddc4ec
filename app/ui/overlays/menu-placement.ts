/** Under this height a list of entries of 44 pixels can't be read: then it covers the edge of the window rather. */
const LEAST_HEIGHT = 96

type Places = {
  /** The edges of the button in the window. */
  button: { top: number; bottom: number }
  /** The whole list, were there room for it. */
  listHeight: number
  windowHeight: number
  /** What stands at the foot of the window and covers it. */
  bar: number
  /** Between button and list, and between list and edge. */
  gap: number
}

/** On which side of its button a menu opens and how high it may be there, in CSS pixels: below if it fits, else where more room is. */
export function placeMenu({ button, listHeight, windowHeight, bar, gap }: Places): { isUp: boolean; height: number } {
  const below = windowHeight - bar - button.bottom - 2 * gap
  const above = button.top - 2 * gap
  const isUp = below < listHeight && above > below
  return { isUp, height: Math.max(LEAST_HEIGHT, Math.floor(isUp ? above : below)) }
}
