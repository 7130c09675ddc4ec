import type { ConditionalMail } from '../../data/mails.server'
import type { Subscriber } from '../../data/payments/subscriptions.server'
import type { MailKind } from '../../domain/membership/mail-kinds'
import { PREMIUM_PATH } from '../../domain/membership/premium/premium'
import type { MailParams } from '../mail/mail-params'
import { type Settings, settingsOrigin } from '../server/env.server'
import { seal } from '../server/seal.server'

type PaymentKind = Extract<MailKind, `premium-${string}`>

/** What a mail about money says. */
export type PaymentWords = {
  [K in PaymentKind]: {
    kind: K
    /** What it is about: one mail of a kind for each, however often Stripe says so. */
    about: string
    params: Omit<MailParams[K], 'name' | 'url' | 'timeZone'>
  }
}[PaymentKind]

/** A mail about money as the outbox takes it, for the batch with what it tells of. Its days are those of the member's own clock. */
export async function paymentMail(
  settings: Settings,
  { kind, about, params }: PaymentWords,
  { member, createdAt }: { member: Subscriber['member']; createdAt: Date },
): Promise<ConditionalMail> {
  const id = `${kind}:${about}`
  const { fullName: name, timeZone } = member
  const url = `${settingsOrigin(settings)}${PREMIUM_PATH}`
  const filled = { ...params, name, url, timeZone: timeZone ?? 'UTC' }
  return {
    ...{ id, userId: member.id, kind, language: member.language, recipient: member.email, createdAt },
    sealedParams: await seal(settings.COOKIE_SECRET, id, JSON.stringify(filled)),
  }
}
