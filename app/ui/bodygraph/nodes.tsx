import type { ReactNode } from 'react'
import type { Arrow } from '~/domain/human-design/chart/chart'
import type { CenterCode, CenterState, ChannelId } from '~/domain/human-design/terms/codes'
import type { BodygraphData, GateState } from './bodygraph-data'
import { halvesOf, INTEGRATION_TRUNK, integrationPieces, type Piece, toPath } from './channel-lines'
import { CHANNEL_IDS, channelsOf, isIntegration, routeOf } from './channel-routes'
import { ARROW_PLACES, ARROWS, type ArrowCode, CENTER_POINTS, pointOf, GATE_RADIUS as R } from './geometry'
import { keyOf, type Selection } from './selection'

export type NodeView = {
  interactive: boolean
  /** Scripts run: until then the keyboard would lead to what doesn't answer. */
  focusable: boolean
  selected: boolean
  lit: boolean
}

type NodeProps = NodeView & {
  selection: Selection
  label: string
  className: string
  /** Centers are the stops of the Tab key; everything else is reached from them by arrow keys. */
  tabStop?: boolean
  children: ReactNode
}

/** One thing of the drawing that can be looked at: a button where the drawing is interactive, a plain group where it is a picture. */
function Node({ selection, label, className, interactive, focusable, selected, lit, tabStop, children }: NodeProps) {
  const look = `${className}${selected ? ' selected' : ''}${lit ? ' lit' : ''}`
  if (!interactive) return <g className={look}>{children}</g>
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      role="button"
      tabIndex={focusable ? (tabStop ? 0 : -1) : undefined}
      aria-label={label}
      aria-pressed={selected}
      data-node={keyOf(selection)}
      className={`node ${look}`}
    >
      {children}
    </g>
  )
}

/** A center: filled with its own colour and a thicker edge when defined, paler and with a dashed edge when lent, else open as the paper. */
export function CenterShape({
  center,
  state,
  isLent = false,
  label,
  view,
}: {
  center: CenterCode
  state: CenterState
  isLent?: boolean
  label: string
  view: NodeView
}) {
  return (
    <Node selection={{ kind: 'center', center }} label={label} className="center" tabStop {...view}>
      <polygon points={CENTER_POINTS[center].join(' ')} className={isLent ? 'lent' : state} />
    </Node>
  )
}

/**
 * A gate's number: bare when it isn't active, on an ink disc for Personality, in a red ring for Design, on a split disc for both.
 * Under a sky the sky's gates have a dashed ring instead.
 */
export function GateDisc({
  gate,
  state,
  sky = false,
  label,
  view,
}: {
  gate: number
  state: GateState | null
  sky?: boolean
  label: string
  view: NodeView
}) {
  const [x, y] = pointOf(gate)
  const isPassing = sky && (state === 'design' || state === 'both')
  return (
    <Node selection={{ kind: 'gate', gate }} label={label} className={`gate ${state ?? 'none'}`} {...view}>
      <circle className="ring" cx={x} cy={y} r={R + 3} />
      {isPassing ? <circle className="gap" cx={x} cy={y} r={R + 2.25} /> : null}
      {state === 'design' ? <circle className="disc" cx={x} cy={y} r={R - 1.25} /> : null}
      {state !== 'design' && state ? <circle className="disc" cx={x} cy={y} r={R} /> : null}
      {/* The left half is Design, as its column is. */}
      {state === 'both' && !sky ? (
        <path className="disc-design" d={`M${x} ${y - R}a${R} ${R} 0 0 0 0 ${2 * R}z`} />
      ) : null}
      {isPassing ? <circle className="passing" cx={x} cy={y} r={R + 1} /> : null}
      <text x={x} y={y} dy="0.36em">
        {gate}
      </text>
    </Node>
  )
}

const SHAPE = { left: 'M-18 0-6-9V-3.5H18V3.5H-6V9Z', right: 'M18 0 6-9V-3.5H-18V3.5H6V9Z' }

type ArrowsProps = {
  arrows: Record<ArrowCode, Arrow>
  label: (arrow: ArrowCode, direction: Arrow) => string
  viewOf: (arrow: ArrowCode) => NodeView
}

/** The four arrows beside the Head: Design left, Personality right. */
export function Arrows({ arrows, label, viewOf }: ArrowsProps) {
  return ARROWS.map((arrow) => {
    const { point, side } = ARROW_PLACES[arrow]
    return (
      <Node
        key={arrow}
        selection={{ kind: 'arrow', arrow }}
        label={label(arrow, arrows[arrow])}
        className={`arrow ${side}`}
        {...viewOf(arrow)}
      >
        <path d={SHAPE[arrows[arrow]]} transform={`translate(${point.join(' ')})`} />
      </Node>
    )
  })
}

type ChannelsProps = {
  data: BodygraphData
  label: (id: ChannelId, defined: boolean) => string
  viewOf: (id: ChannelId) => NodeView
  /** Two people instead of two sides: the halves of the second are hollow, so that no eye needs the colours. */
  pair?: boolean
}

/** All 36 channels: straight ones as tubes, the integration group as one trunk, whatever is lit in the colour of its side. */
export function Channels({ data, label, viewOf, pair = false }: ChannelsProps) {
  const nodeOf = (id: ChannelId) => ({
    selection: { kind: 'channel', id } as const,
    label: label(id, data.channels.includes(id)),
    ...viewOf(id),
  })
  return (
    <>
      {CHANNEL_IDS.map((id) => {
        const route = toPath(routeOf(id))
        return isIntegration(id) ? (
          <Node key={id} {...nodeOf(id)} className="channel shared">
            <path className="edge" d={route} />
          </Node>
        ) : (
          <Node key={id} {...nodeOf(id)} className="channel">
            <path className="edge" d={route} />
            <path className="tube" d={route} />
            {halvesOf(id, data.gates).map((piece) => (
              <Half key={piece.gates[0]} piece={piece} pair={pair} />
            ))}
          </Node>
        )
      })}
      <g className="trunk">
        <path className="edge" d={INTEGRATION_TRUNK} />
        <path className="tube" d={INTEGRATION_TRUNK} />
        {integrationPieces(data.gates).map((piece) => (
          <g key={piece.gates.join()} className={isLit(piece, viewOf) ? 'lit' : undefined}>
            <Half piece={piece} pair={pair} />
          </g>
        ))}
      </g>
    </>
  )
}

/** A piece of the trunk is lit with any of the six channels that run through it. */
function isLit({ gates }: Piece, viewOf: ChannelsProps['viewOf']) {
  return gates.some((gate) => channelsOf(gate).some((id) => isIntegration(id) && viewOf(id).lit))
}

/** A lit half in its colour; where both sides light it, red with ink dashes on top. */
function Half({ piece: { state, from, to }, pair }: { piece: Piece; pair: boolean }) {
  const d = toPath([from, to])
  // Pieces begin one after the other from the top, when the drawing draws itself.
  const style = { animationDelay: `${Math.round(Math.min(from[1], to[1]) / 3)}ms` }
  return state === 'both' ? (
    <>
      <path className="half design" d={d} pathLength={1} style={style} />
      <path className="stripe" d={d} style={style} />
    </>
  ) : (
    <>
      <path className={`half ${state}`} d={d} pathLength={1} style={style} />
      {pair && state === 'design' ? <path className="core" d={d} /> : null}
    </>
  )
}
