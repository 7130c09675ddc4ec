import { countText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import type { CardsPage, InsightCounts } from './insights'

/** How much there is to read, and the day; in one row, on a phone in two. */
export function InsightTiles({ counts, today }: { counts: InsightCounts | null; today: CardsPage['today'] }) {
  const t = useT('insights-page')
  const language = useLanguage()
  const figure = (count: number | undefined) => (count === undefined ? '–' : countText(count, language))
  const tiles = [
    { label: t('tile.free'), figure: figure(counts?.free) },
    { label: t('tile.premium'), figure: figure(counts?.premium) },
    { label: t('tile.forYou'), figure: figure(counts?.forType) },
    { label: t('tile.day'), figure: String(today.day), hint: today.month },
  ]
  return (
    <dl
      aria-label={t('tiles')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4"
    >
      {tiles.map(({ label, figure, hint }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3">
          <dt className="text-sm leading-4.5 text-pretty text-muted">{label}</dt>
          <dd className="tabular font-serif font-medium text-2xl leading-8">
            {figure}
            {hint ? <span className="ml-2 inline-block font-sans text-sm text-muted">{hint}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
