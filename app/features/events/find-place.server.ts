import { findPlaceById } from '~/data/events/events.server'
import type { Place } from '~/domain/birth/place'
import { searchText } from '~/domain/text/search-text'
import type { Language } from '~/locales/language'
import { requestPlaces } from '~/platform/chart/chart.server'
import type { Context } from '~/platform/server/context.server'
import type { PlaceChoice } from './events'

type Typed = { city: string; place_id: number | null; place_choice: number | null; choice_for: string }
type City = Pick<Place, 'id' | 'name' | 'nameRu' | 'countryCode' | 'timezone'>
export type FoundPlace =
  | { kind: 'found'; place: City }
  | { kind: 'several'; choices: PlaceChoice[] }
  | { kind: 'none' }
  /** Nobody answers now. */
  | { kind: 'silent' }

const LOOKED_AT = 20
const CHOICES_SHOWN = 8

/**
 * The city that a form means: the one that was chosen or picked, where the name it was chosen for stands there still, else the
 * only one of that name; of several, those to choose among.
 */
export async function findPlace(context: Context, language: Language, typed: Typed): Promise<FoundPlace> {
  const wanted = searchText(typed.city)
  const isNamed = ({ name, nameRu }: City) => [name, nameRu ?? name].map(searchText).includes(wanted)
  const choice = searchText(typed.choice_for) === wanted ? typed.place_choice : null
  for (const id of [choice, typed.place_id]) {
    const picked = id === null ? null : await findPlaceById(context.db, id)
    if (picked && (id === choice || isNamed(picked))) return { kind: 'found', place: picked }
  }
  const answer = await requestPlaces(context, typed.city, LOOKED_AT)
  if (!answer.ok) return { kind: 'silent' }
  const named = answer.data.filter(isNamed)
  if (named.length === 1) return { kind: 'found', place: named[0]! }
  const likely = named.length > 0 ? named : answer.data
  if (likely.length === 0) return { kind: 'none' }
  return { kind: 'several', choices: likely.slice(0, CHOICES_SHOWN).map((place) => toChoice(place, language)) }
}

/** What was typed, with the city that was chosen among several as the city of the form: asked once, it is not asked again. */
export async function withChosenCity(context: Context, language: Language, values: Record<string, string>) {
  const { city = '', place_choice: choice = '', choice_for: asked = '' } = values
  if (!/^\d{1,10}$/.test(choice) || searchText(asked) !== searchText(city)) return values
  const place = await findPlaceById(context.db, Number(choice))
  if (!place) return values
  const name = language === 'ru' ? (place.nameRu ?? place.name) : place.name
  return { ...values, city: name, place_id: String(place.id) }
}

const toChoice = (place: Place, language: Language): PlaceChoice =>
  language === 'ru'
    ? {
        id: `${place.id}`,
        name: place.nameRu ?? place.name,
        detail: joined(place.regionRu ?? place.region, place.countryRu),
      }
    : { id: `${place.id}`, name: place.name, detail: joined(place.region, place.country) }

const joined = (region: string | null, country: string) => [region, country].filter(Boolean).join(', ')
