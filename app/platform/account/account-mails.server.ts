import { createAccountToken } from '../../data/accounts/tokens.server'
import { findMemberForSignIn } from '../../data/members/members.server'
import { toAccountKey } from '../../domain/membership/account/account-key'
import {
  CONFIRM_PATH,
  CONFIRMATION_LINK_HOURS,
  RESET_LINK_MINUTES,
  RESET_PATH,
  SIGN_IN_PATH,
} from '../../domain/membership/limits'
import type { MailKind } from '../../domain/membership/mail-kinds'
import type { Language } from '../../locales/language'
import { queueMail } from '../mail/mail-outbox.server'
import type { Context } from '../server/context.server'
import { siteOrigin } from '../server/env.server'
import { tryOrLog } from '../server/log.server'
import { spend } from '../server/rate-limit.server'

export type Addressee = { id: string; email: string; fullName: string; language: Language }

/** Queues the mail that asks a member to confirm their address; earlier links stop working. */
export async function sendConfirmation(context: Context, request: Request, member: Addressee): Promise<void> {
  const token = await createAccountToken(context.db, {
    userId: member.id,
    purpose: 'confirm_email',
    email: member.email,
    lifetimeSeconds: CONFIRMATION_LINK_HOURS * 3600,
  })
  await queueMail(context, {
    kind: 'confirm-email',
    memberId: member.id,
    to: member.email,
    language: member.language,
    params: { name: member.fullName, url: `${siteOrigin(context, request)}${CONFIRM_PATH}?token=${token}` },
  })
}

/**
 * Counts a password-reset mail against the limit of its account (by address key), whoever requests it. Returns the seconds to
 * wait after three within an hour, else null.
 */
export const spendResetLink = (context: Context, emailKey: string): Promise<number | null> =>
  spend(context, [{ name: 'reset.account', subject: emailKey, most: 3, seconds: 3600 }])

/** Queues the mail with a password-reset link; earlier links stop working. */
export async function sendResetLink(context: Context, request: Request, member: Addressee): Promise<void> {
  const token = await createAccountToken(context.db, {
    userId: member.id,
    purpose: 'reset_password',
    email: member.email,
    lifetimeSeconds: RESET_LINK_MINUTES * 60,
  })
  await queueMail(context, {
    kind: 'reset-password',
    memberId: member.id,
    to: member.email,
    language: member.language,
    params: {
      name: member.fullName,
      url: `${siteOrigin(context, request)}${RESET_PATH}?access_token=${token}&type=recovery`,
    },
  })
}

const DAY_SECONDS = 86_400

/** What someone else tried to do with a member's address. */
type AttemptKind = Extract<MailKind, 'registration-attempted' | 'email-change-attempted'>

/**
 * Mails the owner of an address that someone tried to register with it, at most once a day. Runs after the response, so that its
 * timing reveals nothing.
 */
export function mailAttemptNotice(context: Context, request: Request, email: string): void {
  const origin = siteOrigin(context, request)
  context.waitUntil(
    tryOrLog(context, 'registration.attempt_untold', () => mailOwner(context, 'registration-attempted', email, origin)),
  )
}

/** Mails a member what someone else tried to do with their address, once a day at most; false where no member has it. */
export async function mailOwner(
  context: Context,
  kind: AttemptKind,
  email: string,
  origin: string,
  except?: string,
): Promise<boolean> {
  const member = await findMemberForSignIn(context.db, toAccountKey(email))
  if (!member || member.id === except) return false
  const once = { name: LIMITS[kind], subject: member.id, most: 1, seconds: DAY_SECONDS }
  if ((await spend(context, [once])) !== null) return true
  await queueMail(context, {
    kind,
    memberId: member.id,
    to: member.email,
    language: member.language,
    params: { name: member.fullName, url: origin + SIGN_IN_PATH },
  })
  return true
}

const LIMITS: Record<AttemptKind, string> = {
  'registration-attempted': 'register.told',
  'email-change-attempted': 'email.told',
}
