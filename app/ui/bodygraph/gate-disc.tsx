import type { GateState } from './bodygraph-data'
import { pointOf, GATE_RADIUS as R } from './geometry'
import { Node, type NodeView } from './node'

/** A gate's number: bare when nobody lit it, on an ink disc for Personality, in a red ring for Design, on a split disc for both. */
export function GateDisc({
  gate,
  state,
  label,
  view,
}: {
  gate: number
  state: GateState | null
  label: string
  view: NodeView
}) {
  const [x, y] = pointOf(gate)
  return (
    <Node selection={{ kind: 'gate', gate }} label={label} className={`gate ${state ?? 'none'}`} {...view}>
      <circle className="ring" cx={x} cy={y} r={R + 3} />
      {state === 'design' ? <circle className="disc" cx={x} cy={y} r={R - 1.25} /> : null}
      {state !== 'design' && state ? <circle className="disc" cx={x} cy={y} r={R} /> : null}
      {/* The left half is Design, as its column is. */}
      {state === 'both' ? <path className="disc-design" d={`M${x} ${y - R}a${R} ${R} 0 0 0 0 ${2 * R}z`} /> : null}
      <text x={x} y={y} dy="0.36em">
        {gate}
      </text>
    </Node>
  )
}
