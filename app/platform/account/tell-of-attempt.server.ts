import { findMemberForSignIn } from '../../data/members.server'
import { toAccountKey } from '../../domain/membership/account-key'
import { SIGN_IN_PATH } from '../../domain/membership/limits'
import type { Context } from '../context.server'
import { queueMail } from '../mail/queue-mail.server'
import { siteOrigin } from '../origin.server'
import { spend } from '../rate-limit.server'
import { unlessBroken } from '../refusal.server'

const DAY_SECONDS = 86_400

/**
 * Tells the member who has an address that someone wanted to register with it, once a day at most, whoever they are; after
 * the answer, which waits for none of it.
 */
export function tellOfAttempt(context: Context, request: Request, email: string): void {
  context.waitUntil(unlessBroken(context, 'registration.attempt_untold', () => mailOwner(context, request, email)))
}

async function mailOwner(context: Context, request: Request, email: string) {
  const emailKey = toAccountKey(email)
  const member = await findMemberForSignIn(context.db, emailKey)
  if (!member) return
  const once = { name: 'register.told', subject: member.id, most: 1, seconds: DAY_SECONDS }
  if ((await spend(context, [once])) !== null) return
  await queueMail(context, {
    kind: 'registration-attempted',
    memberId: member.id,
    to: member.email,
    language: member.language,
    params: { name: member.fullName, url: siteOrigin(context, request) + SIGN_IN_PATH },
  })
}
