import type { ReactNode } from 'react'
import type { TimeSpan } from '~/domain/human-design/transit/sky-month'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons'
import { dayText, momentText, monthText, type Zone } from './span-text'

const HOUR_MS = 3_600_000

type Props = {
  at: number
  span: TimeSpan
  zone: Zone
  isPlaying: boolean
  onMove: (at: number) => void
  onStep: (direction: 1 | -1) => void
  onPlay: () => void
  /** Somebody is about to move. */
  onWant: () => void
  /** What can be done with the moment one moved to. */
  children?: ReactNode
}

/**
 * A slider over the hours of a month, one step to the change before or after, and playing, which is not offered to those who
 * want no motion: they step. Without scripts nothing of it is there.
 */
export function MonthControls({ at, span, zone, isPlaying, onMove, onStep, onPlay, onWant, children }: Props) {
  const t = useT('transits')
  const hours = Math.ceil((span.to - span.from) / HOUR_MS) - 1
  return (
    <fieldset onFocus={onWant} className="mt-3 grid min-w-0 gap-2 noscript:hidden print:hidden">
      <legend className="float-left mb-1 text-sm text-muted" suppressHydrationWarning>
        {t('through', { month: monthText(span.from, zone) })}
      </legend>
      <div className="clear-both flex flex-wrap items-center gap-2">
        <Button size="s" variant="quiet" onClick={onPlay} aria-pressed={isPlaying} className="motion-reduce:hidden">
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
          {t(isPlaying ? 'pause' : 'play')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => onStep(-1)} aria-label={t('earlier')} title={t('earlier')}>
          <ChevronLeftIcon className="size-4" />
        </Button>
        <Button size="s" variant="quiet" onClick={() => onStep(1)} aria-label={t('later')} title={t('later')}>
          <ChevronRightIcon className="size-4" />
        </Button>
        <p className="tabular ml-1 min-w-0 font-semibold" suppressHydrationWarning>
          {momentText(at, zone)}
        </p>
      </div>
      <input
        type="range"
        aria-label={t('hour')}
        aria-valuetext={momentText(at, zone)}
        min={0}
        max={hours}
        step={1}
        value={Math.min(hours, Math.max(0, Math.round((at - span.from) / HOUR_MS)))}
        onChange={(event) => onMove(span.from + Number(event.target.value) * HOUR_MS)}
        className="h-8 w-full min-w-0 cursor-pointer accent-accent pointer-coarse:h-11"
      />
      <div className="tabular flex justify-between gap-x-4 text-sm text-faint">
        <span suppressHydrationWarning>{dayText(span.from, span.from, zone)}</span>
        <span suppressHydrationWarning>{dayText(span.to - HOUR_MS, span.from, zone)}</span>
      </div>
      <p className="min-h-6 text-sm text-muted">{children ?? t('playHint')}</p>
    </fieldset>
  )
}

const PlayIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 fill-current">
    <path d="M7 4.5v15l12-7.5Z" />
  </svg>
)

const PauseIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 fill-current">
    <path d="M6.5 4.5h4v15h-4Zm7 0h4v15h-4Z" />
  </svg>
)
