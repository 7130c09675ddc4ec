import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Almanac, SkyMonth, TimeSpan } from '~/domain/human-design/transit/sky-month'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { StaticLink } from '~/ui/layout/static-link'
import { Alert } from '~/ui/states/alert'
import { monthOf, spanOfLocalMonth } from './chosen-moment'
import { LiveTransits } from './live-transits'
import { dayText, momentText, monthText, type Zone } from './span-text'
import { type Moment, skyPath } from './transits'

type MovingSkyProps = {
  moment: Moment
  natal: number[] | null
  zone: Zone
  /** The address of the page without a moment. */
  page: string
  /** The chart is one that the member keeps. */
  isOthers: boolean
  uncertainParts: UncertainParts | null
}

const NO_GATES: number[] = []

/** The drawing and all that is told of it, and a slider that leads through the month. */
export function MovingSky({ moment, natal, zone, page, isOthers, uncertainParts }: MovingSkyProps) {
  const t = useT('transits')
  const { at, span, isPlaying, isLost, isMoved, shown, moveTo, step, play, want } = useMoving(
    moment,
    natal ?? NO_GATES,
    zone.timeZone,
  )
  return (
    <Card as="section" aria-labelledby="under">
      <h2 id="under">{t(isOthers ? 'othersChart' : natal ? 'chart' : 'sky')}</h2>
      <MonthControls {...{ at, span, zone, isPlaying }} onMove={moveTo} onStep={step} onPlay={play} onWant={want}>
        {isMoved && !isPlaying ? (
          <StaticLink to={skyPath(page, at)} className="text-accent underline underline-offset-4">
            {t('stay')}
          </StaticLink>
        ) : null}
      </MonthControls>
      {isLost ? (
        <Alert tone="error" className="mt-3">
          {t('unreachable')}
        </Alert>
      ) : null}
      <div className="mt-5">
        <LiveTransits moment={shown} {...{ natal, zone, isOthers, uncertainParts, isPlaying }} />
      </div>
    </Card>
  )
}

const HOUR_MS = 3_600_000

type MonthControlsProps = {
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
function MonthControls({ at, span, zone, isPlaying, onMove, onStep, onPlay, onWant, children }: MonthControlsProps) {
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

/** Long enough to see what changed, short enough for a month of a hundred changes. */
const STEP_MILLISECONDS = 350

/**
 * Moving through the month of a moment: to any instant of it, from one change of gate to the next, and by itself. The month is
 * fetched when one begins; from then on nobody is asked.
 */
function useMoving(moment: Moment, natal: readonly number[], timeZone: string) {
  const [at, setAt] = useState(moment.at)
  const [isPlaying, setIsPlaying] = useState(false)
  const name = monthOf(moment.at, timeZone)
  const span = spanOfLocalMonth(name, timeZone)
  const { month, isLost, want } = useSkyMonth(name)
  const changes = month ? month.changesBetween(month.almanac, span) : []
  const next = changes.find((change) => change > at)
  const before = changes.findLast((change) => change < at)
  const goes = isPlaying && !isLost

  useEffect(() => {
    if (!goes || !month) return
    const timer = setTimeout(() => (next === undefined ? setIsPlaying(false) : setAt(next)), STEP_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [goes, month, next])

  function rest(to: number | undefined) {
    want()
    setIsPlaying(false)
    if (to !== undefined) setAt(to)
  }

  return {
    ...{ at, span, isPlaying: goes, isLost },
    isMoved: at !== moment.at,
    shown: at !== moment.at && month ? month.momentOf(natal, month.almanac, at) : moment,
    moveTo: (to: number) => rest(to),
    step: (direction: 1 | -1) => rest(direction > 0 ? next : before),
    play() {
      want()
      setIsPlaying(!goes)
      // At its end the month begins anew.
      if (!goes && month && next === undefined) setAt(span.from)
    },
    /** Fetches the month before it is needed. */
    want,
  }
}

const TIMEOUT_MILLISECONDS = 15_000

/** A month to move through, with what works out its moments. */
type Month = { almanac: Almanac } & Pick<typeof import('./moment-of'), 'momentOf' | 'changesBetween'>

/** What was asked for, and what came of it: null as long as it is on its way, `lost` where it did not come. */
type MonthRequest = { name: string; attempt: number; found: Month | 'lost' | null }

/** A month of the sky, fetched once `want` was called; called again where it did not come, it asks again. */
function useSkyMonth(name: string) {
  const [request, setRequest] = useState<MonthRequest | null>(null)
  const isRequested = request !== null
  const attempt = request?.attempt ?? 0

  useEffect(() => {
    if (!isRequested) return
    let isWanted = true
    const answer = (found: MonthRequest['found']) => isWanted && setRequest({ name, attempt, found })
    answer(null)
    fetchMonth(name).then(answer, () => answer('lost'))
    return () => {
      isWanted = false
    }
  }, [isRequested, name, attempt])

  const want = useCallback(
    () =>
      setRequest((before) => {
        if (!before) return { name, attempt: 0, found: null }
        return before.found === 'lost' ? { ...before, attempt: before.attempt + 1, found: null } : before
      }),
    [name],
  )
  const found = request?.name === name ? request.found : null
  return { want, isLost: found === 'lost', month: found === 'lost' ? null : found }
}

/** A month is the same for everybody, however often one comes back to it. */
const months = new Map<string, Month>()

async function fetchMonth(month: string): Promise<Month> {
  const known = months.get(month)
  if (known) return known
  const [{ momentOf, changesBetween, openSkyMonth }, response] = await Promise.all([
    import('./moment-of'),
    fetch(`/resources/sky?${new URLSearchParams({ month })}`, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) }),
  ])
  if (!response.ok) throw new Error(`The sky answered ${response.status}`)
  const sky: SkyMonth = await response.json()
  const found = { almanac: openSkyMonth(sky), momentOf, changesBetween }
  months.set(month, found)
  return found
}
