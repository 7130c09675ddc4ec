import { findTransitMember } from '~/data/transit-member.server'
import { isTimeZone } from '~/domain/community/wall-clock'
import { gatesOfText } from '~/domain/human-design/stored-gates'
import type { Context } from '~/platform/context.server'
import { languageOf } from '~/platform/i18n.server'
import type { Viewer } from '~/platform/session.server'
import { monthOf, readMoment } from './asked-moment'
import { loadSkyMonth } from './load-sky-month.server'
import { momentOf, openSkyMonth } from './moment-of'
import type { TransitsPage } from './transits'
import { toWhoCompletes } from './who-completes.server'

/** So many of the last connections are looked at; one more says that there are more. */
export const CONNECTIONS_LOOKED_AT = 150

/** A sky, the member's chart under it, and who completes them then: one message to the database. */
export async function loadTransits(context: Context, viewer: Viewer, request: Request): Promise<TransitsPage> {
  const [{ own, connections }, language] = await Promise.all([
    findTransitMember(context.db, viewer.id, CONNECTIONS_LOOKED_AT + 1),
    languageOf(request),
  ])
  const timeZone = zoneOf(context.knownTimeZone, own.timeZone)
  const asked = readMoment(new URL(request.url).searchParams, timeZone, Date.now())
  const month = await loadSkyMonth(context, monthOf(asked.at, timeZone))
  const natal = viewer.hdDataCalculated ? gatesOfText(own.gates).sort((one, other) => one - other) : []
  const moment = month && momentOf(natal, openSkyMonth(month), asked.at)
  const isDrawn = natal.length > 0
  return {
    ...{ timeZone, asked, moment, natal: isDrawn ? natal : null },
    who: isDrawn && moment ? toWhoCompletes(natal, moment.sky, connections, CONNECTIONS_LOOKED_AT, language) : null,
  }
}

/** Where the request came from, or else where the member was last. */
function zoneOf(known: string | null, stored: string | null): string {
  return known ?? (stored && isTimeZone(stored) ? stored : 'UTC')
}
