import type { Point } from './geometry'

/** The drawing's own space, as in `VIEW_BOX`. */
const [WIDTH, HEIGHT] = [640, 970]
export const LARGEST = 4
/** One press of a button or key. */
export const STEP = 1.5
/** Between what has the focus and the edge of the window on the drawing, as a share of that window. */
const MARGIN = 0.12

/** What is shown of the drawing: how many times its size, and the upper left corner in units of the drawing. */
export type Zoom = { scale: number; x: number; y: number }

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Never smaller than the whole, and never beyond its edges. */
function bounded({ scale, x, y }: Zoom): Zoom {
  const size = within(scale, 1, LARGEST)
  return { scale: size, x: within(x, 0, WIDTH - WIDTH / size), y: within(y, 0, HEIGHT - HEIGHT / size) }
}

/** The middle of what is shown. */
export const middleOf = ({ scale, x, y }: Zoom): Point => [x + WIDTH / scale / 2, y + HEIGHT / scale / 2]

/** Larger or smaller by a factor; the point, in units of the drawing, stays where it is on the screen. */
export function zoomAt(zoom: Zoom, factor: number, [px, py]: Point): Zoom {
  const scale = within(zoom.scale * factor, 1, LARGEST)
  const ratio = zoom.scale / scale
  return bounded({ scale, x: px - (px - zoom.x) * ratio, y: py - (py - zoom.y) * ratio })
}

/** What is shown moves by so many units of the drawing. */
export const panBy = (zoom: Zoom, dx: number, dy: number): Zoom => bounded({ ...zoom, x: zoom.x + dx, y: zoom.y + dy })

/** As little moved as it takes to show a point of the drawing, with some air around it. */
export function toShow(zoom: Zoom, [px, py]: Point): Zoom {
  const [width, height] = [WIDTH / zoom.scale, HEIGHT / zoom.scale]
  const [airX, airY] = [width * MARGIN, height * MARGIN]
  return bounded({
    scale: zoom.scale,
    x: within(zoom.x, px + airX - width, px - airX),
    y: within(zoom.y, py + airY - height, py - airY),
  })
}

/** As the `viewBox` of the drawing. */
export const toViewBox = ({ scale, x, y }: Zoom) => [x, y, WIDTH / scale, HEIGHT / scale].join(' ')
