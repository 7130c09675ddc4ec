import type { SeedBirth } from './person'

type Place = Pick<SeedBirth, 'city' | 'country' | 'latitude' | 'longitude' | 'timezone'>

/** Coordinates in degrees (GeoNames, CC BY 4.0), zones of the time zone database. */
export const BIRTHPLACES = {
  oslo: { city: 'Oslo', country: 'Norway', latitude: 59.91273, longitude: 10.74609, timezone: 'Europe/Oslo' },
  london: {
    city: 'London',
    country: 'United Kingdom',
    latitude: 51.50853,
    longitude: -0.12574,
    timezone: 'Europe/London',
  },
  dublin: { city: 'Dublin', country: 'Ireland', latitude: 53.33306, longitude: -6.24889, timezone: 'Europe/Dublin' },
  berlin: { city: 'Berlin', country: 'Germany', latitude: 52.52437, longitude: 13.41053, timezone: 'Europe/Berlin' },
  paris: { city: 'Paris', country: 'France', latitude: 48.85341, longitude: 2.3488, timezone: 'Europe/Paris' },
  lisbon: { city: 'Lisbon', country: 'Portugal', latitude: 38.72509, longitude: -9.1498, timezone: 'Europe/Lisbon' },
  newYork: {
    city: 'New York City',
    country: 'United States',
    latitude: 40.71427,
    longitude: -74.00597,
    timezone: 'America/New_York',
  },
  santaFe: {
    city: 'Santa Fe',
    country: 'United States',
    latitude: 35.68698,
    longitude: -105.9378,
    timezone: 'America/Denver',
  },
  toronto: {
    city: 'Toronto',
    country: 'Canada',
    latitude: 43.70643,
    longitude: -79.39864,
    timezone: 'America/Toronto',
  },
  saoPaulo: {
    city: 'São Paulo',
    country: 'Brazil',
    latitude: -23.5475,
    longitude: -46.63611,
    timezone: 'America/Sao_Paulo',
  },
  mumbai: { city: 'Mumbai', country: 'India', latitude: 19.07283, longitude: 72.88261, timezone: 'Asia/Kolkata' },
  tokyo: { city: 'Tokyo', country: 'Japan', latitude: 35.6895, longitude: 139.69171, timezone: 'Asia/Tokyo' },
  sydney: {
    city: 'Sydney',
    country: 'Australia',
    latitude: -33.86785,
    longitude: 151.20732,
    timezone: 'Australia/Sydney',
  },
  capeTown: {
    city: 'Cape Town',
    country: 'South Africa',
    latitude: -33.92584,
    longitude: 18.42322,
    timezone: 'Africa/Johannesburg',
  },
  lagos: { city: 'Lagos', country: 'Nigeria', latitude: 6.45407, longitude: 3.39467, timezone: 'Africa/Lagos' },
  moscow: { city: 'Москва', country: 'Россия', latitude: 55.75222, longitude: 37.61556, timezone: 'Europe/Moscow' },
  saintPetersburg: {
    city: 'Санкт-Петербург',
    country: 'Россия',
    latitude: 59.93863,
    longitude: 30.31413,
    timezone: 'Europe/Moscow',
  },
  novosibirsk: {
    city: 'Новосибирск',
    country: 'Россия',
    latitude: 55.0415,
    longitude: 82.9346,
    timezone: 'Asia/Novosibirsk',
  },
  yekaterinburg: {
    city: 'Екатеринбург',
    country: 'Россия',
    latitude: 56.8519,
    longitude: 60.6122,
    timezone: 'Asia/Yekaterinburg',
  },
  vladivostok: {
    city: 'Владивосток',
    country: 'Россия',
    latitude: 43.10562,
    longitude: 131.87353,
    timezone: 'Asia/Vladivostok',
  },
  kazan: { city: 'Казань', country: 'Россия', latitude: 55.78874, longitude: 49.12214, timezone: 'Europe/Moscow' },
  samara: { city: 'Самара', country: 'Россия', latitude: 53.20007, longitude: 50.15, timezone: 'Europe/Samara' },
  kyiv: { city: 'Киев', country: 'Украина', latitude: 50.45466, longitude: 30.5238, timezone: 'Europe/Kyiv' },
  minsk: { city: 'Минск', country: 'Беларусь', latitude: 53.9, longitude: 27.56667, timezone: 'Europe/Minsk' },
  almaty: { city: 'Алматы', country: 'Казахстан', latitude: 43.25667, longitude: 76.92861, timezone: 'Asia/Almaty' },
  tbilisi: { city: 'Тбилиси', country: 'Грузия', latitude: 41.69411, longitude: 44.83368, timezone: 'Asia/Tbilisi' },
  tashkent: {
    city: 'Ташкент',
    country: 'Узбекистан',
    latitude: 41.26465,
    longitude: 69.21627,
    timezone: 'Asia/Tashkent',
  },
  riga: { city: 'Рига', country: 'Латвия', latitude: 56.946, longitude: 24.10589, timezone: 'Europe/Riga' },
} satisfies Record<string, Place>

export type BirthplaceKey = keyof typeof BIRTHPLACES

/** A birth as a member would enter it; without a time, the whole day is open. */
export function born(
  date: string,
  time: string | null,
  place: BirthplaceKey,
  timeAccuracy: SeedBirth['timeAccuracy'] = time ? 'exact' : 'unknown',
): SeedBirth {
  return { date, time, timeAccuracy, ...BIRTHPLACES[place] }
}
