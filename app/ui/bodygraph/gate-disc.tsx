import type { GateState } from './bodygraph-data'
import { pointOf, GATE_RADIUS as R } from './geometry'
import { Node, type NodeView } from './node'

/**
 * A gate's number: bare when nobody lit it, on an ink disc for Personality, in a red ring for Design, on a split disc for both.
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
