import { endConsent } from '~/data/consents.server'
import { deleteWholeJournal } from '~/data/journal.server'
import { hideInLove } from '~/data/love-settings.server'
import type { Context } from '~/platform/context.server'
import { parseForm } from '~/platform/forms.server'
import { findMember } from '~/platform/guards.server'
import { unlessBroken } from '~/platform/refusal.server'
import type { ConsentRefusal, ConsentsAnswer } from './consents'
import { type ConsentsInput, consentsSchema } from './consents.schema'

type Answered = { answer: ConsentsAnswer; status: 200 | 400 | 401 | 500 }

/** Answers the forms by which a consent is withdrawn. Never refused for coming too often: withdrawing is as easy as agreeing. */
export async function answerConsents(context: Context, form: FormData): Promise<Answered> {
  const viewer = await findMember(context)
  if (!viewer) return refused('signedOut', 401)
  const parsed = parseForm(consentsSchema, form)
  if (!parsed.ok) return refused(parsed.problems.entries ? 'entries' : 'invalid', 400)
  const done = await unlessBroken(context, 'consents.withdraw_broke', () => withdraw(context, viewer.id, parsed.value))
  return done ? { answer: { ...done, error: null }, status: 200 } : refused('unexpected', 500)
}

async function withdraw(
  { db }: Context,
  memberId: string,
  input: ConsentsInput,
): Promise<Omit<ConsentsAnswer, 'error'>> {
  const now = new Date()
  switch (input.intent) {
    case 'withdrawLove':
      await hideInLove(db, memberId, now)
      return { purpose: 'love', done: 'withdrawn' }
    case 'withdrawJournal': {
      const end = endConsent(db, memberId, 'journal', now)
      await db.batch(input.entries === 'delete' ? [end, deleteWholeJournal(db, memberId)] : [end])
      return { purpose: 'journal', done: 'withdrawn' }
    }
    case 'deleteJournal':
      await deleteWholeJournal(db, memberId)
      return { purpose: 'journal', done: 'deleted' }
  }
}

const refused = (error: ConsentRefusal | 'signedOut', status: 400 | 401 | 500): Answered => ({
  answer: { purpose: null, done: null, error },
  status,
})
