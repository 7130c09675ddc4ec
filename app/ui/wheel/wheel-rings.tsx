import { SIGNS } from '~/domain/human-design/elements/gate-place'
import { LINE_DEGREES, LINES_IN_CIRCLE, START_DEGREES } from '~/domain/human-design/terms/wheel'
import type { GateState } from '../bodygraph/bodygraph-data'
import { GATE_RADIUS as R } from '../bodygraph/geometry'
import { AT, CENTER, GATE_DEGREES, GATE_PLACES, RING, spokes, wheelPoint } from './wheel-geometry'

/** Each followed by U+FE0E so that no system turns it into a coloured picture. */
const SIGN_GLYPHS = ['♈', '♉', '♊', '♋', '♌', '♍', '♎', '♏', '♐', '♑', '♒', '♓'].map(
  (sign) => `${sign}\uFE0E`,
)

const SIGN_EDGES = spokes(0, 30, RING.signs, RING.edge)
const GATE_EDGES = spokes(START_DEGREES, GATE_DEGREES, RING.gates, RING.signs)
/** A circle begins on the right, at 180°, and runs with the clock: lines from there down to the first edge of a line. */
const FIRST_LINE = (((180 - START_DEGREES) / LINE_DEGREES) % 1) + 1
const TICK = 0.14

/** The signs, the gates with who lit them, their lines as ticks, and the two circles; nothing of it is pressed or spoken. */
export function WheelRings({ gates }: { gates: Readonly<Record<number, GateState>> }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG takes no focus
    <g aria-hidden="true">
      <circle cx={CENTER} cy={CENTER} r={RING.edge} className="fill-sunken stroke-line-strong" />
      <circle cx={CENTER} cy={CENTER} r={RING.signs} className="fill-surface stroke-line-strong" />
      <circle cx={CENTER} cy={CENTER} r={RING.gates} className="fill-ground stroke-line-strong" />
      <circle cx={CENTER} cy={CENTER} r={RING.between} className="fill-none stroke-line" />
      <circle cx={CENTER} cy={CENTER} r={RING.hub} className="fill-surface stroke-line" />
      <circle
        cx={CENTER}
        cy={CENTER}
        r={RING.gates + 2.5}
        pathLength={LINES_IN_CIRCLE}
        strokeDasharray={`${TICK} ${1 - TICK}`}
        strokeDashoffset={TICK / 2 - FIRST_LINE}
        strokeWidth="5"
        className="fill-none stroke-line-control"
      />
      <path d={SIGN_EDGES} className="stroke-line-strong" />
      <path d={GATE_EDGES} className="stroke-line" />
      {SIGNS.map((sign, place) => {
        const [x, y] = wheelPoint(place * 30 + 15, AT.sign)
        return (
          <text key={sign} x={x} y={y} dy="0.36em" className="font-[system-ui] text-[17px]">
            {SIGN_GLYPHS[place]}
          </text>
        )
      })}
      {GATE_PLACES.map(({ gate, longitude }) => (
        <WheelGate key={gate} gate={gate} at={wheelPoint(longitude, AT.gate)} state={gates[gate] ?? null} />
      ))}
    </g>
  )
}

type GateProps = { gate: number; at: readonly [number, number]; state: GateState | null }

/** A gate's number, marked by who lit it as in the bodygraph: on a disc, in a ring, on a split disc. */
function WheelGate({ gate, at: [x, y], state }: GateProps) {
  return (
    <g className={`gate ${state ?? 'none'}`}>
      {state ? <circle className="disc" cx={x} cy={y} r={state === 'design' ? R - 0.5 : R + 0.75} /> : null}
      {state === 'both' ? (
        <path className="disc-design" d={`M${x} ${y - R - 0.75}a${R + 0.75} ${R + 0.75} 0 0 0 0 ${2 * R + 1.5}z`} />
      ) : null}
      <text x={x} y={y} dy="0.36em">
        {gate}
      </text>
    </g>
  )
}
