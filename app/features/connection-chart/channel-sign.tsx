import { PERSONS, type Person } from '~/domain/human-design/composite/person'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import type { BodygraphData } from '~/ui/bodygraph/bodygraph-data'
import { halvesOfPerson } from './who-brings'

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
