import { findTransitMember } from '~/data/transit-member.server'
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
  const [{ own, connections }, language, timeZone] = await Promise.all([
    findTransitMember(context.db, viewer.id, CONNECTIONS_LOOKED_AT + 1),
    languageOf(request),
    context.timeZone(),
  ])
  const asked = readMoment(new URL(request.url).searchParams, timeZone, Date.now())
  const month = await loadSkyMonth(context, monthOf(asked.at, timeZone))
  const natal = viewer.hdDataCalculated ? gatesOfText(own.gates).sort((one, other) => one - other) : []
  const moment = month && momentOf(natal, openSkyMonth(month), asked.at)
  const isDrawn = natal.length > 0
  return {
    ...{ asked, moment, natal: isDrawn ? natal : null },
    who: isDrawn && moment ? toWhoCompletes(natal, moment.sky, connections, CONNECTIONS_LOOKED_AT, language) : null,
  }
}
