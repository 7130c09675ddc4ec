import { countText, percentText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import type { ConnectionsPage } from './connections-page'

/** What is counted of connections and suggestions, as far as search and filter go. */
export function ConnectionTiles({ page: { tiles, query } }: { page: ConnectionsPage }) {
  const t = useT('connections')
  const language = useLanguage()
  const of = t(query.tab === 'matches' ? 'ofMatches' : 'ofConnected')
  const figures = [
    { label: t('tile.connected'), figure: countText(tiles.connected, language) },
    { label: t('tile.suggested'), figure: countText(tiles.suggested, language) },
    {
      label: t('tile.average'),
      figure: tiles.average === null ? '–' : percentText(tiles.average / 100, language),
      hint: of,
    },
    { label: t('tile.online'), figure: countText(tiles.online, language), hint: of },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, figure, hint }) => (
        <div key={label} className="flex flex-col rounded-card border border-line bg-surface px-4 py-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular text-2xl leading-9 font-semibold">{figure}</dd>
          {hint ? <dd className="text-sm text-faint">{hint}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
