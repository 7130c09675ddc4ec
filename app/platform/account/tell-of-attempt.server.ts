import { findMemberForSignIn } from '../../data/members/members.server'
import { toAccountKey } from '../../domain/membership/account/account-key'
import { SIGN_IN_PATH } from '../../domain/membership/limits'
import type { MailKind } from '../../domain/membership/mail-kinds'
import { queueMail } from '../mail/queue-mail.server'
import type { Context } from '../server/context.server'
import { siteOrigin } from '../server/env.server'
import { spend } from '../server/rate-limit.server'
import { tryOrLog } from '../server/refusal.server'

const DAY_SECONDS = 86_400

/** What someone else tried to do with a member's address. */
type AttemptKind = Extract<MailKind, 'registration-attempted' | 'email-change-attempted'>

/**
 * Tells the member who has an address that someone wanted to register with it, once a day at most, whoever they are; after
 * the answer, which waits for none of it.
 */
export function tellOfAttempt(context: Context, request: Request, email: string): void {
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
