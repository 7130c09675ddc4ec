import type { Mail } from '../../data/mails.server'
import { unseal } from '../server/seal.server'
import { mailContent } from './mail-content.server'
import type { MailContent } from './mail-layout.server'
import { mailParams } from './mail-params'

type Sealed = Pick<Mail, 'id' | 'kind' | 'language' | 'sealedParams'>

/** What a mail of the outbox says; null once it is sent or given up, and when the secret has changed since. */
export async function readMail(
  secret: string,
  { id, kind, language, sealedParams }: Sealed,
): Promise<MailContent | null> {
  const opened = sealedParams && (await unseal(secret, id, sealedParams))
  if (!opened) return null
  const params = mailParams[kind].safeParse(JSON.parse(opened))
  return params.success ? mailContent(kind, language, params.data) : null
}
