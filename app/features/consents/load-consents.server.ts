import { listOpenConsents } from '~/data/consents.server'
import { countJournal } from '~/data/journal.server'
import { WITHDRAWABLE_CONSENTS } from '~/domain/membership/account/consents'
import { dateFormat } from '~/locales/date-format'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ConsentsData } from './consents'

/** Which explicit consents the viewer has given, for the settings. */
export async function loadConsents(context: Context, viewer: Viewer, request: Request): Promise<ConsentsData> {
  const { db } = context
  const [[given, [journal]], language, timeZone] = await Promise.all([
    db.batch([listOpenConsents(db, viewer.id), countJournal(db, viewer.id)]),
    languageOf(request),
    context.timeZone(),
  ])
  const day = dateFormat(language, timeZone, { dateStyle: 'long' })
  return {
    consents: WITHDRAWABLE_CONSENTS.map((purpose) => {
      const newest = given.findLast((consent) => consent.purpose === purpose)
      return { purpose, givenOn: newest ? day.format(newest.givenAt) : null }
    }),
    journalDays: journal?.days ?? 0,
  }
}
