import { useRef } from 'react'
import { useT } from '~/locales/use-t'
import { CloseIcon } from '../icons'
import type { Focus } from './focus'
import type { ReadableChart } from './readable-chart'
import { useExplanation } from './use-explanation'
import { useUncovered } from './use-uncovered'

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

/** The one panel that explains what is looked at; its words are fetched then. Without script nothing can be pressed: no panel. */
export function ExplanationPanel({ focus, chart, onFocus, floating, className = '' }: Props) {
  const t = useT('reading')
  const panel = useRef<HTMLElement>(null)
  const found = useExplanation(focus)
  useUncovered(panel, focus, found.state === 'ready' && found.focus === focus)
  return (
    <section
      ref={panel}
      aria-label={t('reading')}
      aria-live="polite"
      className={`rounded-card border border-line bg-surface p-4 print:hidden ${focus ? '' : 'noscript:hidden'} ${focus && floating ? FLOATING : ''} ${className}`}
    >
      {focus ? (
        <div className="relative pr-10">
          <button
            type="button"
            onClick={() => onFocus(null)}
            aria-label={t('close')}
            className="absolute -top-2 -right-2 grid size-10 place-items-center rounded-control text-faint hover:bg-sunken hover:text-ink pointer-coarse:size-11"
          >
            <CloseIcon className="size-4.5" />
          </button>
          {found.state === 'ready' ? (
            <found.Explanation focus={found.focus} chart={chart} onFocus={onFocus} />
          ) : (
            <p className="text-muted">{t(found.state === 'failed' ? 'unavailable' : 'waiting')}</p>
          )}
        </div>
      ) : (
        <p className="text-sm text-muted">{t(chart.data.activations ? 'startText' : 'startTextPlain')}</p>
      )}
    </section>
  )
}
