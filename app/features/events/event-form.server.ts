import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import {
  type EventPlan,
  findOwnEvent,
  findPlaceById,
  insertEvent,
  isMove,
  updateEvent,
} from '~/data/events/events.server'
import type { Place } from '~/domain/birth/places/place'
import { whyMayNotAct } from '~/domain/community/moderation/may-act'
import { type EventFields, eventFieldsSchema } from '~/domain/events/event-fields.schema'
import { planTimes, toFields } from '~/domain/events/event-time'
import { eventWords } from '~/domain/events/event-words.server'
import { EVENT_CHANGES_AN_HOUR, EVENTS_A_DAY, MOVES_A_DAY } from '~/domain/events/limits'
import { searchText } from '~/domain/text/search/search-text'
import type { Language } from '~/locales/language'
import { requestPlaces } from '~/platform/chart/chart.server'
import { NO_FORM_ANSWER, type Problems } from '~/platform/client/form-answer'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { type EventFormAnswer, type EventFormData, eventPath, type PlaceChoice } from './events'

/** Loads the form of a new event, with the language and time zone of the member. */
export async function loadNewEvent(context: Context, request: Request): Promise<EventFormData> {
  const language = await languageOf(request)
  return {
    title: await titleOf(request, 'newTitle'),
    id: crypto.randomUUID(),
    isNew: true,
    goingCount: 0,
    values: { format: 'online', language, time_zone: (await context.knownTimeZone()) ?? '' },
  }
}

/** Loads the form of an event for its host; throws 404 once it is over or cancelled. */
export async function loadEventForm(
  context: Context,
  viewer: Viewer,
  request: Request,
  id: string,
): Promise<EventFormData> {
  const [event, language] = await Promise.all([findOwnEvent(context.db, id, viewer.id), languageOf(request)])
  if (event?.state !== 'planned' || event.endsAt.getTime() <= Date.now()) throw notFound()
  const [start, end] = [event.startsAt, event.endsAt].map((at) => toFields(event.timeZone, at.getTime()))
  return {
    title: await titleOf(request, 'editTitle'),
    id: event.id,
    isNew: false,
    goingCount: event.goingCount,
    values: {
      ...{ kind: event.kind, title: event.title, description: event.description, language: event.language },
      ...{ format: event.isOnline ? 'online' : 'place', link: event.link ?? '' },
      city: (language === 'ru' ? (event.cityRu ?? event.city) : event.city) ?? '',
      place_id: event.placeId === null ? '' : String(event.placeId),
      address: event.address ?? '',
      time_zone: event.timeZone,
      ...{ start_date: start!.date, start_time: start!.time, start_which: start!.which },
      ...{ end_date: end!.date, end_time: end!.time, end_which: end!.which },
      capacity: event.capacity === null ? '' : String(event.capacity),
    },
  }
}

async function titleOf(request: Request, key: 'newTitle' | 'editTitle') {
  const language = await languageOf(request)
  return `${translator(language, 'event-form')(key)} · ${translator(language, 'common')('brand')}`
}

const STATUS = { suspended: 403, undecided: 403, over: 409, missing: 404, noPlaces: 503, problems: 422 } as const

/** Handles the form of an event, null `id` for a new one. Redirects to the event when saved. */
export async function answerEventForm(context: Context, request: Request, id: string | null) {
  const form = await request.formData()
  const typed = typedValues(form)
  const language = await languageOf(request)
  const values = await tryOrLog(context, 'events.form_broke', () => withChosenCity(context, language, typed))
  const blank: EventFormAnswer = { ...NO_FORM_ANSWER, intent: 'save', values: values ?? typed }
  const viewer = await findMember(context)
  if (!viewer) return refuse<EventFormAnswer>({ ...blank, error: 'signedOut' }, 401)
  const now = new Date()
  const reason = whyMayNotAct(viewer, now)
  if (reason) return refuse<EventFormAnswer>({ ...blank, error: reason }, 403)
  const parsed = parseForm(eventFieldsSchema, form)
  if (!parsed.ok) return refuse<EventFormAnswer>({ ...blank, problems: parsed.problems }, 400)
  const outcome = await tryOrLog(context, 'events.form_broke', async (): Promise<Saved | Refused> => {
    const before = id === null ? null : await findOwnEvent(context.db, id, viewer.id)
    if (id !== null && !before) return { refused: 'missing' }
    const reading = { language, now: now.getTime(), was: before?.startsAt.getTime() ?? null }
    const read = await readPlan(context, parsed.value, reading)
    if (!read.ok) return 'error' in read ? { refused: read.error } : { refused: 'problems', ...read }
    return before
      ? changeEvent(context, viewer, { id: before.id, plan: read.plan, now })
      : createEvent(context, viewer, { id: String(form.get('id') ?? ''), plan: read.plan, now })
  })
  if (outcome === null) return refuse<EventFormAnswer>({ ...blank, error: 'unexpected' }, 500)
  if ('id' in outcome) return redirect(eventPath(outcome.id), 303)
  switch (outcome.refused) {
    case 'problems': {
      const values = { ...blank.values, ...outcome.place }
      return refuse<EventFormAnswer>(
        { ...blank, values, problems: outcome.problems, choices: outcome.choices ?? [] },
        422,
      )
    }
    case 'too_many':
      return refuse<EventFormAnswer>({ ...blank, error: 'tooMany' }, 429, outcome.retryAfterSeconds)
    case 'missing':
      return refuse<EventFormAnswer>({ ...blank, error: 'over' }, 404)
    default:
      return refuse<EventFormAnswer>({ ...blank, error: outcome.refused }, STATUS[outcome.refused])
  }
}

type Refused = { refused: 'missing' | 'noPlaces' }

type ReadPlan =
  | { ok: true; plan: EventPlan }
  /** `place`: the city that was found, as fields of the form. */
  | { ok: false; problems: Problems; choices?: PlaceChoice[]; place?: { city: string; place_id: string } }
  | { ok: false; error: 'noPlaces' }

type Reading = { language: Language; now: number; was: number | null }
type Where = Pick<
  EventPlan,
  'isOnline' | 'link' | 'placeId' | 'city' | 'cityRu' | 'countryCode' | 'address' | 'timeZone'
>

const ONLINE = { isOnline: true, placeId: null, city: null, cityRu: null, countryCode: null, address: null } as const

/** The event that a form describes: its place, and its times in the zone of that place. */
async function readPlan(context: Context, form: EventFields, reading: Reading): Promise<ReadPlan> {
  if (form.format === 'online') {
    // The schema requires a zone for online events.
    return withTimes(form, { ...ONLINE, link: form.link || null, timeZone: form.time_zone! }, reading)
  }
  const found = await findPlace(context, reading.language, form)
  switch (found.kind) {
    case 'unavailable':
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

type Typed = { city: string; place_id: number | null; place_choice: number | null; choice_for: string }
type City = Pick<Place, 'id' | 'name' | 'nameRu' | 'countryCode' | 'timezone'>
type FoundPlace =
  | { kind: 'found'; place: City }
  | { kind: 'several'; choices: PlaceChoice[] }
  | { kind: 'none' }
  /** The chart service doesn't respond. */
  | { kind: 'unavailable' }

const LOOKED_AT = 20
const CHOICES_SHOWN = 8

/**
 * The city that a form means: the chosen or picked one, unless the name was changed since, else the only one of that name;
 * if there are several, the choices.
 */
async function findPlace(context: Context, language: Language, typed: Typed): Promise<FoundPlace> {
  const wanted = searchText(typed.city)
  const isNamed = ({ name, nameRu }: City) => [name, nameRu ?? name].map(searchText).includes(wanted)
  const choice = searchText(typed.choice_for) === wanted ? typed.place_choice : null
  for (const id of [choice, typed.place_id]) {
    const picked = id === null ? null : await findPlaceById(context.db, id)
    if (picked && (id === choice || isNamed(picked))) return { kind: 'found', place: picked }
  }
  const answer = await requestPlaces(context, typed.city, LOOKED_AT)
  if (!answer.ok) return { kind: 'unavailable' }
  const named = answer.data.filter(isNamed)
  if (named.length === 1) return { kind: 'found', place: named[0]! }
  const likely = named.length > 0 ? named : answer.data
  if (likely.length === 0) return { kind: 'none' }
  return { kind: 'several', choices: likely.slice(0, CHOICES_SHOWN).map((place) => toChoice(place, language)) }
}

/** The typed values with the chosen city filled in, so that it isn't asked again. */
async function withChosenCity(context: Context, language: Language, values: Record<string, string>) {
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

/** The saved event, or why it was refused. */
type Saved =
  | { id: string }
  | { refused: 'over' | 'missing' }
  | { refused: 'problems'; problems: Problems; choices?: PlaceChoice[]; place?: { city: string; place_id: string } }
  | { refused: 'too_many'; retryAfterSeconds: number }

type Plan = { id: string; plan: EventPlan; now: Date }

const idSchema = z.uuid()

/** Creates an event. Idempotent by id: a repeated request keeps the first version. */
export async function createEvent(context: Context, viewer: Viewer, { id, plan, now }: Plan): Promise<Saved> {
  if (!idSchema.safeParse(id).success) return { refused: 'missing' }
  if (await findOwnEvent(context.db, id, viewer.id)) return { id }
  const limit = { name: 'event', subject: viewer.id, most: EVENTS_A_DAY, seconds: 86_400 }
  const retryAfterSeconds = await spend(context, [limit])
  if (retryAfterSeconds !== null) return { refused: 'too_many', retryAfterSeconds }
  const found = await insertEvent(context.db, { ...plan, id, hostId: viewer.id }, now)
  return found ?? { refused: 'missing' }
}

/** Changes an event of the viewer. Notifies guests of a new time or place, and the waitlist of free places. */
export async function changeEvent(context: Context, viewer: Viewer, { id, plan, now }: Plan): Promise<Saved> {
  const before = await findOwnEvent(context.db, id, viewer.id)
  const change = { name: 'event.change', subject: viewer.id, most: EVENT_CHANGES_AN_HOUR, seconds: 3600 }
  const move = { name: 'event.move', subject: id, most: MOVES_A_DAY, seconds: 86_400 }
  const retryAfterSeconds = await spend(context, before && isMove(before, plan) ? [change, move] : [change])
  if (retryAfterSeconds !== null) return { refused: 'too_many', retryAfterSeconds }
  const { notified, after } = await updateEvent(context.db, { id, hostId: viewer.id, plan, now })
  announceNotifications(context, notified)
  if (!after) return { refused: 'missing' }
  if (after.state !== 'planned' || after.endsAt <= now) return { refused: 'over' }
  if (plan.capacity !== null && plan.capacity < after.goingCount) {
    return { refused: 'problems', problems: { capacity: 'capacity.taken' } }
  }
  return { id }
}
