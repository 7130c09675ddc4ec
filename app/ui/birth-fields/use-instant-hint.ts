import { useEffect, useState } from 'react'
import type { InstantHint } from '~/domain/birth/birth-hint'
import type { BirthValues, FindInstant } from './birth-values'

/** How long typing must rest before the clock is asked about, in milliseconds. */
const REST_MS = 250
const NOON = '12:00'

/**
 * What the clock reading means at the place, asked anew whenever date, time or place change; noon where the time is unknown
 * or not typed yet. `given` is what the server already found. Null while nothing can be said.
 */
export function useInstantHint(
  values: BirthValues,
  findInstant: FindInstant,
  given: InstantHint | null | undefined,
): InstantHint | null {
  const [hint, setHint] = useState<InstantHint | null>(given ?? null)
  const { birth_date, latitude, longitude } = values
  const timezone = values.zone_choice || values.timezone
  const birth_time = (values.time_accuracy !== 'unknown' && values.birth_time) || NOON
  const askable = /^[12]\d{3}-/.test(birth_date) && (timezone !== '' || (latitude !== '' && longitude !== ''))

  useEffect(() => {
    if (given) setHint(given)
  }, [given])

  useEffect(() => {
    if (!askable) return
    const question = new AbortController()
    const rest = setTimeout(async () => {
      try {
        setHint(await findInstant({ birth_date, birth_time, timezone, latitude, longitude }, question.signal))
      } catch {
        // The hint is a courtesy: without it the form still works, and the server says what is wrong.
        if (!question.signal.aborted) setHint(null)
      }
    }, REST_MS)
    return () => {
      clearTimeout(rest)
      question.abort()
    }
  }, [askable, birth_date, birth_time, timezone, latitude, longitude, findInstant])

  return askable || hint === given ? hint : null
}
