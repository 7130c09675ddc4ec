import { readEventPage } from '~/data/events/event-lists.server'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { EventMember, EventPageData } from './events'
import { toListedEvent } from './to-event.server'

/** The page of an event, for whoever sees its host; else there is none. */
export async function loadEvent(
  context: Context,
  viewer: Viewer,
  request: Request,
  id: string,
): Promise<EventPageData> {
  const [found, language] = await Promise.all([readEventPage(context.db, viewer.id, id), languageOf(request)])
  if (!found) throw notFound()
  const { event, host, isHost, going, waiting } = found
  const { description, address, link, hasLink, cancelNote, ahead } = event
  return {
    title: `${event.title} · ${translator(language, 'common')('brand')}`,
    now: new Date().toISOString(),
    event: {
      ...toListedEvent(event, host, isHost, language),
      ...{ description, address, link, hasLink, ahead },
      cancelNote: isHost || event.guestState ? cancelNote : null,
    },
    going: going.map(toMember),
    waiting: waiting.map(toMember),
  }
}

const toMember = ({ username, fullName, avatarUrl }: EventMember): EventMember => ({ username, fullName, avatarUrl })
