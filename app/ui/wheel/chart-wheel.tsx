import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { gateStates } from '../bodygraph/bodygraph-data'
import { toBodygraphControls } from '../bodygraph/labels'
import { keyOf } from '../bodygraph/selection'
import { useHydrated } from '../use-hydrated'
import { useZoom } from '../zoom/use-zoom'
import { toViewBox } from '../zoom/zoom'
import { ZoomButtons } from '../zoom/zoom-buttons'
import { usePlaceName } from './use-place-name'
import {
  type BodySelection,
  bodyAt,
  isBody,
  isWheelKey,
  stepOnWheel,
  toSelection,
  type WheelBody,
} from './wheel-bodies'
import { BODY_RADIUS, WHEEL_SIZE } from './wheel-geometry'
import { WheelHub } from './wheel-hub'
import { WheelMark } from './wheel-mark'
import { WheelRings } from './wheel-rings'
import { WheelTies } from './wheel-ties'

/** How far from a planet a press still counts, in CSS pixels: a fingertip of 44, or a mouse. */
const REACH = { coarse: 22, fine: 8 }
const SIZE = [WHEEL_SIZE, WHEEL_SIZE] as const

type Props = {
  bodies: readonly WheelBody[]
  selection: BodySelection | null
  onSelect: (selection: BodySelection | null) => void
}

/**
 * The 26 activations on the wheel of 64 gates and twelve signs. What is pointed at or focused stands in the middle; a press or
 * Enter selects it, arrow keys move, Escape selects nothing; zoom as in the bodygraph, since on a phone neighbours are too near one
 * another for a finger.
 */
export function ChartWheel({ bodies, selection, onSelect }: Props) {
  const t = useT('chart-views')
  const hd = useT('hd')
  const ui = useT('ui')
  const placeName = usePlaceName()
  const id = useId()
  const isHydrated = useHydrated()
  const drawing = useRef<SVGSVGElement>(null)
  const { zoom, press, isKey, show, endsDrag } = useZoom(drawing, SIZE, true)
  const [near, setNear] = useState<WheelBody | null>(null)
  const selected = bodies.find((body) => isBody(body, selection)) ?? null
  const stop = selected ?? bodies[0]

  function onClick(event: MouseEvent<SVGSVGElement>) {
    if (endsDrag(event)) return
    const matrix = drawing.current?.getScreenCTM()
    // A press by a screen reader has no place, only a target.
    const target = event.detail === 0 || !matrix ? bodyOf(event.target) : null
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse())
    const reach = REACH[matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine'] / (matrix?.a ?? 1)
    const hit = target ?? bodyAt(bodies, [x, y], Math.max(BODY_RADIUS, reach))
    onSelect(hit && !isBody(hit, selection) ? toSelection(hit) : null)
  }

  function onKeyDown(event: KeyboardEvent<SVGSVGElement>) {
    const body = bodyOf(event.target)
    const { key } = event
    if (key === 'Escape' && selection) onSelect(null)
    else if (body && (key === 'Enter' || key === ' ')) onSelect(isBody(body, selection) ? null : toSelection(body))
    else if (body && isWheelKey(key)) focusOn(stepOnWheel(bodies, body, key))
    else if (isKey(event)) press(key)
    else return
    event.preventDefault()
  }

  function onFocus(event: FocusEvent) {
    const body = bodyOf(event.target)
    setNear(body)
    if (body && event.target.matches(':focus-visible')) show(body.at)
  }

  const bodyOf = (target: EventTarget) => {
    const key = target instanceof Element ? target.closest('[data-node]')?.getAttribute('data-node') : null
    return bodies.find((body) => keyOf(toSelection(body)) === key) ?? null
  }

  const focusOn = (body: WheelBody) =>
    drawing.current?.querySelector<SVGGElement>(`[data-node="${keyOf(toSelection(body))}"]`)?.focus()

  return (
    <div>
      <svg
        ref={drawing}
        viewBox={toViewBox(zoom)}
        // biome-ignore lint/a11y/noRedundantRoles: without it some browsers make it a picture, whose parts are not told
        role="graphics-document"
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}text`}
        className={`bodygraph ${zoom.scale > 1 ? 'zoomed' : ''}`}
        data-press=""
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerOver={(event: PointerEvent) => event.pointerType === 'mouse' && setNear(bodyOf(event.target))}
        onPointerLeave={() => setNear(null)}
        onFocus={onFocus}
        onBlur={() => setNear(null)}
      >
        <title id={`${id}name`}>{t('wheel')}</title>
        <desc id={`${id}text`}>{`${t('wheelText')} ${t('wheelKeys')}`}</desc>
        <WheelRings gates={gateStates(bySide(bodies))} />
        <WheelTies bodies={bodies} />
        {bodies.map((body) => (
          <WheelMark
            key={keyOf(toSelection(body))}
            body={body}
            label={t('placed', {
              body: hd(`body.${body.body}`),
              side: hd(`side.${body.side}`),
              gate: body.gate,
              line: body.line,
              place: placeName(body.longitudeDegrees),
            })}
            selected={body === selected}
            tabStop={body === stop}
            focusable={isHydrated}
          />
        ))}
        <WheelHub body={near ?? selected} />
      </svg>
      <ZoomButtons scale={zoom.scale} words={toBodygraphControls(ui)} onPress={press} />
    </div>
  )
}

const bySide = (bodies: readonly WheelBody[]) => ({
  personality: bodies.filter(({ side }) => side === 'personality'),
  design: bodies.filter(({ side }) => side === 'design'),
})
