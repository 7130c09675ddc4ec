import { changeJournalEntry, deleteJournalEntry, putJournalEntry } from '~/data/journal.server'
import { localDay } from '~/domain/calendar/local-day'
import { openDay, pastDay } from '~/domain/journal/open-days'
import type { Context } from '~/platform/context.server'
import { NO_FORM_ANSWER } from '~/platform/form-answer'
import { parseForm, typedValues } from '~/platform/forms.server'
import { findMember } from '~/platform/guards.server'
import { spend } from '~/platform/rate-limit.server'
import { refuse, unlessBroken } from '~/platform/refusal.server'
import { sealEntry } from '~/platform/sealed-journal.server'
import type { JournalAnswer } from './journal'
import { checkInSchema } from './journal.schema'

/** Nobody's evenings come faster. */
const WRITES_PER_HOUR = 120

/** Answers the form of a day: `save` and `delete`. */
export async function answerJournal(context: Context, request: Request) {
  const form = await request.formData()
  const intent = form.get('intent') === 'delete' ? 'delete' : 'save'
  const blank: JournalAnswer = { ...NO_FORM_ANSWER, intent, values: typedValues(form) }
  const viewer = await findMember(context)
  if (!viewer) return refuse<JournalAnswer>({ ...blank, error: 'signedOut' }, 401)
  const today = localDay(context.timeZone, Date.now())
  const day = pastDay(String(form.get('day') ?? ''), today)
  const parsed = parseForm(checkInSchema, form)
  if (!day) return refuse<JournalAnswer>({ ...blank, problems: { day: 'day.closed' } }, 400)
  if (intent === 'save' && !parsed.ok) return refuse<JournalAnswer>({ ...blank, problems: parsed.problems }, 400)
  const limit = { name: 'journal.write', subject: viewer.id, most: WRITES_PER_HOUR, seconds: 3600 }
  const wait = await spend(context, [limit])
  if (wait !== null) return refuse<JournalAnswer>({ ...blank, error: 'tooMany' }, 429, wait)
  const done = await unlessBroken(context, 'journal.broke', async () => {
    if (!parsed.ok || intent === 'delete') {
      await deleteJournalEntry(context.db, viewer.id, day)
      return 'deleted' as const
    }
    const { feeling, day: _, ...lines } = parsed.value
    const sealed = await sealEntry(context, viewer.id, day, { feeling, lines })
    if (openDay(day, today)) await putJournalEntry(context.db, viewer.id, day, sealed, new Date())
    else if (!(await changeJournalEntry(context.db, viewer.id, day, sealed, new Date()))) return 'closed' as const
    return 'saved' as const
  })
  if (!done) return refuse<JournalAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (done === 'closed') return refuse<JournalAnswer>({ ...blank, problems: { day: 'day.closed' } }, 400)
  return Response.json({ ...blank, done, values: { day } } satisfies JournalAnswer)
}
