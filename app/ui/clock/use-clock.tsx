import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { useLanguage } from '~/locales/use-t'
import type { Clock } from './clock'
import { useTimeZone } from './use-time-zone'

const TICK_MS = 30_000

const NowContext = createContext(0)

/** One clock for the page. The first render takes the server's time, so that hydration matches; then the device's goes on. */
export function ClockProvider({ now: servedAt, children }: { now: string; children: ReactNode }) {
  const [now, setNow] = useState(() => Date.parse(servedAt))
  useEffect(() => {
    // A transition, so that it never delays what is typed or pressed.
    const tick = () => startTransition(() => setNow(Date.now()))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return <NowContext.Provider value={now}>{children}</NowContext.Provider>
}

export function useClock(): Clock {
  return { now: useContext(NowContext), timeZone: useTimeZone(), language: useLanguage() }
}
