import { useMemo, useState } from 'react'
import { gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { Bodygraph } from '~/ui/bodygraph/bodygraph'
import { GLYPHS } from '~/ui/bodygraph/glyphs'
import { LookingArea } from '~/ui/bodygraph/looking-area'
import { isSame, type Selection } from '~/ui/bodygraph/selection'
import { type Look, toOverlay, useOverlayWords } from './overlay'
import type { Zone } from './span-text'
import { TransitPanel } from './transit-explanation'
import { TransitLists } from './transit-lists'
import type { Moment } from './transits'

type LiveTransitsProps = { moment: Moment; natal: number[] | null; zone: Zone; isPlaying: boolean }

/**
 * A chart under a sky in one drawing, one panel that explains what is pressed, and everything again in sentences and as a table.
 * What is looked at stays while the sky moves on.
 */
export function LiveTransits({ moment, natal, zone, isPlaying }: LiveTransitsProps) {
  const t = useT('transit-reading')
  const [focus, setFocus] = useState<Selection | null>(null)
  const overlay = useMemo(() => toOverlay(moment, natal), [moment, natal])
  const words = useOverlayWords(overlay, moment, zone)
  const look = { overlay, words, focus, onFocus: setFocus }

  return (
    <LookingArea data-reading className="@container/reading" selection={focus} onSelect={setFocus}>
      <div className="grid grid-cols-1 gap-6 @min-[880px]/reading:grid-cols-[minmax(0,1fr)_20rem] @min-[880px]/reading:gap-x-8">
        <div className="mx-auto grid w-full max-w-130 gap-4">
          <Bodygraph data={overlay.data} labels={words.labels} selection={focus} onSelect={setFocus} sky />
          <TransitLegend hasChart={overlay.hasChart} />
        </div>
        <TransitLists {...look} />
        <div className="contents @min-[880px]/reading:col-start-2 @min-[880px]/reading:row-span-2 @min-[880px]/reading:row-start-1 @min-[880px]/reading:flex @min-[880px]/reading:flex-col @min-[880px]/reading:gap-4">
          <section aria-label={t('table')}>
            <SkyTable {...look} />
          </section>
          <TransitPanel {...look} isPlaying={isPlaying} className="@min-[880px]/reading:order-first" />
        </div>
      </div>
    </LookingArea>
  )
}

const KINDS = ['natal', 'transit', 'both', 'lent'] as const

/** What is the chart's and what the sky's: by colour, and by solid, hollow, dashed and striped for those who see no difference. */
function TransitLegend({ hasChart }: { hasChart: boolean }) {
  const t = useT('transit-reading')
  return (
    <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1.5 text-sm text-muted">
      {KINDS.filter((kind) => hasChart || kind === 'transit' || kind === 'lent').map((kind) => (
        <li key={kind} className="inline-flex min-w-0 items-center gap-2">
          {kind === 'lent' ? <Lent /> : <Line kind={kind} />}
          <span className="min-w-0 wrap-anywhere">{t(`legend.${kind}`)}</span>
        </li>
      ))}
    </ul>
  )
}

function Line({ kind }: { kind: 'natal' | 'transit' | 'both' }) {
  const isOfSky = kind !== 'natal'
  return (
    <svg viewBox="0 0 38 18" aria-hidden="true" className="bodygraph pair sky h-4.5 !w-9.5 shrink-0">
      <path className={`half ${isOfSky ? 'design' : 'personality'}`} d="M9 9H38" />
      {kind === 'transit' ? <path className="core" d="M9 9H38" /> : null}
      {kind === 'both' ? <path className="stripe" d="M9 9H38" /> : null}
      <g className={`gate ${kind === 'transit' ? 'design' : 'personality'}`}>
        {isOfSky ? <circle className="gap" cx="9" cy="9" r="8.5" /> : null}
        <circle className="disc" cx="9" cy="9" r={kind === 'both' ? 5.5 : 6.5} />
        {isOfSky ? <circle className="passing" cx="9" cy="9" r="7.25" /> : null}
      </g>
    </svg>
  )
}

const Lent = () => (
  <svg viewBox="0 0 26 18" aria-hidden="true" className="bodygraph pair sky h-4.5 !w-6.5 shrink-0">
    <g className="center green">
      <polygon className="lent" points="3,3 23,3 23,15 3,15" />
    </g>
  </svg>
)

/** A dash at which no line ends: a column of a table is narrow. */
const UNBROKEN = '\u2060–\u2060'

/** Where the thirteen bodies stand, with what that is for the chart: to read, copy or have read aloud; a press looks at one. */
function SkyTable({ overlay: { sky, natal, against, hasChart }, words, focus, onFocus }: Look) {
  const t = useT('transit-reading')
  const hd = useT('hd')
  const forYou = (gate: number) => {
    if (natal.has(gate)) return t('yours')
    const channels = against.completed.flatMap(({ channel, transitGate }) => (transitGate === gate ? [channel] : []))
    return channels.length > 0
      ? t('yours.channel', { channels: words.channels(channels).replaceAll('–', UNBROKEN) })
      : t('none')
  }
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-1.5 text-left text-base font-semibold">{t('table')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-muted">
          <th scope="col" className="py-1.5 pr-2 align-bottom font-medium">
            {t('planet')}
          </th>
          <th scope="col" className="py-1.5 pr-2 align-bottom font-medium">
            {t('gateLine')}
          </th>
          <th scope="col" className="py-1.5 align-bottom font-medium">
            {t(hasChart ? 'forYou' : 'gateName')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sky.map(({ body, gate, line }) => {
          const target: Selection = { kind: 'body', side: 'design', body }
          const isLookedAt = isSame(focus, target)
          const name = (
            <>
              <span aria-hidden="true" className="inline-block w-5 text-center font-[system-ui]">
                {GLYPHS[body]}
              </span>{' '}
              {hd(`body.${body}`)}
            </>
          )
          return (
            <tr key={body} className="border-b border-line align-baseline has-aria-pressed:bg-accent-soft">
              <th scope="row" className="pr-2 text-left font-medium">
                <button
                  type="button"
                  aria-pressed={isLookedAt}
                  onClick={() => onFocus(isLookedAt ? null : target)}
                  className="min-h-8 w-full rounded-control text-left noscript:hidden hover:text-accent pointer-coarse:min-h-11"
                >
                  {name}
                </button>
                <span className="hidden py-1.5 noscript:inline-block">{name}</span>
              </th>
              <td className="tabular py-1.5 pr-2">{t('gateAndLine', { gate, line })}</td>
              <td className="py-1.5 text-muted">{hasChart ? forYou(gate) : hd(gateKey(gate))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
