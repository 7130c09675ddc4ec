import { findMemberForReset, resetPasswordHash } from '~/data/accounts/access.server'
import { findAccountToken } from '~/data/accounts/account-tokens.server'
import type { EndedAccess } from '~/domain/membership/access'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { queueMail } from '~/platform/mail/queue-mail.server'
import type { Context } from '~/platform/server/context.server'
import { logEvent } from '~/platform/server/log.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import { hashPassword } from '~/platform/sign-in/password.server'
import { revokeAccessIn } from '~/platform/sign-in/revoke-access.server'
import { type EndedLink, judgeLink } from '../link-state'

type ResetOutcome =
  | { ok: true; member: { id: string; passwordHash: string }; ended: EndedAccess[] }
  | { ok: false; link: EndedLink }

/**
 * Sets a new password by the token of a mailed link. One transaction uses the link up, sets the password and ends access: of
 * any number that arrive at once, one sets its password, and where it fails the link still works. Every access ends, linked sign-ins included, since one of them may be what the member
 * was robbed by; only who sets a first password where they are signed in keeps those. Every other link to a new password dies,
 * and the address counts as confirmed. Members whose account is away may do the same.
 */
export async function resetPassword(context: Context, token: string, password: string): Promise<ResetOutcome> {
  const { db } = context
  const now = Date.now()
  const judged = judgeLink(await findAccountToken(db, token, 'reset_password'), now)
  if (judged.state !== 'open') return { ok: false, link: judged.state }
  const { link } = judged
  const member = await findMemberForReset(db, link.userId)
  // The link went to an address that is no longer theirs.
  if (!member || member.emailKey !== toAccountKey(link.email)) return { ok: false, link: 'expired' }

  const passwordHash = await hashPassword(password, context.settings.SCRYPT_LOG_N)
  const isFirst = !member.hasPassword && (await context.session()).viewer?.id === link.userId
  const cause = isFirst ? 'first-password' : 'password-reset'
  const ended = await revokeAccessIn(context, link.userId, cause, null, (access) =>
    resetPasswordHash(db, link, passwordHash, access, now),
  )
  if (!ended) return { ok: false, link: 'used' }
  logEvent('info', 'password_reset.done', { requestId: context.requestId })
  await unlessBroken(context, 'password_reset.notice_lost', () =>
    queueMail(context, {
      kind: 'password-changed',
      memberId: link.userId,
      to: member.email,
      language: member.language,
      params: { name: member.fullName, ended },
    }),
  )
  return { ok: true, member: { id: link.userId, passwordHash }, ended }
}
