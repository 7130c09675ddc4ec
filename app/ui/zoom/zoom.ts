/** In units of a drawing. */
type Point = readonly [x: number, y: number]
type Size = readonly [width: number, height: number]

export const LARGEST = 4
/** One press of a button or key. */
export const STEP = 1.5
/** Between what has the focus and the edge of the window on the drawing, as a share of that window. */
const MARGIN = 0.12

/** What is shown of a drawing of a size: how many times that size, and the upper left corner in units of the drawing. */
export type Zoom = { size: Size; scale: number; x: number; y: number }

/** The whole of a drawing. */
export const wholeOf = (size: Size): Zoom => ({ size, scale: 1, x: 0, y: 0 })

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Never smaller than the whole, and never beyond its edges. */
function bounded({ size, scale, x, y }: Zoom): Zoom {
  const [width, height] = size
  const times = within(scale, 1, LARGEST)
  return { size, scale: times, x: within(x, 0, width - width / times), y: within(y, 0, height - height / times) }
}

/** The middle of what is shown. */
export const middleOf = ({ size: [width, height], scale, x, y }: Zoom): Point => [
  x + width / scale / 2,
  y + height / scale / 2,
]

/** Larger or smaller by a factor; the point, in units of the drawing, stays where it is on the screen. */
export function zoomAt({ size, ...zoom }: Zoom, factor: number, [px, py]: Point): Zoom {
  const scale = within(zoom.scale * factor, 1, LARGEST)
  const ratio = zoom.scale / scale
  return bounded({ size, scale, x: px - (px - zoom.x) * ratio, y: py - (py - zoom.y) * ratio })
}

/** What is shown moves by so many units of the drawing. */
export const panBy = (zoom: Zoom, dx: number, dy: number): Zoom => bounded({ ...zoom, x: zoom.x + dx, y: zoom.y + dy })

/** As little moved as it takes to show a point of the drawing, with some air around it. */
export function toShow(zoom: Zoom, [px, py]: Point): Zoom {
  const [width, height] = zoom.size.map((length) => length / zoom.scale) as [number, number]
  const [airX, airY] = [width * MARGIN, height * MARGIN]
  return bounded({
    ...zoom,
    x: within(zoom.x, px + airX - width, px - airX),
    y: within(zoom.y, py + airY - height, py - airY),
  })
}

/** As the `viewBox` of the drawing. */
export const toViewBox = ({ size: [width, height], scale, x, y }: Zoom) =>
  [x, y, width / scale, height / scale].join(' ')
