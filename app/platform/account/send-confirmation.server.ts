import { createAccountToken } from '../../data/accounts/account-tokens.server'
import { CONFIRM_PATH, CONFIRMATION_LINK_HOURS } from '../../domain/membership/limits'
import type { Language } from '../../locales/language'
import { queueMail } from '../mail/queue-mail.server'
import type { Context } from '../server/context.server'
import { siteOrigin } from '../server/env.server'

export type Addressee = { id: string; email: string; fullName: string; language: Language }

/** Puts a mail into the outbox that asks a member to confirm their address; the links of earlier ones die. */
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
