import { useState } from 'react'
import type { PlaceOption } from '~/domain/birth/birth-hint'
import { type BirthValues, NO_BIRTH } from './birth-values'

const NO_PLACE = { place_id: '', latitude: '', longitude: '', timezone: '', zone_choice: '', utc_offset_seconds: '' }

/** The state of the birth fields and what changing one of them does to the others. */
export function useBirthValues(initial: Partial<BirthValues> | undefined) {
  const [values, setValues] = useState<BirthValues>({ ...NO_BIRTH, ...initial })
  const change = (changes: Partial<BirthValues>) => setValues((now) => ({ ...now, ...changes }))
  return {
    values,
    /** Another moment: what was chosen between two readings of the old one no longer holds. */
    setMoment: (changes: Partial<Pick<BirthValues, 'birth_date' | 'birth_time' | 'time_accuracy'>>) =>
      change({ ...changes, utc_offset_seconds: '' }),
    pickPlace: ({ id, name, country, latitude, longitude, timezone }: PlaceOption) =>
      change({
        birth_city: name,
        birth_country: country,
        place_id: String(id),
        latitude: String(latitude),
        longitude: String(longitude),
        timezone,
        zone_choice: '',
        utc_offset_seconds: '',
      }),
    /** The name was typed over: its coordinates and zone go with it, those given by hand stay. */
    unpickPlace: () => setValues((now) => (now.timezone === '' ? now : { ...now, ...NO_PLACE })),
    setCountry: (birth_country: string) =>
      setValues((now) => (now.timezone === '' ? { ...now, birth_country } : { ...now, ...NO_PLACE, birth_country })),
    /** Coordinates by hand: the zone follows from them, on the server, unless another is named. */
    setCoordinate: (changes: Partial<Pick<BirthValues, 'latitude' | 'longitude'>>) =>
      change({ ...changes, place_id: '', timezone: '', utc_offset_seconds: '' }),
    /** With the stored zone, which was named by hand, taken back, it follows from the coordinates. */
    chooseZone: (zone_choice: string) =>
      setValues((now) => ({
        ...now,
        zone_choice,
        timezone: zone_choice === '' && now.timezone === initial?.zone_choice ? '' : now.timezone,
        utc_offset_seconds: '',
      })),
    chooseOffset: (utc_offset_seconds: string) => change({ utc_offset_seconds }),
  }
}
