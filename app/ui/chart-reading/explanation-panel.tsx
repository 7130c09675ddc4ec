import { useT } from '~/locales/use-t'
import { type Focus, focusKey } from './focus'
import type { ReadableChart } from './readable-chart'
import { ReadingPanel } from './reading-panel'
import { useExplanation } from './use-explanation'

type Props = {
  focus: Focus | null
  chart: ReadableChart
  onFocus: (focus: Focus | null) => void
  /** On a phone: floats above the bottom edge, in sight of the finger that pressed. */
  floating: boolean
  className?: string
}

const FLOATING =
  'max-md:sticky max-md:bottom-[calc(var(--bottom-bar,0px)+8px)] max-md:z-10 max-md:max-h-[42dvh] max-md:overflow-y-auto max-md:shadow-float'

/** Explains what is looked at in a chart; its words are fetched then. */
export function ExplanationPanel({ focus, chart, onFocus, floating, className = '' }: Props) {
  const t = useT('reading')
  const found = useExplanation(focus)
  return (
    <ReadingPanel
      focus={focus && focusKey(focus)}
      isReady={found.state === 'ready' && found.focus === focus}
      start={t(chart.data.activations ? 'startText' : 'startTextPlain')}
      onClose={() => onFocus(null)}
      className={`${focus && floating ? FLOATING : ''} ${className}`}
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
