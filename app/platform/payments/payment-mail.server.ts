import type { ConditionalMail } from '../../data/mails.server'
import type { Subscriber } from '../../data/payments/subscriptions.server'
import type { Withdrawal } from '../../data/payments/withdrawals.server'
import type { MailKind } from '../../domain/membership/mail-kinds'
import { PREMIUM_PATH } from '../../domain/membership/premium/premium'
import { WITHDRAWAL_PATH } from '../../domain/membership/premium/withdrawal'
import type { MailParams } from '../mail/mail-params'
import { type Settings, settingsOrigin } from '../server/env.server'
import { seal, unseal } from '../server/seal.server'

type PaymentKind = Extract<MailKind, `premium-${string}`>

/** The content of a mail about a payment. */
export type PaymentWords = {
  [K in PaymentKind]: {
    kind: K
    /** The subject; one mail of each kind is sent per subject, even if Stripe repeats an event. */
    about: string
    params: Omit<MailParams[K], 'name' | 'url' | 'timeZone'>
  }
}[PaymentKind]

/** A payment mail for the outbox, inserted in the same batch as its cause. Dates are in the member's time zone. */
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

type WithdrawalKind = Extract<MailKind, `withdrawal-${string}`>
type Common = 'name' | 'url' | 'at' | 'timeZone' | 'email' | 'orderNumber'

/** The content of a withdrawal mail besides the statement itself. */
export type WithdrawalWords = {
  [K in WithdrawalKind]: { kind: K; params: Omit<MailParams[K], Common> }
}[WithdrawalKind]

type Sender = Pick<Withdrawal, 'id' | 'userId' | 'name' | 'email' | 'orderNumber' | 'language' | 'receivedAt'>
type Place = { origin?: string; timeZone?: string }

const LABEL = 'withdrawal'

/** A withdrawal mail for the outbox; at most one of each kind per statement. */
export async function withdrawalMail(
  settings: Settings,
  { id: withdrawalId, userId, name, email, orderNumber, language, receivedAt }: Sender,
  { kind, params }: WithdrawalWords,
  createdAt: Date,
  { origin = settingsOrigin(settings), timeZone = 'UTC' }: Place = {},
): Promise<ConditionalMail> {
  const id = `${kind}:${withdrawalId}`
  const path =
    kind === 'withdrawal-to-verify'
      ? `${WITHDRAWAL_PATH}/confirm?token=${await withdrawalToken(settings.COOKIE_SECRET, withdrawalId)}`
      : PREMIUM_PATH
  const at = receivedAt.toISOString()
  const filled = { ...params, name, email, orderNumber, at, timeZone, url: `${origin}${path}` }
  return {
    ...{ id, userId, kind, language, recipient: email, createdAt },
    sealedParams: await seal(settings.COOKIE_SECRET, id, JSON.stringify(filled)),
  }
}

/** Proves access to the mailbox of a statement's address. It signs no one in. */
async function withdrawalToken(secret: string, withdrawalId: string): Promise<string> {
  const sealed = await seal(secret, LABEL, withdrawalId)
  return sealed.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The statement of a token; null if the token isn't ours. */
export const readWithdrawalToken = (secret: string, token: string): Promise<string | null> =>
  unseal(secret, LABEL, token.replaceAll('-', '+').replaceAll('_', '/'))
