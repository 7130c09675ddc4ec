import type { InstantHint, PlaceOption } from '../../domain/birth/birth-hint'
import type { Place } from '../../domain/birth/places/place'
import type { InstantData, Refusal } from '../../domain/human-design/service/chart-service.schema'
import type { Language } from '../../locales/language'

// What the chart service says, as the birth fields show it. Safe in the browser: of the schemas only types are taken.

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
