import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react'

const TimeZoneContext = createContext('UTC')

/** The device's own zone, by IANA; only where scripts run. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** `known`: the zone the server used. Without one the device's is used after hydration, as where this browser lacks the zone. */
export function TimeZoneProvider({ known, children }: { known: string | null; children: ReactNode }) {
  const [device, setDevice] = useState('UTC')
  const zone = useMemo(() => (known && isSupported(known) ? known : null), [known])
  useEffect(() => {
    if (zone === null) startTransition(() => setDevice(deviceZone()))
  }, [zone])
  return <TimeZoneContext.Provider value={zone ?? device}>{children}</TimeZoneContext.Provider>
}

/** By whose clock the page tells time: the member's setting, else the device's. */
export const useTimeZone = () => useContext(TimeZoneContext)

function isSupported(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
