import { useFetcher } from '@remix-run/react'
import type { TimeZoneAnswer } from './time-zone.server'

/** The form of the question, which is gone once it is answered. */
export const ZONE_FETCHER = 'time-zone'

/** Tells a screen reader by which zone pages go after the question. It stays on the page, so that the change is announced. */
export function ZoneStatus() {
  const { data } = useFetcher<TimeZoneAnswer>({ key: ZONE_FETCHER })
  return (
    <p role="status" className="sr-only">
      {data?.message}
    </p>
  )
}
