import { findOwnEvent } from '~/data/events/events.server'
import { toFields } from '~/domain/events/event-time'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { EventFormData } from './events'

/** The form of a new event: empty but for the language and the clock of whoever plans it. */
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

/** The form of an event as it is, for its host; one that is over or cancelled is not changed any more. */
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
