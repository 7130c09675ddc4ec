import { useMemo, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Bodygraph } from '~/ui/bodygraph/bodygraph'
import { LookingArea } from '~/ui/bodygraph/looking-area'
import type { Selection } from '~/ui/bodygraph/selection'
import { toOverlay } from './overlay'
import { SkyTable } from './sky-table'
import type { Zone } from './span-text'
import { TransitLegend } from './transit-legend'
import { TransitLists } from './transit-lists'
import { TransitPanel } from './transit-panel'
import type { Moment } from './transits'
import { useOverlayWords } from './use-overlay-words'

export type LiveTransitsProps = { moment: Moment; natal: number[] | null; zone: Zone; isPlaying: boolean }

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
