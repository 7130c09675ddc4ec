import { useState } from 'react'
import { useT } from '~/locales/use-t'
import { Bodygraph } from '~/ui/bodygraph/bodygraph'
import { LookingArea } from '~/ui/bodygraph/looking-area'
import type { Selection } from '~/ui/bodygraph/selection'
import type { Pair, PairFacts, PairShow } from './connection-chart'
import { PairChannels } from './pair-channels'
import { PairCounts } from './pair-counts'
import { PairFactCards } from './pair-fact-cards'
import { PairLegend } from './pair-legend'
import { PairPanel } from './pair-panel'
import { PairTable } from './pair-table'
import { ShowTiles } from './show-tiles'
import { usePairLabels } from './use-pair-labels'

export type LivePairProps = { pair: Pair; facts: PairFacts; start: PairShow }

/**
 * Two charts in one drawing, one panel that explains what is pressed, and everything again in sentences and as a table. What is
 * looked at stays while the drawing goes from one of the two to both.
 */
export function LivePair({ pair, facts, start }: LivePairProps) {
  const t = useT('pair-reading')
  const [show, setShow] = useState(start)
  const [focus, setFocus] = useState<Selection | null>(null)
  const labels = usePairLabels(pair, show)

  return (
    <LookingArea data-reading className="@container/reading" selection={focus} onSelect={setFocus}>
      <div className="grid grid-cols-1 gap-6 @min-[880px]/reading:grid-cols-[minmax(0,1fr)_20rem] @min-[880px]/reading:gap-x-8">
        <div className="grid gap-4 @min-[640px]/reading:grid-cols-[7rem_minmax(0,1fr)] @min-[640px]/reading:gap-6">
          <ShowTiles pair={pair} show={show} onShow={setShow} />
          <div className="mx-auto grid w-full max-w-130 gap-4">
            <Bodygraph data={pair.drawings[show]} labels={labels} selection={focus} onSelect={setFocus} pair />
            <PairLegend names={pair} />
          </div>
        </div>
        <PairCounts pair={pair} />
        <PairChannels pair={pair} focus={focus} onFocus={setFocus} />
        <div className="contents @min-[880px]/reading:col-start-2 @min-[880px]/reading:row-span-3 @min-[880px]/reading:row-start-1 @min-[880px]/reading:flex @min-[880px]/reading:flex-col @min-[880px]/reading:gap-4">
          <PairFactCards facts={facts} names={pair} />
          <PairPanel focus={focus} pair={pair} onFocus={setFocus} className="@min-[880px]/reading:order-first" />
        </div>
      </div>
      <details className="mt-5">
        <summary className="w-fit py-1 font-medium text-muted hover:text-ink pointer-coarse:py-2.5">
          {t('asTable')}
        </summary>
        <PairTable pair={pair} />
      </details>
    </LookingArea>
  )
}
