import { CONNECTIONS, PERSONS, type Person } from '~/domain/human-design/composite/composite'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import { useT } from '~/locales/use-t'
import type { BodygraphData, GateState } from '~/ui/bodygraph/bodygraph-data'
import { gatesOf } from '~/ui/bodygraph/channel-routes'
import { isSame, type Selection } from '~/ui/bodygraph/selection'
import type { Pair } from './connection-chart'
import { usePairWords } from './use-pair-words'

type Props = { pair: Pair; focus: Selection | null; onFocus: (focus: Selection | null) => void }

/** Every channel the two have between them, by how they meet in it, and who brings what; a press lights it in the drawing. */
export function PairChannels({ pair, focus, onFocus }: Props) {
  const composite = useT('composite')
  const words = usePairWords(pair)
  return (
    <div className="gap-x-8 @min-[640px]/reading:columns-2">
      {CONNECTIONS.map((connection) => {
        const found = pair.channels.filter((channel) => channel.connection === connection)
        return (
          <section key={connection} aria-labelledby={connection} className="mb-7 min-w-0 break-inside-avoid">
            <h3 id={connection} className="flex scroll-mt-4 items-baseline gap-2 text-lg leading-6">
              {composite(`connection.${connection}`)}
              <span className="tabular text-sm font-normal text-muted">{found.length}</span>
            </h3>
            <p className="mt-0.5 text-sm text-pretty text-muted">{words.composite(`connection.${connection}.text`)}</p>
            {found.length === 0 ? <p className="mt-3 text-faint">{words.reading('noneOfThese')}</p> : null}
            <ul className="mt-2">
              {found.map(({ id, name, sentence }) => {
                const target: Selection = { kind: 'channel', id }
                const isLookedAt = isSame(focus, target)
                const row = (
                  <>
                    <span className="pt-0.5">
                      <ChannelSign id={id} together={pair.drawings.together} />
                    </span>
                    <span className="min-w-0">
                      <span className="block font-semibold">
                        <span className="tabular">{id.replace('-', '–')}</span> {name}
                      </span>
                      <span className="block text-pretty text-muted">{sentence}</span>
                    </span>
                  </>
                )
                return (
                  <li key={id} className="border-b border-line last:border-b-0">
                    <button
                      type="button"
                      aria-pressed={isLookedAt}
                      onClick={() => onFocus(isLookedAt ? null : target)}
                      className="-mx-2 grid w-[calc(100%+1rem)] grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control px-2 py-2.5 text-left transition-colors noscript:hidden hover:bg-sunken aria-pressed:bg-accent-soft"
                    >
                      {row}
                    </button>
                    <span className="hidden grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2.5 noscript:grid">{row}</span>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** How many channels there are of each connection, each number leading to them. */
export function PairCounts({ pair }: { pair: Pair }) {
  const t = useT('pair-reading')
  const composite = useT('composite')
  return (
    <nav aria-label={t('byConnection')}>
      <ul className="grid gap-2 @min-[250px]/reading:grid-cols-2 @min-[560px]/reading:grid-cols-4">
        {CONNECTIONS.map((connection) => (
          <li key={connection}>
            <a
              href={`#${connection}`}
              className="block rounded-card border border-line px-2 py-2.5 @min-[320px]/reading:px-3 transition-colors hover:bg-sunken"
            >
              <span className="tabular block font-serif font-medium text-2xl leading-8">
                {pair.channels.filter((channel) => channel.connection === connection).length}
              </span>
              <span className="block text-sm wrap-anywhere text-muted">{composite(`connection.${connection}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
