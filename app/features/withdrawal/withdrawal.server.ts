import { data } from '@remix-run/cloudflare'
import { z } from 'zod'
import { insertMailIf } from '~/data/mails.server'
import { endStripeTask, stripeTask } from '~/data/payments/payments.server'
import {
  acceptWithdrawal,
  findWithdrawal,
  hasContract,
  insertWithdrawal,
  isNoted,
  type Withdrawal,
} from '~/data/payments/withdrawals.server'
import { emailField, fullNameField } from '~/domain/membership/account/account-fields.schema'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { formatEuro, PREMIUM_PRICE_EUR_CENTS } from '~/domain/membership/premium/premium'
import { isLinkExpired, ORDER_NUMBER_MAX_LENGTH } from '~/domain/membership/premium/withdrawal'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { deliverMails } from '~/platform/mail/mail-outbox.server'
import { readWithdrawalToken, withdrawalMail } from '~/platform/payments/payment-mail.server'
import { isSelling } from '~/platform/payments/stripe.server'
import { carryOutWithdrawal, planWithdrawal } from '~/platform/payments/withdraw.server'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { logEvent, toErrorFields, tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import {
  type PlanInWords,
  refundInWords,
  type VerifyAnswer,
  type WithdrawalAnswer,
  type WithdrawalData,
} from './withdrawal'

/** A statement of withdrawal. */
export const statementSchema = z.object({
  name: fullNameField,
  email: emailField,
  order: z
    .string()
    .trim()
    .max(ORDER_NUMBER_MAX_LENGTH, 'order.long')
    .regex(/^[A-Za-z0-9_-]*$/, 'order.letters')
    .default(''),
})

/** Makes one statement of two presses; the page made it. */
const keyField = z.uuid()

/** Each look of a subscriber asks Stripe. */
const ASKS_AN_HOUR = 60

/** The page where a contract is withdrawn from, for members and for everyone else. */
export async function loadWithdrawal(context: Context, request: Request): Promise<WithdrawalData> {
  const [viewer, language] = await Promise.all([findMember(context), languageOf(request)])
  const t = translator(language, 'withdrawal')
  const sells = isSelling(context.settings)
  const bound = viewer !== null && sells && (await hasContract(context.db, viewer.id))
  return {
    title: `${t('title')} · ${translator(language, 'common')('brand')}`,
    description: t('description'),
    isSelling: sells,
    price: formatEuro(PREMIUM_PRICE_EUR_CENTS, language),
    member: viewer && { name: viewer.fullName, email: viewer.email, hasContract: bound },
    plan: viewer && bound ? await planInWords(context, viewer, request) : null,
  }
}

async function planInWords(context: Context, viewer: Viewer, request: Request): Promise<PlanInWords> {
  const limit = { name: 'withdrawal.ask', subject: viewer.id, most: ASKS_AN_HOUR, seconds: 3600 }
  if ((await spend(context, [limit])) !== null) return null
  const [plan, language] = await Promise.all([planWithdrawal(context, viewer.id, new Date()), languageOf(request)])
  const day = dateFormat(language, await context.timeZone(), { dateStyle: 'long' })
  // The last day is a date, whatever the time zone.
  const lastDay = dateFormat(language, 'UTC', { dateStyle: 'long' })
  if (plan?.kind === 'refund') {
    const amount = refundInWords(plan.cents, language)
    return { kind: 'refund', until: lastDay.format(plan.lastDay), amount, isInformed: plan.isInformed }
  }
  if (plan?.kind !== 'late') return null
  return { kind: 'late', endedOn: lastDay.format(plan.lastDay), premiumUntil: day.format(plan.premiumUntil) }
}

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
async function carryOutNow(context: Context, id: string, now: Date): Promise<void> {
  const isDone = await tryOrLog(context, 'withdrawal.failed', () => carryOutWithdrawal(context, id, now))
  if (isDone) await endStripeTask(context.db, { id: `withdraw:${id}` })
}

/** Sends the mails of a statement after the answer, so that the confirmation does not wait for the next round. */
function sendMails({ bindings, requestId, waitUntil }: Context, now: Date): void {
  const sending = deliverMails(bindings, { now: now.getTime() }).catch((error: unknown) => {
    logEvent('error', 'mail.round_failed', { requestId, ...toErrorFields(error) })
  })
  waitUntil(sending)
}

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
