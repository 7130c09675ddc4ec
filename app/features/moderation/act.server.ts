import { actOnSupport } from '~/data/answer-support.server'
import { type Decided, decideAppeal } from '~/data/decide-appeal.server'
import { moderate } from '~/data/moderate.server'
import { findSubject } from '~/data/subjects.server'
import { UNTIL_LIFTED } from '~/domain/community/may-act'
import type { Context } from '~/platform/context.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import { announceChange } from '~/platform/notifications/announce-change.server'
import type { Viewer } from '~/platform/session.server'
import type { ActForm } from './act.schema'

const DAY_MILLISECONDS = 86_400_000

/** Does what a moderator chose. False: it may not be, or is not there to be done any more. */
export async function act(context: Context, moderator: Viewer, form: ActForm): Promise<boolean> {
  const now = new Date()
  const written = await write(context, moderator, form, now)
  if (written) announceNotifications(context, written.told)
  if (!written?.done) return false
  // What was hidden or is back, by the act itself or by the appeal it grants.
  const of = written.of ?? ('kind' in form ? { kind: form.kind, id: form.subject } : null)
  if (of?.kind === 'post' || of?.kind === 'comment') announceChange(context, { kind: of.kind, id: of.id })
  return true
}

type Written = Omit<Decided, 'of'> & Partial<Pick<Decided, 'of'>>

async function write({ db }: Context, { id: moderatorId }: Viewer, form: ActForm, now: Date): Promise<Written | null> {
  const { intent, act: id } = form
  if (intent === 'grant_appeal' || intent === 'refuse_appeal') {
    const answer = form.note || null
    return decideAppeal(db, { id, moderatorId, appealId: form.appeal, action: intent, answer, now })
  }
  if (intent === 'answer_support' || intent === 'close_support') {
    const content = intent === 'answer_support' ? form.answer : null
    return actOnSupport(db, {
      id,
      moderatorId,
      requestId: form.question,
      action: intent,
      content,
      seen: form.seen,
      now,
    })
  }
  const subject = await findSubject(db, moderatorId, form.kind, form.subject)
  if (!subject) return null
  const role = intent === 'grant_role' ? form.role : null
  return moderate(db, {
    ...{ id, moderatorId, action: intent, seen: form.seen, now, role },
    ...{ kind: subject.kind, subjectId: subject.id, memberId: subject.memberId },
    // What was given stands in the log, and in what the member is told.
    note: intent === 'grant_role' ? role : form.note || null,
    until: intent === 'suspend' ? endOf(form.days, now) : null,
  })
}

const endOf = (days: '7' | '30' | 'always', now: Date) =>
  days === 'always' ? UNTIL_LIFTED : new Date(now.getTime() + Number(days) * DAY_MILLISECONDS)
