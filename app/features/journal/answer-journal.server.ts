import { redirect } from '@remix-run/cloudflare'
import {
  changeJournalEntry,
  deleteJournalEntry,
  hasJournalConsent,
  openJournal,
  putJournalEntry,
} from '~/data/journal.server'
import { localDay } from '~/domain/calendar/local-day'
import { openDay, pastDay } from '~/domain/journal/open-days'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import { sealEntry } from '~/platform/server/seal.server'
import { JOURNAL_PATH, type JournalAnswer } from './journal'
import { checkInSchema } from './journal.schema'

const WRITES_PER_HOUR = 120

/** Answers the forms of the journal: `consent` once, `save` and `delete` of a day. */
export async function answerJournal(context: Context, request: Request) {
  const form = await request.formData()
  if (form.get('intent') === 'consent') return answerConsent(context, request, form)
  const intent = form.get('intent') === 'delete' ? 'delete' : 'save'
  const blank: JournalAnswer = { ...NO_FORM_ANSWER, intent, values: typedValues(form) }
  const viewer = await findMember(context)
  if (!viewer) return refuse<JournalAnswer>({ ...blank, error: 'signedOut' }, 401)
  const today = localDay(await context.timeZone(), Date.now())
  const day = pastDay(String(form.get('day') ?? ''), today)
  const parsed = parseForm(checkInSchema, form)
  if (!day) return refuse<JournalAnswer>({ ...blank, problems: { day: 'day.closed' } }, 400)
  if (intent === 'save' && !parsed.ok) return refuse<JournalAnswer>({ ...blank, problems: parsed.problems }, 400)
  const limit = { name: 'journal.write', subject: viewer.id, most: WRITES_PER_HOUR, seconds: 3600 }
  const wait = await spend(context, [limit])
  if (wait !== null) return refuse<JournalAnswer>({ ...blank, error: 'tooMany' }, 429, wait)
  const done = await tryOrLog(context, 'journal.broke', async () => {
    if (!parsed.ok || intent === 'delete') {
      await deleteJournalEntry(context.db, viewer.id, day)
      return 'deleted' as const
    }
    const { feeling, day: _, ...lines } = parsed.value
    const sealed = await sealEntry(context, viewer.id, day, { feeling, lines })
    const write = openDay(day, today) ? putJournalEntry : changeJournalEntry
    if (await write(context.db, viewer.id, day, sealed, new Date())) return 'saved' as const
    return (await hasJournalConsent(context.db, viewer.id)) ? ('closed' as const) : ('unconsented' as const)
  })
  if (!done) return refuse<JournalAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (done === 'unconsented') return refuse<JournalAnswer>({ ...blank, error: 'unconsented' }, 403)
  if (done === 'closed') return refuse<JournalAnswer>({ ...blank, problems: { day: 'day.closed' } }, 400)
  return Response.json({ ...blank, done, values: { day } } satisfies JournalAnswer)
}

/** Saves the consent. Values of a day that was refused without it come back to the form. */
async function answerConsent(context: Context, request: Request, form: FormData) {
  const blank: JournalAnswer = { ...NO_FORM_ANSWER, intent: 'consent', values: typedValues(form) }
  const viewer = await findMember(context)
  if (!viewer) return refuse<JournalAnswer>({ ...blank, error: 'signedOut' }, 401)
  if (form.get('consent') !== 'on') {
    return refuse<JournalAnswer>({ ...blank, problems: { consent: 'consent.missing' } }, 400)
  }
  const language = await languageOf(request)
  await openJournal(context.db, viewer.id, language, new Date())
  return form.has('day') ? Response.json(blank) : redirect(JOURNAL_PATH, 303)
}
