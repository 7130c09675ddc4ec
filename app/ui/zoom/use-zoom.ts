import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { middleOf, panBy, STEP, toShow, wholeOf, type Zoom, zoomAt } from './zoom'

type Point = readonly [x: number, y: number]

/** A finger that moved so far, in CSS pixels, moved the drawing and pressed nothing. */
const PRESS_REACH = 8

const KEYS: Record<string, (zoom: Zoom) => Zoom> = {
  '+': (zoom) => zoomAt(zoom, STEP, middleOf(zoom)),
  '=': (zoom) => zoomAt(zoom, STEP, middleOf(zoom)),
  '-': (zoom) => zoomAt(zoom, 1 / STEP, middleOf(zoom)),
  '0': ({ size }) => wholeOf(size),
}

/**
 * What is shown of a drawing: changed by pinching, by the wheel with Ctrl (as trackpads pinch), by keys and by buttons; moved by
 * dragging once it is larger than its frame.
 * @param size of the whole, in units of the drawing
 */
export function useZoom(drawing: RefObject<SVGSVGElement>, size: Zoom['size'], isOn: boolean) {
  const [zoom, setZoom] = useState(() => wholeOf(size))
  const isDragged = useRef(false)

  useEffect(() => {
    const svg = drawing.current
    if (!svg || !isOn) return
    const fingers = new Map<number, Point>()
    const toDrawing = ([x, y]: Point): Point => {
      const place = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse())
      return [place.x, place.y]
    }
    const unitsAPixel = () => 1 / (svg.getScreenCTM()?.a ?? 1)

    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey) return
      event.preventDefault()
      const point = toDrawing([event.clientX, event.clientY])
      setZoom((now) => zoomAt(now, Math.exp(-event.deltaY / 200), point))
    }
    function onDown(event: PointerEvent) {
      if (fingers.size === 0) isDragged.current = false
      fingers.set(event.pointerId, [event.clientX, event.clientY])
    }
    function onMove(event: PointerEvent) {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now: Point = [event.clientX, event.clientY]
      const [dx, dy] = [now[0] - before[0], now[1] - before[1]]
      if (!isDragged.current && fingers.size === 1 && Math.hypot(dx, dy) < PRESS_REACH) return
      isDragged.current = true
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      fingers.set(event.pointerId, now)
      const units = unitsAPixel()
      if (!other) return setZoom((zoom) => panBy(zoom, -dx * units, -dy * units))
      const spread = (point: Point) => Math.max(1, Math.hypot(point[0] - other[0], point[1] - other[1]))
      const middle = toDrawing([(now[0] + other[0]) / 2, (now[1] + other[1]) / 2])
      setZoom((zoom) => zoomAt(zoom, spread(now) / spread(before), middle))
    }
    const onUp = (event: PointerEvent) => fingers.delete(event.pointerId)

    // React listens to the wheel without the right to prevent what it does.
    svg.addEventListener('wheel', onWheel, { passive: false })
    svg.addEventListener('pointerdown', onDown)
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onUp)
    return () => {
      svg.removeEventListener('wheel', onWheel)
      svg.removeEventListener('pointerdown', onDown)
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onUp)
    }
  }, [drawing, isOn])

  return {
    zoom,
    press: (key: keyof typeof KEYS) => setZoom((now) => KEYS[key]?.(now) ?? now),
    /** Whether a key changes the zoom: not with Ctrl, with which it is the browser's. */
    isKey: (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }) =>
      event.key in KEYS && !event.ctrlKey && !event.metaKey && !event.altKey,
    show: (point: Point) => setZoom((now) => toShow(now, point)),
    /** Whether a click is the end of a drag. */
    endsDrag: (event: MouseEvent) => event.detail !== 0 && isDragged.current,
  }
}
