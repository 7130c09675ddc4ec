import { CONNECTIONS } from '~/domain/human-design/composite/connections'
import { useT } from '~/locales/use-t'
import type { Pair } from './connection-chart'

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
