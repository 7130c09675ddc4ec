import { createAccountToken } from '../../data/accounts/account-tokens.server'
import { RESET_LINK_MINUTES, RESET_PATH } from '../../domain/membership/limits'
import { queueMail } from '../mail/queue-mail.server'
import type { Context } from '../server/context.server'
import { siteOrigin } from '../server/env.server'
import { spend } from '../server/rate-limit.server'
import type { Addressee } from './send-confirmation.server'

/**
 * Counts one mail with a link to a new password to an account, by its address key, whoever asks for it; the seconds to wait
 * where there were three within the hour, else null.
 */
export const spendResetLink = (context: Context, emailKey: string): Promise<number | null> =>
  spend(context, [{ name: 'reset.account', subject: emailKey, most: 3, seconds: 3600 }])

/** Puts a mail with a link to a new password into the outbox; the links of earlier ones die. */
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
