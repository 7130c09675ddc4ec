import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { FALLBACK_TIME_ZONE, isTimeZone } from '~/domain/community/places/wall-clock'

const TimeZoneContext = createContext(FALLBACK_TIME_ZONE)

/** The device's own zone, by IANA; only where scripts run. It may be a former name: `canonicalTimeZone` has the present one. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** `known`: the zone the server used. Without one the device's is used after hydration, as where this browser lacks the zone. */
export function TimeZoneProvider({ known, children }: { known: string | null; children: ReactNode }) {
  const [device, setDevice] = useState(FALLBACK_TIME_ZONE)
  const zone = known && isTimeZone(known) ? known : null
  useEffect(() => {
    if (zone === null) startTransition(() => setDevice(deviceZone()))
  }, [zone])
  return <TimeZoneContext.Provider value={zone ?? device}>{children}</TimeZoneContext.Provider>
}

/** The time zone of the page: the member's setting, else the device's. */
export const useTimeZone = () => useContext(TimeZoneContext)
