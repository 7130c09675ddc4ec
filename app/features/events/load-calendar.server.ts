import { findEvent } from '~/data/events/event-lists.server'
import { calendarFile } from '~/domain/events/calendar-file'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import { settingsOrigin } from '~/platform/server/origin.server'
import type { Viewer } from '~/platform/server/session.server'
import { eventPath } from './events'
import { placeName } from './to-event.server'

/** An event as a file for calendars; where it is online is in it for whom it is on the page. */
export async function loadCalendar(context: Context, viewer: Viewer, request: Request, id: string): Promise<Response> {
  const [found, language] = await Promise.all([findEvent(context.db, viewer.id, id), languageOf(request)])
  if (!found) throw notFound()
  const { event, host } = found
  const origin = settingsOrigin(context.settings)
  const url = origin + eventPath(event.id)
  const place = [event.address, placeName(event, language)].filter(Boolean).join(', ')
  const file = calendarFile({
    uid: `${event.id}@${new URL(origin).hostname}`,
    url,
    title: event.title,
    host: { name: host.fullName, url: `${origin}/u/${encodeURIComponent(host.username)}` },
    description: [event.description, event.link, url].filter(Boolean).join('\n\n'),
    location: event.isOnline ? event.link : place,
    startsAt: event.startsAt.getTime(),
    endsAt: event.endsAt.getTime(),
    createdAt: event.createdAt.getTime(),
    updatedAt: event.updatedAt.getTime(),
    sequence: event.sequence,
    state: event.state,
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="event.ics"',
      'Cache-Control': 'private, no-store',
    },
  })
}
