import { useEffect, useRef, useState } from 'react'

const SECOND_MILLISECONDS = 1000

/** Counts down from so many seconds to 0, then calls once; `stop` ends it without. */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [left, setLeft] = useState(seconds)
  const [stopped, setStopped] = useState(false)
  const end = useRef(onEnd)
  end.current = onEnd

  useEffect(() => {
    if (stopped) return
    if (left === 0) {
      end.current()
      return
    }
    const tick = setTimeout(() => setLeft(left - 1), SECOND_MILLISECONDS)
    return () => clearTimeout(tick)
  }, [left, stopped])

  return { left, stopped, stop: () => setStopped(true) }
}
