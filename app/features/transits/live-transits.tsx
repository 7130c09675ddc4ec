import { useMemo, useState } from 'react'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import { gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { Bodygraph } from '~/ui/bodygraph/bodygraph'
import { gatesOf } from '~/ui/bodygraph/channel-routes'
import { GLYPHS } from '~/ui/bodygraph/glyphs'
import { LookingArea } from '~/ui/bodygraph/looking-area'
import { isSame, type Selection } from '~/ui/bodygraph/selection'
import { SkyLegend } from '~/ui/bodygraph/sky-legend'
import { UncertainTimeMark, UncertainTimeNote } from '~/ui/members/uncertain-time-mark'
import { type Look, toOverlay, useOverlayWords } from './overlay'
import type { Zone } from './span-text'
import { TransitPanel } from './transit-explanation'
import { TransitLists } from './transit-lists'
import type { Moment } from './transits'

type LiveTransitsProps = {
  moment: Moment
  natal: number[] | null
  zone: Zone
  /** The chart is one that the member keeps. */
  isOthers: boolean
  uncertainParts: UncertainParts | null
  isPlaying: boolean
}

/**
 * A chart under a sky in one drawing, one panel that explains what is pressed, and everything again in sentences and as a table.
 * What is looked at stays while the sky moves on.
 */
export function LiveTransits({ moment, natal, zone, isOthers, uncertainParts, isPlaying }: LiveTransitsProps) {
  const [focus, setFocus] = useState<Selection | null>(null)
  const overlay = useMemo(() => toOverlay(moment, natal, uncertainParts), [moment, natal, uncertainParts])
  const words = useOverlayWords(overlay, moment, { zone, isOthers })
  const { t } = words
  const look = { overlay, words, focus, onFocus: setFocus }

  return (
    <LookingArea data-reading className="@container/reading" selection={focus} onSelect={setFocus}>
      <div className="grid grid-cols-1 gap-6 @min-[880px]/reading:grid-cols-[minmax(0,1fr)_20rem] @min-[880px]/reading:gap-x-8">
        <div className="mx-auto grid w-full max-w-130 gap-4">
          <Bodygraph data={overlay.data} labels={words.labels} selection={focus} onSelect={setFocus} sky />
          <SkyLegend
            hasChart={overlay.hasChart}
            words={{
              natal: t('legend.natal'),
              transit: t('legend.transit'),
              both: t('legend.both'),
              lent: t('legend.lent'),
            }}
          />
          {overlay.isUncertain ? <UncertainTimeNote /> : null}
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

/** A dash at which no line ends: a column of a table is narrow. */
const UNBROKEN = '\u2060–\u2060'

/** Where the thirteen bodies stand, with what that is for the chart: to read, copy or have read aloud; a press looks at one. */
function SkyTable({ overlay: { sky, natal, against, hasChart, mayDiffer }, words, focus, onFocus }: Look) {
  const { t } = words
  const hd = useT('hd')
  const completedBy = (gate: number) =>
    against.completed.flatMap(({ channel, transitGate }) => (transitGate === gate ? [channel] : []))
  const forYou = (gate: number) => {
    if (natal.has(gate)) return t('yours')
    const channels = completedBy(gate)
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
            <span className="flex items-baseline gap-1">
              <span aria-hidden="true" className="w-5 shrink-0 text-center font-[system-ui]">
                {GLYPHS[body]}
              </span>
              {hd(`body.${body}`)}
            </span>
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
              <td className="py-1.5 text-muted">
                {hasChart ? forYou(gate) : hd(gateKey(gate))}
                {mayDiffer(gate, ...completedBy(gate).flatMap(gatesOf)) ? <UncertainTimeMark /> : null}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
