import { Visitor } from './visitor'

export type OutboxMail = {
  id: string
  kind: string
  language: 'en' | 'ru'
  recipient: string
  status: 'waiting' | 'sent' | 'failed'
  attempts: number
  lastError: string | null
  subject: string | null
  text: string | null
  html: string | null
  createdAt: string
}

/** The mails to an address, the newest first, as the outbox for development shows them. */
export async function mailsTo(address: string): Promise<OutboxMail[]> {
  const response = await new Visitor().get(`/dev/outbox.json?to=${encodeURIComponent(address)}`)
  const { mails } = await response.json<{ mails: OutboxMail[] }>()
  return mails
}

/** The link in a mail. */
export function linkIn({ text }: Pick<OutboxMail, 'text'>): URL {
  const [link] = /https?:\/\/\S+/.exec(text ?? '') ?? []
  if (!link) throw new Error('The mail holds no link')
  return new URL(link)
}
