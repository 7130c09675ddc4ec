/** A place of the gazetteer, as search offers it and as a birth takes it. */
export interface Place {
  /** GeoNames id. */
  id: number
  name: string
  /** Null where the gazetteer has no Russian name. */
  nameRu: string | null
  /** State, province or oblast. */
  region: string | null
  regionRu: string | null
  country: string
  countryRu: string
  /** ISO 3166-1, two letters. */
  countryCode: string
  /** Degrees, north and east positive. */
  latitude: number
  longitude: number
  /** Name in the time zone database. */
  timezone: string
  population: number
}

/** "Nizhny Novgorod, Nizhny Novgorod Oblast, Russia" in a language; what is not known in Russian stays Latin. */
export function placeLabel(place: Place, language: 'en' | 'ru'): string {
  const parts =
    language === 'ru'
      ? [place.nameRu ?? place.name, place.regionRu ?? place.region, place.countryRu]
      : [place.name, place.region, place.country]
  // A capital is often its own region.
  return parts.filter((part, index) => part !== null && parts.indexOf(part) === index).join(', ')
}
