import type { CenterCode } from '~/domain/human-design/codes'
import { CENTER_POINTS, pointOf } from '~/ui/bodygraph/geometry'
import { MiniBodygraph } from '~/ui/bodygraph/mini-bodygraph'
import type { BirthTimeAnswer, ComparedTime } from './birth-time'
import { UseThisTime } from './use-this-time'

type Props = {
  time: ComparedTime
  /** What differs from the other time. */
  gates: number[]
  centers: CenterCode[]
  answer: BirthTimeAnswer | undefined
}

/** One of two charts: its time, its drawing with rings around what differs, and the way to make it the stored one. */
export function ComparedChart({ time, gates, centers, answer }: Props) {
  return (
    <section aria-label={time.label} className="grid min-w-0 content-start justify-items-center gap-3">
      <h3 className="tabular text-center text-xl">{time.label}</h3>
      <div className="relative w-full max-w-64">
        <MiniBodygraph data={time.drawing} name={time.drawingName} className="w-full" />
        <Marks gates={gates} centers={centers} isActive={(gate) => time.drawing.gates[gate] !== undefined} />
      </div>
      <UseThisTime chosen={time} label={time.label} isSaved={time.isSaved} answer={answer} />
    </section>
  )
}

type MarksProps = Pick<Props, 'gates' | 'centers'> & { isActive: (gate: number) => boolean }

/** Over the small drawing, in its own units: an edge around each center, a numbered disc on each gate that differs. */
function Marks({ gates, centers, isActive }: MarksProps) {
  return (
    <svg viewBox="12 12 616 946" aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {centers.map((center) => (
        <polygon
          key={center}
          points={CENTER_POINTS[center].join(' ')}
          className="fill-none stroke-accent"
          strokeWidth={11}
          strokeLinejoin="round"
        />
      ))}
      {gates.map((gate) => {
        const [x, y] = pointOf(gate)
        return (
          <g key={gate} className="stroke-accent" strokeWidth={5}>
            <circle
              cx={x}
              cy={y}
              r={23}
              className={isActive(gate) ? 'fill-accent' : 'fill-surface'}
              strokeDasharray={isActive(gate) ? undefined : '9 7'}
            />
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={26}
              className={`stroke-none font-bold ${isActive(gate) ? 'fill-accent-ink' : 'fill-ink'}`}
            >
              {gate}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
