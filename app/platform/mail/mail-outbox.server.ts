import { createDatabase, type Database } from '../../../drizzle/client'
import { claimDueMails, insertMail, type Mail, markMailNotSent, markMailSent } from '../../data/mails.server'
import type { MailKind } from '../../domain/membership/mail-kinds'
import { DELIVERY_RETRIES, retryWait } from '../../domain/retry-wait'
import type { Language } from '../../locales/language'
import type { Context } from '../server/context.server'
import { type Bindings, parseSettings, type Settings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { type MailOutcome, measure, Tally } from '../server/metrics.server'
import { seal } from '../server/seal.server'
import { mailLifetime, readMail, SENDER_NAME } from './mail-content.server'
import type { MailContent } from './mail-layout.server'
import type { MailParams } from './mail-params'

export type NewMail<K extends MailKind> = {
  kind: K
  memberId: string
  /** The address it goes to, which need not be the member's present one. */
  to: string
  language: Language
  params: MailParams[K]
}

/**
 * Writes a mail into the outbox. Nothing waits until it is sent: that begins after the answer, and where it fails the cron
 * tries again. What fills the words is sealed, so that the table holds no link that anybody could use.
 */
export async function queueMail<K extends MailKind>(context: Context, mail: NewMail<K>): Promise<void> {
  const id = crypto.randomUUID()
  const now = Date.now()
  await insertMail(context.db, {
    id,
    userId: mail.memberId,
    kind: mail.kind,
    language: mail.language,
    recipient: mail.to,
    sealedParams: await seal(context.settings.COOKIE_SECRET, id, JSON.stringify(mail.params)),
    dueAt: new Date(now),
    createdAt: new Date(now),
  })
  const sending = deliverMails(context.bindings, { now, only: id }).catch((error: unknown) => {
    logEvent('error', 'mail.round_failed', { requestId: context.requestId, mailId: id, ...toErrorFields(error) })
  })
  context.waitUntil(sending)
}

/** As many as one round surely sends before its claim ends, and as many rounds as the platform lets a worker ask the database. */
const MAILS_A_ROUND = 50
const ROUNDS = 4
/** After so many attempts a mail is given up. */
const MOST_ATTEMPTS = 8

type Sender = { binding: SendEmail; from: string }

/**
 * Sends what is due, or only the one mail that is named. Without a sender (binding EMAIL, setting MAIL_FROM) the outbox is
 * left as it is. A mail that fails waits for a later round, longer each time, and is given up in the end. `now` in
 * milliseconds.
 */
export async function deliverMails(bindings: Bindings, { now, only }: { now: number; only?: string }): Promise<void> {
  const settings = parseSettings(bindings)
  const { EMAIL: binding } = bindings
  const { MAIL_FROM: from } = settings
  if (!binding || !from) return
  const db = createDatabase(bindings.DB)
  const tally = new Tally<MailOutcome>()
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const mails = await claimDueMails(db, { now, limit: MAILS_A_ROUND, only })
      for (const mail of mails) tally.add(await deliver(db, settings, { binding, from }, mail, now))
      if (mails.length < MAILS_A_ROUND) return
    }
  } finally {
    tally.each((outcome, count) => measure(bindings, { kind: 'mail', name: 'mail', outcome, count }))
  }
}

async function deliver(
  db: Database,
  settings: Settings,
  sender: Sender,
  mail: Mail,
  now: number,
): Promise<MailOutcome> {
  const lifetime = mailLifetime(mail.kind)
  if (lifetime !== null && now >= mail.createdAt.getTime() + lifetime) {
    return giveUp(db, mail, 'Too old: its link has ended, or it is no news')
  }
  if (mail.attempts > MOST_ATTEMPTS) return giveUp(db, mail, mail.lastError ?? 'No attempt came to an end')
  const content = await readMail(settings.COOKIE_SECRET, mail)
  if (!content) return giveUp(db, mail, 'Unreadable: COOKIE_SECRET has changed')
  const error = await sendMail(sender, mail, content)
  if (error === null) {
    await markMailSent(db, mail.id, now)
    return 'sent'
  }
  if (mail.attempts === MOST_ATTEMPTS) return giveUp(db, mail, error)
  logEvent('warn', 'mail.not_sent', { mailId: mail.id, kind: mail.kind, attempts: mail.attempts, error })
  await markMailNotSent(db, mail.id, { error, nextAttemptAt: now + retryWait(mail.attempts, DELIVERY_RETRIES) })
  return 'later'
}

async function giveUp(db: Database, mail: Mail, error: string): Promise<MailOutcome> {
  logEvent('error', 'mail.given_up', { mailId: mail.id, kind: mail.kind, attempts: mail.attempts, error })
  await markMailNotSent(db, mail.id, { error, nextAttemptAt: null })
  return 'given_up'
}

const ERROR_LENGTH = 200

/**
 * Hands a mail to Cloudflare's mail service; null when it was taken, else why not, without addresses. The headers are of
 * those the service lets a sender set: no machine is to answer, and readers for the blind know the language.
 */
async function sendMail(
  { binding, from }: { binding: SendEmail; from: string },
  { recipient, language }: Pick<Mail, 'recipient' | 'language'>,
  { headers, ...content }: MailContent,
): Promise<string | null> {
  try {
    await binding.send({
      from: { name: SENDER_NAME, email: from },
      to: recipient,
      ...content,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language, ...headers },
    })
    return null
  } catch (error) {
    return toReason(error)
  }
}

/** The service's own code (`E_SENDER_NOT_VERIFIED`) and words, without the addresses they may name. */
function toReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? `${error.code}: ` : ''
  const words = error instanceof Error ? error.message : String(error)
  return `${code}${words}`.replace(/\S+@\S+/g, '…').slice(0, ERROR_LENGTH)
}
