import { data } from '@remix-run/cloudflare'
import { insertMailIf } from '~/data/mails.server'
import { endStripeTask, stripeTask } from '~/data/payments/payments.server'
import {
  findWithdrawal,
  hasContract,
  insertWithdrawal,
  isNoted,
  type Withdrawal,
} from '~/data/payments/withdrawals.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { deliverMails } from '~/platform/mail/mail-outbox.server'
import { withdrawalMail } from '~/platform/payments/payment-mail.server'
import { isSelling } from '~/platform/payments/stripe.server'
import { carryOutWithdrawal } from '~/platform/payments/withdraw.server'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import { logEvent, toErrorFields, tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import { refundInWords, type WithdrawalAnswer } from './withdrawal'
import { keyField, statementSchema } from './withdrawal.schema'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
/** Each is a row that is kept for years. */
const STATEMENTS_AN_HOUR = 60
/** No one may fill someone else's mailbox. Statements beyond these are taken without a mail. */
const MAILED_AN_HOUR = 10
const MAILED_A_DAY_TO_AN_ADDRESS = 5

/**
 * Answers both steps: `review` checks what was typed, `confirm` takes the statement. What is answered without a session is the
 * same for every address, whether there is an account or not: none is looked up.
 */
export async function answerWithdrawal(context: Context, request: Request) {
  if (!isSelling(context.settings)) throw notFound()
  const form = await request.formData()
  const intent = String(form.get('intent') ?? '')
  const blank: WithdrawalAnswer = { ...NO_FORM_ANSWER, intent, values: typedValues(form), at: { step: 'form' } }
  if (intent === 'edit') return data<WithdrawalAnswer>(blank)
  const parsed = parseForm(statementSchema, form)
  if (!parsed.ok) return refuse<WithdrawalAnswer>({ ...blank, problems: parsed.problems }, 400)
  const { name, email, order } = parsed.value
  const statement = { name, email, orderNumber: order }
  const confirmed = intent === 'confirm' ? keyField.safeParse(form.get('key')) : null
  if (!confirmed?.success) {
    return data<WithdrawalAnswer>({ ...blank, at: { step: 'review', statement, key: crypto.randomUUID() } })
  }
  const key = confirmed.data
  const { wait, isMailed } = await spendStatement(context, email)
  if (wait !== null) {
    return refuse<WithdrawalAnswer>({ ...blank, error: 'tooMany', at: { step: 'review', statement, key } }, 429, wait)
  }
  const language = await languageOf(request)
  const taken = await tryOrLog(context, 'withdrawal.failed', () =>
    takeStatement(context, request, { ...statement, id: key, language, isMailed }),
  )
  if (!taken) {
    return refuse<WithdrawalAnswer>({ ...blank, error: 'unexpected', at: { step: 'review', statement, key } }, 500)
  }
  const receivedAt = dateFormat(language, await context.timeZone(), { dateStyle: 'long', timeStyle: 'long' })
  return data<WithdrawalAnswer>({
    ...blank,
    values: {},
    at: {
      ...{ step: 'done', statement, receivedAt: receivedAt.format(taken.receivedAt), isMailed: taken.isMailed },
      ...{ state: taken.state, amount: refundInWords(taken.refundCents, language) },
    },
  })
}

/** The seconds to wait for a statement, null where it is taken now; and whether mails about it may be sent. */
async function spendStatement(context: Context, email: string) {
  const viewer = await findMember(context)
  const taken = {
    ...{ name: 'withdrawal.taken', subject: viewer?.id ?? context.clientNetwork, most: STATEMENTS_AN_HOUR },
    seconds: HOUR_SECONDS,
  }
  const wait = await spend(context, [taken])
  if (wait !== null) return { wait, isMailed: false }
  const byAddress = {
    ...{ name: 'withdrawal.address', subject: context.clientNetwork, most: MAILED_AN_HOUR },
    seconds: HOUR_SECONDS,
  }
  const byMail = {
    ...{ name: 'withdrawal.email', subject: toAccountKey(email), most: MAILED_A_DAY_TO_AN_ADDRESS },
    seconds: DAY_SECONDS,
  }
  // No stranger can use up what a member needs to write to their own address.
  const isOwnAddress = viewer !== null && toAccountKey(viewer.email) === toAccountKey(email)
  const mailed = await spend(context, isOwnAddress ? [{ ...byAddress, subject: viewer.id }] : [byAddress, byMail])
  return { wait: null, isMailed: mailed === null }
}

type StatementInput = {
  id: string
  name: string
  email: string
  orderNumber: string
  language: Language
  isMailed: boolean
}

/**
 * Notes a statement with its confirmation by mail, both or neither where it may be mailed; that of a subscriber who is signed in
 * is carried out.
 */
async function takeStatement(context: Context, request: Request, statement: StatementInput): Promise<Withdrawal> {
  const { db, settings } = context
  const now = new Date()
  const viewer = await findMember(context)
  const isOwn = viewer !== null && (await hasContract(db, viewer.id))
  const { id, name, email, language, isMailed } = statement
  const withdrawal = {
    ...{ id, name, email, language, isMailed, receivedAt: now, userId: isOwn ? viewer.id : null },
    orderNumber: statement.orderNumber || null,
    state: isOwn ? ('accepted' as const) : ('unverified' as const),
  }
  const words = { kind: isOwn ? ('withdrawal-received' as const) : ('withdrawal-to-verify' as const), params: {} }
  const mail = await withdrawalMail(settings, withdrawal, words, now, {
    origin: siteOrigin(context, request),
    timeZone: await context.timeZone(),
  })
  const insertion = insertWithdrawal(db, withdrawal)
  const confirmation = isMailed ? [insertMailIf(db, mail, isNoted(id, now))] : []
  const task = isOwn ? [stripeTask(db, { kind: 'withdraw', subject: id }, now)] : []
  await db.batch([insertion, ...confirmation, ...task])
  logEvent(isMailed ? 'info' : 'warn', 'withdrawal.received', { withdrawalId: id, state: withdrawal.state, isMailed })
  if (isOwn) await carryOutNow(context, id, now)
  sendMails(context, now)
  const saved = await findWithdrawal(db, id)
  if (!saved) throw new Error('A statement that was not kept')
  return saved
}

/** Carries a withdrawal out at once; where Stripe cannot be asked, the task that was noted is tried again. */
export async function carryOutNow(context: Context, id: string, now: Date): Promise<void> {
  const isDone = await tryOrLog(context, 'withdrawal.failed', () => carryOutWithdrawal(context, id, now))
  if (isDone) await endStripeTask(context.db, { id: `withdraw:${id}` })
}

/** Sends the mails of a statement after the answer, so that the confirmation does not wait for the next round. */
export function sendMails({ bindings, requestId, waitUntil }: Context, now: Date): void {
  const sending = deliverMails(bindings, { now: now.getTime() }).catch((error: unknown) => {
    logEvent('error', 'mail.round_failed', { requestId, ...toErrorFields(error) })
  })
  waitUntil(sending)
}
