import type { EventPlan } from '~/data/events/events.server'
import type { EventFields } from '~/domain/events/event-fields.schema'
import { eventWords } from '~/domain/events/event-words.server'
import { planTimes } from '~/domain/events/plan-times'
import type { Language } from '~/locales/language'
import type { Problems } from '~/platform/forms/problems'
import type { Context } from '~/platform/server/context.server'
import type { PlaceChoice } from './events'
import { findPlace } from './find-place.server'

export type ReadPlan =
  | { ok: true; plan: EventPlan }
  /** `place`: the city that was found all the same, as fields of the form. */
  | { ok: false; problems: Problems; choices?: PlaceChoice[]; place?: { city: string; place_id: string } }
  | { ok: false; error: 'noPlaces' }

type Reading = { language: Language; now: number; was: number | null }
type Where = Pick<
  EventPlan,
  'isOnline' | 'link' | 'placeId' | 'city' | 'cityRu' | 'countryCode' | 'address' | 'timeZone'
>

const ONLINE = { isOnline: true, placeId: null, city: null, cityRu: null, countryCode: null, address: null } as const

/** What a form plans: where, and by the clock there when. An event at a place goes by the clock of the place. */
export async function readPlan(context: Context, form: EventFields, reading: Reading): Promise<ReadPlan> {
  if (form.format === 'online') {
    // The schema asks for a zone of everything online.
    return withTimes(form, { ...ONLINE, link: form.link || null, timeZone: form.time_zone! }, reading)
  }
  const found = await findPlace(context, reading.language, form)
  switch (found.kind) {
    case 'silent':
      return { ok: false, error: 'noPlaces' }
    case 'none':
      return { ok: false, problems: { city: 'city.unknown' } }
    case 'several':
      return { ok: false, problems: { city: 'city.several' }, choices: found.choices }
    case 'found': {
      const { id: placeId, name: city, nameRu: cityRu, countryCode, timezone: timeZone } = found.place
      const address = form.address || null
      const where = { isOnline: false, link: null, placeId, city, cityRu, countryCode, address, timeZone }
      const read = withTimes(form, where, reading)
      const name = reading.language === 'ru' ? (cityRu ?? city) : city
      return 'problems' in read ? { ...read, place: { city: name, place_id: String(placeId) } } : read
    }
  }
}

function withTimes(form: EventFields, where: Where, { now, was }: Reading): ReadPlan {
  const times = planTimes(form, where.timeZone, now, was)
  if (!times.ok) return times
  const { startsAt, endsAt } = times
  const { kind, title, description, language, capacity } = form
  const words = eventWords({ title, description, city: where.city, cityRu: where.cityRu })
  return { ok: true, plan: { kind, title, description, language, capacity, ...where, startsAt, endsAt, words } }
}
