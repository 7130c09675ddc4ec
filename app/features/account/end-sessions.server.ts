import type { Context } from '~/platform/context.server'
import { endMemberSessions, endOtherSession } from '~/platform/end-sessions.server'
import { parseForm } from '~/platform/forms.server'
import { logEvent } from '~/platform/log.server'
import type { Viewer } from '~/platform/session.server'
import { sessionSchema } from './account.schema'
import type { AccountOutcome } from './outcome'

/** Ends one other session of the member; one that has ended already is what was asked for. */
export async function endOneSession(context: Context, viewer: Viewer, form: FormData): Promise<AccountOutcome> {
  const parsed = parseForm(sessionSchema, form)
  if (!parsed.ok) return { ok: false, status: 400, problems: {} }
  const { sessionId } = await context.session()
  // This one ends by signing out, which clears the browser too.
  if (parsed.value.session !== sessionId) await endOtherSession(context, viewer.id, parsed.value.session)
  return { ok: true, done: 'sessionEnded' }
}

/** Ends every session of the member but the one that asks. */
export async function endOtherSessions(context: Context, viewer: Viewer): Promise<AccountOutcome> {
  await endMemberSessions(context, viewer.id, (await context.session()).sessionId)
  logEvent('info', 'sessions.ended', { requestId: context.requestId })
  return { ok: true, done: 'otherSessionsEnded' }
}
