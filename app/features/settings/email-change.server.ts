import { findWaitingEmail } from '~/data/accounts/account.server'
import { createAccountToken, endAccountTokens } from '~/data/accounts/account-tokens.server'
import { findProfileToChange } from '~/data/members/profiles.server'
import { CONFIRM_PATH, CONFIRMATION_LINK_HOURS, EMAIL_CHANGE_MAILS_AN_HOUR } from '~/domain/membership/limits'
import type { Language } from '~/locales/language'
import { mailOwner } from '~/platform/account/account-mails.server'
import type { Problems } from '~/platform/client/form-answer'
import { queueMail } from '~/platform/mail/mail-outbox.server'
import type { Context } from '~/platform/server/context.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { checkCurrentPassword } from '~/platform/sign-in/step-up.server'

/** Why a form of this tab changed nothing. */
export type Refused =
  | { ok: false; status: 400 | 403 | 409 | 422; problems: Problems }
  | { ok: false; error: 'suspended' }
  | { ok: false; error: 'tooMany'; retryAfterSeconds: number }

type EmailOwner = { id: string; email: string; fullName: string; language: Language }

/**
 * Checks the current password and the limit of mails; null when the change is allowed. The password comes first, so that
 * without it no one learns which addresses are taken.
 */
export async function refuseEmailChange(context: Context, memberId: string, password: string): Promise<Refused | null> {
  const check = await checkCurrentPassword(context, memberId, password)
  if (typeof check === 'object') return { ok: false, error: 'tooMany', ...check }
  if (check === 'none') return { ok: false, status: 403, problems: { email: 'email.noPassword' } }
  if (check !== 'right') return { ok: false, status: 403, problems: { current_password: `currentPassword.${check}` } }
  return refuseMail(context, memberId)
}

/** Spends one mail of the limit, since each goes to an address that was typed in. */
async function refuseMail(context: Context, memberId: string): Promise<Refused | null> {
  const limit = { name: 'email.change', subject: memberId, most: EMAIL_CHANGE_MAILS_AN_HOUR, seconds: 3600 }
  const wait = await spend(context, [limit])
  return wait === null ? null : { ok: false, error: 'tooMany', retryAfterSeconds: wait }
}

/** Mails both addresses: the new one its confirmation link, the present one a notice. */
export async function requestEmailChange(context: Context, owner: EmailOwner, newEmail: string, origin: string) {
  await mailNewAddress(context, owner, newEmail, origin)
  await queueMail(context, {
    kind: 'email-change-requested',
    memberId: owner.id,
    to: owner.email,
    language: owner.language,
    params: { name: owner.fullName, newEmail },
  })
  logEvent('info', 'email.change_requested', { requestId: context.requestId })
}

/**
 * Mails a new address its link, which works for a day and replaces an earlier one. Where the address is another member's, that
 * member gets a notice instead. The response and its timing are the same.
 */
async function mailNewAddress(context: Context, owner: EmailOwner, newEmail: string, origin: string) {
  const token = await createAccountToken(context.db, {
    userId: owner.id,
    purpose: 'change_email',
    email: newEmail,
    lifetimeSeconds: CONFIRMATION_LINK_HOURS * 3600,
  })
  const mail = async () => {
    if (await mailOwner(context, 'email-change-attempted', newEmail, origin, owner.id)) return
    await queueMail(context, {
      kind: 'change-email',
      memberId: owner.id,
      to: newEmail,
      language: owner.language,
      params: { name: owner.fullName, url: `${origin}${CONFIRM_PATH}?token=${token}` },
    })
  }
  context.waitUntil(tryOrLog(context, 'email.change_mail_lost', mail))
}

type Outcome = { ok: true } | Refused | { ok: false; error: 'nothingWaits' }

/** Sends the mail to the new address again, without the password, which the first request has checked. */
export async function resendEmailChange(context: Context, viewer: Viewer, origin: string): Promise<Outcome> {
  const { db } = context
  const waiting = await findWaitingEmail(db, viewer.id, Date.now())
  const member = await findProfileToChange(db, viewer.id)
  if (!waiting || !member) return { ok: false, error: 'nothingWaits' }
  const refused = await refuseMail(context, viewer.id)
  if (refused) return refused
  const owner = { id: viewer.id, email: member.email, fullName: member.full_name, language: member.language }
  await mailNewAddress(context, owner, waiting, origin)
  return { ok: true }
}

/** Ends the link to a new address, so that the present one stays. */
export async function cancelEmailChange({ db }: Context, viewer: Viewer): Promise<{ ok: true }> {
  await endAccountTokens(db, viewer.id, 'change_email', Date.now())
  return { ok: true }
}
