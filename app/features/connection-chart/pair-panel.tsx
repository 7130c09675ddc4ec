import { useT } from '~/locales/use-t'
import type { Selection } from '~/ui/bodygraph/selection'
import { focusKey } from '~/ui/chart-reading/focus'
import { panelBeside, ReadingPanel } from '~/ui/chart-reading/reading-panel'
import type { Pair } from './connection-chart'
import { PairExplanation } from './pair-explanation'

type Props = { focus: Selection | null; pair: Pair; onFocus: (focus: Selection | null) => void; className?: string }

/** The panel of the drawing of two. */
export function PairPanel({ focus, pair, onFocus, className = '' }: Props) {
  const t = useT('pair-reading')
  const key = focus && focusKey(focus)
  return (
    <ReadingPanel
      focus={key}
      start={t('start')}
      onClose={() => onFocus(null)}
      className={`${panelBeside(key)} ${className}`}
    >
      {focus ? <PairExplanation focus={focus} pair={pair} onFocus={onFocus} /> : null}
    </ReadingPanel>
  )
}
