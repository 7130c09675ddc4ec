import { useEffect, useState } from 'react'
import { monthOf, spanOfLocalMonth } from './asked-moment'
import type { Moment } from './transits'
import { useSkyMonth } from './use-sky-month'

/** Long enough to see what changed, short enough for a month of a hundred changes. */
const STEP_MILLISECONDS = 350

/**
 * Moving through the month of a moment: to any instant of it, from one change of gate to the next, and by itself. The month is
 * fetched when one begins; from then on nobody is asked.
 */
export function useMoving(moment: Moment, natal: readonly number[], timeZone: string) {
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
