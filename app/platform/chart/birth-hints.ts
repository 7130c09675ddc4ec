import type { z } from 'zod'
import type { InstantHint, InstantQuestion, PlaceOption } from '../../domain/birth/birth-hint'
import type { Place } from '../../domain/birth/places/place'
import type {
  InstantData,
  instantReplySchema,
  placesReplySchema,
  Refusal,
} from '../../domain/human-design/service/chart-service.schema'
import { type Language, toLanguage } from '../../locales/language'

// What the chart service says, as the birth fields show it, and the two questions the fields ask it from the browser. Safe there:
// of the schemas only types are taken.

/** A place of the service under its names in a language; what has no Russian name keeps its own. */
export function toPlaceOption(place: Place, language: Language): PlaceOption {
  const { id, latitude, longitude, timezone } = place
  const names =
    language === 'ru'
      ? { name: place.nameRu ?? place.name, region: place.regionRu ?? place.region, country: place.countryRu }
      : { name: place.name, region: place.region, country: place.country }
  // A capital is often its own region.
  const region = names.region === names.name ? null : names.region
  const former = place.formerName
  return {
    ...{ id, latitude, longitude, timezone, ...names, region },
    ...(former && {
      formerName: { name: language === 'ru' ? former.nameRu : former.name, from: former.from, to: former.to },
    }),
    ...(place.distanceKm !== undefined && { distanceKm: place.distanceKm }),
  }
}

/** A clock reading that means one instant. */
export function toFoundInstant(data: InstantData): InstantHint {
  return {
    kind: 'found',
    zone: data.timezone,
    offsetSeconds: data.utcOffsetSeconds,
    season: data.season,
    mayBeOldStyle: data.mayBeOldStyle,
    otherOffsetSeconds: data.otherClock?.utcOffsetSeconds ?? null,
  }
}

/** What a refusal says about the clock reading; null when it is about something else. */
export function toRefusedInstant({ code, options = [], skippedFrom, skippedTo }: Refusal): InstantHint | null {
  const choices = options.map(({ utcOffsetSeconds, clock }) => ({
    offsetSeconds: utcOffsetSeconds,
    clock: toClock(clock),
  }))
  switch (code) {
    case 'ambiguous_local_time':
      return { kind: 'ambiguous', choices }
    case 'nonexistent_local_time':
      return { kind: 'skipped', choices, from: toClock(skippedFrom ?? ''), to: toClock(skippedTo ?? '') }
    case 'future_birth_datetime':
      return { kind: 'future' }
    case 'out_of_range':
      return { kind: 'out_of_range' }
    default:
      return null
  }
}

/** `YYYY-MM-DDTHH:MM:SS` as `HH:MM`, with seconds where there are some. */
function toClock(local: string): string {
  return local.slice(11).replace(/:00$/, '')
}

// The answers come from this site's own address, so the browser doesn't parse them again: that would bring the schema library into
// every form.

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
