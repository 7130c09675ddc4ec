import { PERSONS, type Person } from '~/domain/human-design/composite/composite'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import type { BodygraphData, GateState } from '~/ui/bodygraph/bodygraph-data'
import { gatesOf } from '~/ui/bodygraph/channel-routes'

const LOOK: Record<Person, string> = {
  a: 'fill-person-a stroke-person-a',
  // Hollow, as in the drawing.
  b: 'fill-surface stroke-person-b',
}

/** A channel as two bars, the viewer's above: a half is there where they bring its gate. The sentence beside it says the same. */
export function ChannelSign({ id, together }: { id: ChannelId; together: Pick<BodygraphData, 'gates'> }) {
  return (
    <svg viewBox="0 0 44 20" aria-hidden="true" className="h-5 w-11 shrink-0">
      {PERSONS.map((person, row) => (
        <g key={person} transform={`translate(0 ${row * 11})`}>
          {halvesOfPerson(id, person, together).map(({ gate, has }, half) => (
            <rect
              key={gate}
              x={half * 22 + 1.25}
              y={1.25}
              width={19.5}
              height={6}
              rx={2}
              strokeWidth={has ? 2 : 1}
              strokeDasharray={has ? undefined : '2 2'}
              className={has ? LOOK[person] : 'fill-none stroke-line-strong'}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

/** Whose gate it is in a drawing of two. */
const BRINGERS: Record<GateState, readonly Person[]> = {
  personality: ['a'],
  design: ['b'],
  both: ['a', 'b'],
  // Never in a drawing of two.
  active: [],
}

/** Who of the two brings a gate, by the drawing of the two together; nobody, one or both. */
export function bringersOf(gate: number, { gates }: Pick<BodygraphData, 'gates'>): readonly Person[] {
  const state = gates[gate]
  return state ? BRINGERS[state] : []
}

/** Of each gate of a channel, in its order, whether a person brings it. */
const halvesOfPerson = (id: ChannelId, person: Person, together: Pick<BodygraphData, 'gates'>) =>
  gatesOf(id).map((gate) => ({ gate, has: bringersOf(gate, together).includes(person) }))
