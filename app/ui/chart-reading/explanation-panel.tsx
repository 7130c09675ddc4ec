import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { type Focus, focusKey } from './focus'
import type { ReadableChart } from './readable-chart'
import { ReadingPanel } from './reading-panel'
import { useExplanation } from './use-explanation'

type Props = {
  focus: Focus | null
  chart: ReadableChart
  onFocus: (focus: Focus | null) => void
  /** In one column: floats above the bottom edge, in sight of the finger that pressed. */
  floating: boolean
  /** What the panel says before anything is selected, where that isn't a part of the bodygraph. */
  start?: Key<'reading'>
  className?: string
}

/** Explains what is looked at in a chart; its words are fetched then. */
export function ExplanationPanel({ focus, chart, onFocus, floating, start, className = '' }: Props) {
  const t = useT('reading')
  const found = useExplanation(focus)
  return (
    <ReadingPanel
      focus={focus && focusKey(focus)}
      isReady={found.state === 'ready' && found.focus === focus}
      start={t(start ?? (chart.data.activations ? 'startText' : 'startTextPlain'))}
      onClose={() => onFocus(null)}
      className={`${focus && floating ? '@max-[900px]/reading:floating-panel' : ''} ${className}`}
      roomClass="pr-10"
    >
      {found.state === 'ready' ? (
        <found.Explanation focus={found.focus} chart={chart} onFocus={onFocus} />
      ) : (
        <p className="text-muted">{t(found.state === 'failed' ? 'unavailable' : 'waiting')}</p>
      )}
    </ReadingPanel>
  )
}
