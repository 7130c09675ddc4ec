import type { Selection } from '~/ui/bodygraph/selection'
import { focusKey } from '~/ui/chart-reading/focus'
import { panelBeside, ReadingPanel } from '~/ui/chart-reading/reading-panel'
import type { Pair } from './connection-chart'
import { PairExplanation } from './pair-explanation'
import { usePairWords } from './use-pair-words'

type Props = { focus: Selection | null; pair: Pair; onFocus: (focus: Selection | null) => void; className?: string }

/** The panel of the drawing of two. */
export function PairPanel({ focus, pair, onFocus, className = '' }: Props) {
  const { reading } = usePairWords(pair)
  const key = focus && focusKey(focus)
  return (
    <ReadingPanel
      focus={key}
      start={reading('start')}
      onClose={() => onFocus(null)}
      className={`${panelBeside(key)} ${className}`}
    >
      {focus ? <PairExplanation focus={focus} pair={pair} onFocus={onFocus} /> : null}
    </ReadingPanel>
  )
}
