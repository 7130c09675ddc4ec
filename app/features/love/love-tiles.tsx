import { useLanguage, useT } from '~/locales/use-t'
import type { LoveTiles as Tiles } from './love'

const AVERAGES = ['romantic', 'emotional', 'intimacy', 'overall'] as const

/** The five figures of all whom the viewer is compared with, in one row; on a phone in two. */
export function LoveTiles({ tiles }: { tiles: Tiles }) {
  const t = useT('love')
  return (
    <dl
      aria-label={t('tiles')}
      className="grid grid-cols-6 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-[1.3fr_1fr_1fr_1fr_1fr]"
    >
      <Tile label={t('tile.soulmates')} className="max-sm:col-span-3">
        {tiles.soulmates}
      </Tile>
      {AVERAGES.map((name) => (
        <Tile
          key={name}
          label={t(`tile.${name}`)}
          className={name === 'romantic' ? 'max-sm:col-span-3' : 'max-sm:col-span-2'}
        >
          <Percent value={tiles[name]} large />
        </Tile>
      ))}
    </dl>
  )
}

function Tile({ label, className, children }: { label: string; className: string; children: React.ReactNode }) {
  return (
    <div className={`flex min-w-0 flex-col-reverse justify-end gap-0.5 bg-surface px-3.5 py-3 ${className}`}>
      <dt className="text-sm leading-4.5 text-pretty text-muted">{label}</dt>
      <dd className="tabular font-serif font-medium text-2xl leading-8">{children}</dd>
    </div>
  )
}

/** A percentage as the language writes it; where it is `large` its sign stays small. */
export function Percent({ value, large = false }: { value: number | null; large?: boolean }) {
  const t = useT('love')
  const language = useLanguage()
  if (value === null) return <span className="font-sans text-sm text-faint">{t('noNumber')}</span>
  return (
    <>
      {value}
      <span className={large ? 'text-[0.6em] leading-none text-muted' : undefined}>
        {language === 'ru' ? '\u00a0%' : '%'}
      </span>
    </>
  )
}
