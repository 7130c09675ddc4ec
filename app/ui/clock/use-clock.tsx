import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { useLanguage } from '~/locales/use-t'
import type { Clock } from './clock'

const TICK_MS = 30_000

const ClockContext = createContext<Omit<Clock, 'language'>>({ now: 0, timeZone: 'UTC' })

type Props = { now: string; timeZone: string; children: ReactNode }

/**
 * One clock for the page. The first drawing takes the server's, so that the browser's is the same; then the device's own
 * time and zone hold, and go on.
 */
export function ClockProvider({ now, timeZone, children }: Props) {
  const [clock, setClock] = useState({ now: Date.parse(now), timeZone })
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    // A transition, so that it never delays what is typed or pressed.
    const tick = () => startTransition(() => setClock({ now: Date.now(), timeZone: own }))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return <ClockContext.Provider value={clock}>{children}</ClockContext.Provider>
}

export function useClock(): Clock {
  const language = useLanguage()
  return { ...useContext(ClockContext), language }
}
