import { z } from 'zod'
import { listOpenConsents } from '~/data/accounts/consents.server'
import { closeEmptyJournal, closeJournal, countJournal, deleteWholeJournal } from '~/data/journal.server'
import { hideInLove } from '~/data/love/love-settings.server'
import { WITHDRAWABLE_CONSENTS } from '~/domain/membership/account/consents'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ConsentRefusal, ConsentsAnswer, ConsentsData } from './consents'

/** To end a consent, and for a journal with entries what becomes of them; or to delete days that were kept sealed. */
const consentsSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('withdrawLove') }),
  z.object({ intent: z.literal('withdrawJournal'), entries: z.enum(['delete', 'keep'], 'entries').optional() }),
  z.object({ intent: z.literal('deleteJournal') }),
])
type ConsentsInput = z.output<typeof consentsSchema>

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

type Answered = { answer: ConsentsAnswer; status: 200 | 400 | 401 | 500 }

/** Answers the forms by which a consent is withdrawn. Never refused for coming too often: withdrawing is as easy as agreeing. */
export async function answerConsents(context: Context, request: Request, form: FormData): Promise<Answered> {
  const viewer = await findMember(context)
  if (!viewer) return refused('signedOut', 401)
  const parsed = parseForm(consentsSchema, form)
  if (!parsed.ok) return parsed.problems.entries ? entriesToChoose(context, viewer.id) : refused('invalid', 400)
  const language = await languageOf(request)
  const done = await tryOrLog(context, 'consents.withdraw_broke', () =>
    withdraw(context, { memberId: viewer.id, language }, parsed.value),
  )
  if (done === 'entries') return entriesToChoose(context, viewer.id)
  return done ? { answer: { ...done, error: null }, status: 200 } : refused('unexpected', 500)
}

async function withdraw(
  { db }: Context,
  { memberId, language }: { memberId: string; language: Language },
  input: ConsentsInput,
): Promise<Omit<ConsentsAnswer, 'error'> | 'entries'> {
  const now = new Date()
  switch (input.intent) {
    case 'withdrawLove':
      await hideInLove(db, memberId, now)
      return { purpose: 'love', done: 'withdrawn' }
    case 'withdrawJournal': {
      const { entries } = input
      if (entries) await closeJournal(db, { memberId, entries, language, now })
      // Written meanwhile in another window: nothing is deleted or kept without a choice.
      else if (!(await closeEmptyJournal(db, memberId, now))) return 'entries'
      return { purpose: 'journal', done: 'withdrawn' }
    }
    case 'deleteJournal':
      await deleteWholeJournal(db, memberId, now)
      return { purpose: 'journal', done: 'deleted' }
  }
}

/** The choice comes with the answer, since a refused form loads nothing again. */
async function entriesToChoose({ db }: Context, memberId: string): Promise<Answered> {
  const [row] = await countJournal(db, memberId)
  const { answer, status } = refused('entries', 400)
  return { answer: { ...answer, journalDays: row?.days ?? 0 }, status }
}

const refused = (error: ConsentRefusal | 'signedOut', status: 400 | 401 | 500): Answered => ({
  answer: { purpose: null, done: null, error },
  status,
})
