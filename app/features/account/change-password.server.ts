import { replacePasswordHash } from '~/data/account.server'
import { endAccountTokens } from '~/data/account-tokens.server'
import { findPasswordHash } from '~/data/members.server'
import type { Context } from '~/platform/context.server'
import { checkCurrentPassword } from '~/platform/current-password.server'
import { parseForm } from '~/platform/forms.server'
import { logEvent } from '~/platform/log.server'
import { queueMail } from '~/platform/mail/queue-mail.server'
import { hashPassword } from '~/platform/password.server'
import { unlessBroken } from '~/platform/refusal.server'
import { revokeAccess } from '~/platform/revoke-access.server'
import type { Viewer } from '~/platform/session.server'
import { changePasswordSchema } from './account.schema'
import type { AccountOutcome } from './outcome'

const WRONG = { ok: false, status: 403, problems: { currentPassword: 'currentPassword.wrong' } } as const

/**
 * Changes the password of a member who knows the present one. Every other access ends, links to a new password and to another
 * address die, and a mail says what happened. Of two changes at once the later finds that the password it knew is no longer the one.
 */
export async function changePassword(context: Context, viewer: Viewer, form: FormData): Promise<AccountOutcome> {
  const parsed = parseForm(changePasswordSchema, form)
  if (!parsed.ok) return { ok: false, status: 400, problems: parsed.problems }
  const old = await findPasswordHash(context.db, viewer.id)
  const current = await checkCurrentPassword(context, viewer.id, parsed.value.currentPassword)
  if (typeof current === 'object') return { ok: false, status: 429, retryAfterSeconds: current.retryAfterSeconds }
  if (current !== 'right' || old === null) return WRONG
  const hash = { old, new: await hashPassword(parsed.value.password, context.settings.SCRYPT_LOG_N) }
  if (!(await replacePasswordHash(context.db, viewer.id, hash))) return WRONG
  const { sessionId } = await context.session()
  const ended = await revokeAccess(context, viewer.id, 'password-changed', { keep: sessionId })
  const now = Date.now()
  await endAccountTokens(context.db, viewer.id, 'reset_password', now)
  // Whoever knew the old password may have asked for another address with it.
  await endAccountTokens(context.db, viewer.id, 'change_email', now)
  logEvent('info', 'password.changed', { requestId: context.requestId })
  await unlessBroken(context, 'password_change.notice_lost', () =>
    queueMail(context, {
      kind: 'password-changed',
      memberId: viewer.id,
      to: viewer.email,
      language: viewer.language,
      params: { name: viewer.fullName, ended },
    }),
  )
  return { ok: true, done: 'passwordChanged', ended }
}
