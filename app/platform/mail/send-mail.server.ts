import type { Mail } from '../../data/mails.server'
import { SENDER_NAME } from './mail-content.server'
import type { MailContent } from './mail-layout.server'

const ERROR_LENGTH = 200

/**
 * Hands a mail to Cloudflare's mail service; null when it was taken, else why not, without addresses. The headers are of
 * those the service lets a sender set: no machine is to answer, and readers for the blind know the language.
 */
export async function sendMail(
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
