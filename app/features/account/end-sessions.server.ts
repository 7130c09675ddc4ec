import type { EndedAccess } from '~/domain/membership/access'
import type { Context } from '~/platform/context.server'
import { endOtherSession } from '~/platform/end-sessions.server'
import { parseForm } from '~/platform/forms.server'
import { queueMail } from '~/platform/mail/queue-mail.server'
import { unlessBroken } from '~/platform/refusal.server'
import { revokeAccess } from '~/platform/revoke-access.server'
import type { Viewer } from '~/platform/session.server'
import { requireStepUp } from '~/platform/step-up.server'
import { ACCOUNT_TAB } from './account'
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

/**
 * Signs the member out everywhere but here, with what opens the account without them: the calendar's address and API tokens,
 * and the linked sign-ins and passkeys where they want that too. A mail names what has to be set up again.
 */
export async function signOutEverywhere(
  context: Context,
  request: Request,
  viewer: Viewer,
  form: FormData,
): Promise<AccountOutcome | Response> {
  const waysIn = (['signIns', 'passkeys'] as const).filter((kind) => form.has(kind))
  if (waysIn.length > 0) {
    const resumed = { task: 'everywhere', action: ACCOUNT_TAB, form, back: ACCOUNT_TAB } as const
    const asked = await requireStepUp(context, request, resumed)
    if (asked) return asked
  }
  const { sessionId: keep } = await context.session()
  const only: EndedAccess[] = ['feed', 'tokens', ...waysIn]
  const ended = await revokeAccess(context, viewer.id, 'signed-out-everywhere', { keep, only })
  if (ended.length > 0) {
    await unlessBroken(context, 'sign_out_everywhere.notice_lost', () =>
      queueMail(context, {
        kind: 'access-ended',
        memberId: viewer.id,
        to: viewer.email,
        language: viewer.language,
        params: { name: viewer.fullName, cause: 'signed-out-everywhere', ended },
      }),
    )
  }
  return { ok: true, done: 'otherSessionsEnded', ended }
}
