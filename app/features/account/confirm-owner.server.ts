import { toAccountKey } from '~/domain/membership/account-key'
import type { Context } from '~/platform/context.server'
import { checkCurrentPassword } from '~/platform/current-password.server'
import { parseForm } from '~/platform/forms.server'
import type { Viewer } from '~/platform/session.server'
import { requireStepUp } from '~/platform/step-up.server'
import { ACCOUNT_TAB } from './account'
import { leaveSchema } from './account.schema'
import type { AccountOutcome } from './outcome'

/**
 * Null when the form shows that the member means it: by the password or, where there is none, by the username typed; then
 * they are asked to show in another way that it is them, unless they have just done so.
 */
export async function findDoubtOfOwner(
  context: Context,
  request: Request,
  viewer: Viewer,
  form: FormData,
): Promise<Extract<AccountOutcome, { ok: false }> | Response | null> {
  const parsed = parseForm(leaveSchema, form)
  if (!parsed.ok) return { ok: false, status: 400, problems: parsed.problems }
  const { currentPassword = '', username = '' } = parsed.value
  const current = await checkCurrentPassword(context, viewer.id, currentPassword)
  switch (current) {
    case 'right':
      return null
    case 'missing':
      return { ok: false, status: 400, problems: { currentPassword: 'currentPassword.missing' } }
    case 'wrong':
      return { ok: false, status: 403, problems: { currentPassword: 'currentPassword.wrong' } }
    case 'none':
      return toAccountKey(username) === toAccountKey(viewer.username)
        ? requireStepUp(context, request, { task: 'leave', action: ACCOUNT_TAB, form, back: ACCOUNT_TAB })
        : { ok: false, status: 403, problems: { username: 'username.different' } }
    default:
      return { ok: false, status: 429, retryAfterSeconds: current.retryAfterSeconds }
  }
}
