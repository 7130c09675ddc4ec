import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { CENTERS } from '~/domain/human-design/terms/codes'
import { useHydrated } from '../use-hydrated'
import { useZoom } from '../zoom/use-zoom'
import { toViewBox } from '../zoom/zoom'
import { ZoomButtons } from '../zoom/zoom-buttons'
import { isArrowKey, placeOf, step } from './arrow-keys'
import { type BodygraphData, CENTER_COLOR } from './bodygraph-data'
import { GATES_OF, SIZE } from './geometry'
import { hitTest } from './hit-test'
import type { BodygraphControls, BodygraphLabels } from './labels'
import { Arrows, CenterShape, Channels, GateDisc, type NodeView } from './nodes'
import { fromKey, keyOf, type Related, related, type Selection } from './selection'

/** How far from a mark a press still counts, in CSS pixels: a fingertip of 44, or a mouse. */
const REACH = { coarse: 22, fine: 10 }

type Props = {
  data: BodygraphData
  labels: BodygraphLabels
  selection?: Selection | null
  /** What is lit while nothing is selected: what a text beside the drawing is about. */
  lit?: Related | null
  /** Without it the drawing is a picture. */
  onSelect?: (selection: Selection | null) => void
  /** Draws itself once, from the Head down. */
  draw?: boolean
  /** Centers in their colours; without, in grey. */
  colors?: boolean
  /** Two people in one drawing: `personality` is the first of them, `design` the second. */
  pair?: boolean
  /** A chart under a sky: `personality` is the chart, `design` the sky, whose gates have a dashed ring. */
  sky?: boolean
  className?: string
}

/**
 * The bodygraph. Press, Enter or arrow keys look at a gate, channel, center or arrow; Escape looks at nothing; +, − and 0, a pinch or
 * Ctrl and the wheel zoom.
 */
export function Bodygraph(props: Props) {
  const { data, labels, selection = null, onSelect, draw, colors = true, sky = false, className = '' } = props
  const pair = props.pair || sky
  const isHydrated = useHydrated()
  const drawing = useRef<SVGSVGElement>(null)
  const hintId = useId()
  const { zoom, press, isKey, show, endsDrag } = useZoom(drawing, SIZE, onSelect !== undefined)
  const controls = onSelect ? labels.controls : null
  const lit = selection ? related(selection, data) : (props.lit ?? null)
  const viewOf = (node: Selection, isLit: (lit: Related) => boolean): NodeView => ({
    interactive: onSelect !== undefined,
    focusable: isHydrated,
    selected: selection !== null && keyOf(node) === keyOf(selection),
    lit: lit !== null && isLit(lit),
  })

  function onClick(event: MouseEvent<SVGSVGElement>) {
    if (endsDrag(event)) return
    const matrix = drawing.current?.getScreenCTM()
    // A press by a screen reader has no place, only a target.
    const target = event.detail === 0 ? nodeAt(event.target) : null
    if (target || !matrix) return onSelect?.(target)
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    const reach = REACH[matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine'] / matrix.a
    const hit = hitTest([x, y], reach, data)
    onSelect?.(hit && selection && keyOf(hit) === keyOf(selection) ? null : hit)
  }

  function onKeyDown(event: KeyboardEvent<SVGSVGElement>) {
    const node = nodeAt(event.target)
    const { key } = event
    if (key === 'Escape' && selection) onSelect?.(null)
    else if (node && (key === 'Enter' || key === ' ')) onSelect?.(node)
    else if (node && isArrowKey(key)) focusOn(step(node, key))
    else if (isKey(event)) press(key)
    else return
    event.preventDefault()
  }

  function focusOn(node: Selection | null) {
    if (node) drawing.current?.querySelector<SVGGElement>(`[data-node="${keyOf(node)}"]`)?.focus()
  }

  function onFocus(event: FocusEvent<SVGSVGElement>) {
    const node = nodeAt(event.target)
    if (!node || !event.target.matches(':focus-visible')) return
    const place = placeOf(node)
    if (place) show(place)
    onSelect?.(node)
  }

  const look = `bodygraph ${draw ? 'draw' : ''} ${lit ? 'selecting' : ''} ${selection ? `by-${selection.kind}` : ''} ${colors ? '' : 'plain'} ${pair ? 'pair' : ''} ${sky ? 'sky' : ''} ${zoom.scale > 1 ? 'zoomed' : ''} ${className}`
  const handlers = onSelect ? { onClick, onKeyDown, onFocus, 'aria-describedby': hintId, 'data-press': '' } : {}
  const svg = (
    <svg
      ref={drawing}
      viewBox={toViewBox(zoom)}
      role={onSelect ? 'graphics-document' : 'img'}
      aria-label={labels.name}
      className={look}
      {...handlers}
    >
      {controls ? <desc id={hintId}>{controls.hint}</desc> : null}
      <Channels
        data={data}
        label={labels.channel}
        pair={pair}
        viewOf={(id) => viewOf({ kind: 'channel', id }, ({ channels }) => channels.has(id))}
      />
      {data.arrows ? (
        <Arrows
          arrows={data.arrows}
          label={labels.arrow}
          viewOf={(arrow) => viewOf({ kind: 'arrow', arrow }, ({ arrows }) => arrows.has(arrow))}
        />
      ) : null}
      {CENTERS.map((center) => (
        <g
          key={center}
          className={`${CENTER_COLOR[center]} in-${data.lent?.includes(center) ? 'lent' : data.centers[center]}`}
        >
          <CenterShape
            center={center}
            state={data.centers[center]}
            isLent={data.lent?.includes(center)}
            label={labels.center(center, data.centers[center])}
            view={viewOf({ kind: 'center', center }, ({ centers }) => centers.has(center))}
          />
          {GATES_OF[center].map((gate) => (
            <GateDisc
              key={gate}
              gate={gate}
              state={data.gates[gate] ?? null}
              sky={sky}
              label={labels.gate(gate, data.gates[gate] ?? null)}
              view={viewOf({ kind: 'gate', gate }, ({ gates }) => gates.has(gate))}
            />
          ))}
        </g>
      ))}
    </svg>
  )
  if (!controls) return svg
  return (
    <Interactive
      isHydrated={isHydrated}
      words={controls}
      zoomButtons={<ZoomButtons scale={zoom.scale} words={controls} onPress={press} />}
    >
      {svg}
    </Interactive>
  )
}

/** Around a drawing that has many stops of the Tab key: a link past them, and its zoom. */
function Interactive(props: {
  isHydrated: boolean
  words: BodygraphControls
  zoomButtons: ReactNode
  children: ReactNode
}) {
  const endId = useId()
  return (
    <div className="relative">
      <a
        href={`#${endId}`}
        className="sr-only focus:not-sr-only focus:absolute focus:top-0 focus:left-0 focus:z-10 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2.5 focus:font-semibold focus:text-accent-ink"
      >
        {props.words.skip}
      </a>
      {props.children}
      {props.zoomButtons}
      <span id={endId} tabIndex={props.isHydrated ? -1 : undefined} />
    </div>
  )
}

function nodeAt(target: EventTarget): Selection | null {
  const key = target instanceof Element ? target.closest('[data-node]')?.getAttribute('data-node') : null
  return key ? fromKey(key) : null
}
