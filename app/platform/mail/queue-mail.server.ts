import { insertMail } from '../../data/mails.server'
import type { MailKind } from '../../domain/membership/mail-kinds'
import type { Language } from '../../locales/language'
import type { Context } from '../server/context.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { seal } from '../server/seal.server'
import { deliverMails } from './deliver-mails.server'
import type { MailParams } from './mail-params'

export type { MailParams } from './mail-params'

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
