import { CONNECTIONS } from '~/domain/human-design/composite/composite'
import { useT } from '~/locales/use-t'
import { isSame, type Selection } from '~/ui/bodygraph/selection'
import { ChannelSign } from './channel-sign'
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
