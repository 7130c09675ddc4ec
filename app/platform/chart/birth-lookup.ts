import type { z } from 'zod'
import type { InstantHint, InstantQuestion, PlaceOption } from '../../domain/birth/birth-hint'
import type {
  instantReplySchema,
  placesReplySchema,
  Refusal,
} from '../../domain/human-design/service/chart-service.schema'
import { toLanguage } from '../../locales/language'
import { toFoundInstant, toPlaceOption, toRefusedInstant } from './birth-hints'

// The two questions the birth fields ask from the browser. Their answers come from this site's own address, so they are not
// parsed again there: that would bring the schema library into every form.

const PLACES_SHOWN = 8

/** Places whose name begins so, named in the language of the page, the largest first. Rejects when the service doesn't answer. */
export const searchPlaces = (query: string, signal: AbortSignal): Promise<PlaceOption[]> =>
  askForPlaces(`/api/hd/places?${new URLSearchParams({ q: query, limit: String(PLACES_SHOWN) })}`, signal)

/** Towns around a place or of a region, the nearest or the largest first. Rejects when the service doesn't answer. */
export const searchNearestTowns = (query: string, signal: AbortSignal): Promise<PlaceOption[]> =>
  askForPlaces(`/api/hd/nearest-towns?${new URLSearchParams({ q: query })}`, signal)

async function askForPlaces(address: string, signal: AbortSignal): Promise<PlaceOption[]> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`Places answered ${response.status}`)
  const reply: z.infer<typeof placesReplySchema> = await response.json()
  const language = toLanguage(document.documentElement.lang)
  return reply.data.map((place) => toPlaceOption(place, language))
}

/** What a clock reading at a place means; null when nothing can be said. Rejects when the service doesn't answer. */
export async function findInstant(question: InstantQuestion, signal: AbortSignal): Promise<InstantHint | null> {
  const { birth_date, birth_time, timezone, latitude, longitude } = question
  const response = await fetch('/api/hd/birth-instant', {
    method: 'POST',
    signal,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      birth_date,
      birth_time,
      timezone: timezone || null,
      latitude: toDegrees(latitude),
      longitude: toDegrees(longitude),
    }),
  })
  const reply: z.infer<typeof instantReplySchema> | Refusal = await response.json()
  return reply.success ? toFoundInstant(reply.data) : toRefusedInstant(reply)
}

function toDegrees(typed: string): number | null {
  const value = Number(typed.replace(',', '.').replace('−', '-'))
  return typed.trim() === '' || Number.isNaN(value) ? null : value
}
