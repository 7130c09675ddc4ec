import { data } from '@remix-run/cloudflare'
import { stripeTask } from '~/data/payments/payments.server'
import { acceptWithdrawal, findWithdrawal, type Withdrawal } from '~/data/payments/withdrawals.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { isLinkExpired } from '~/domain/membership/premium/withdrawal'
import { readWithdrawalToken } from '~/platform/payments/payment-mail.server'
import { isSelling } from '~/platform/payments/stripe.server'
import type { Context } from '~/platform/server/context.server'
import { refuse } from '~/platform/server/forms.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { carryOutNow, sendMails } from './answer-withdrawal.server'
import { refundInWords, type VerifyAnswer } from './withdrawal'

/** The page that the mailed link opens: what became of the statement so far; opening it changes nothing. */
export async function loadVerify(context: Context, request: Request) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const language = await languageOf(request)
  const t = translator(language, 'withdrawal')
  return {
    title: `${t('title')} · ${translator(language, 'common')('brand')}`,
    token,
    answer: (await find(context, token)) ? await answerOf(context, request, token) : UNREADABLE,
  }
}

const UNREADABLE: VerifyAnswer = { state: 'unreadable', amount: null }

/** From here on an operator decides, who learns of it from the log. */
function expired({ id, receivedAt }: Withdrawal): VerifyAnswer {
  logEvent('warn', 'withdrawal.link_expired', { withdrawalId: id, receivedAt: receivedAt.toISOString() })
  return { state: 'expired', amount: null }
}

/** A statement that was carried out in time still shows what became of it. */
const hasExpired = ({ state, receivedAt }: Withdrawal) =>
  state === 'unverified' && isLinkExpired(receivedAt, new Date())

/** Verifies the address of a statement, and carries it out. Pressed twice it is done once. */
export async function verifyWithdrawal(context: Context, request: Request) {
  const form = await request.formData()
  const token = String(form.get('token') ?? '')
  const withdrawal = isSelling(context.settings) ? await find(context, token) : null
  if (!withdrawal) return refuse<VerifyAnswer>(UNREADABLE, 400)
  if (hasExpired(withdrawal)) return refuse<VerifyAnswer>(expired(withdrawal), 410)
  const done = await tryOrLog(context, 'withdrawal.failed', async () => {
    const now = new Date()
    const { id, email } = withdrawal
    await context.db.batch([
      acceptWithdrawal(context.db, id, toAccountKey(email)),
      stripeTask(context.db, { kind: 'withdraw', subject: id }, now),
    ])
    await carryOutNow(context, id, now)
    sendMails(context, now)
    return answerOf(context, request, token)
  })
  return done ? data<VerifyAnswer>(done) : refuse<VerifyAnswer>({ state: 'unexpected', amount: null }, 500)
}

async function find({ db, settings }: Context, token: string) {
  const id = await readWithdrawalToken(settings.COOKIE_SECRET, token)
  return id ? findWithdrawal(db, id) : null
}

async function answerOf(context: Context, request: Request, token: string): Promise<VerifyAnswer> {
  const withdrawal = await find(context, token)
  if (!withdrawal) return UNREADABLE
  if (hasExpired(withdrawal)) return expired(withdrawal)
  const { state, refundCents } = withdrawal
  return { state, amount: refundInWords(refundCents, await languageOf(request)) }
}
