import { dateFormat } from './date-format'
import type { Language } from './language'

/** Cities that were renamed, by the older name that platforms still give their zone. */
const RENAMED: Record<string, string> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Coral_Harbour: 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
  Truk: 'Chuuk',
}

/**
 * A time zone as people name it: "Berlin" and "New York" in English, the country or city in Russian, where the data has no
 * names of cities for zones that are a whole country's. Zones without a place have their offset as name.
 */
export function zoneName(timeZone: string, language: Language): string {
  const [area, ...place] = timeZone.split('/')
  const last = place.at(-1)
  const city = last && (RENAMED[last] ?? last.replaceAll('_', ' '))
  if (!city || timeZone === 'Etc/UTC') return city ?? timeZone
  if (area === 'Etc') return partOf(timeZone, language, 'shortOffset') ?? city
  if (language === 'en') return city
  const name = partOf(timeZone, language, 'shortGeneric')
  return name && !/^(?:GMT|UTC)/.test(name) ? name : city
}

function partOf(timeZone: string, language: Language, timeZoneName: 'shortOffset' | 'shortGeneric') {
  const parts = dateFormat(language, timeZone, { timeZoneName }).formatToParts(Date.now())
  return parts.find(({ type }) => type === 'timeZoneName')?.value
}
