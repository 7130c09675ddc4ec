import type { Translate } from '../../locales/translate'
import type { MailContent, MailParts } from './mail-layout.server'

/** How to get no more such mails: links at the foot, and headers by which a mail program does it with one click (RFC 8058). */
export const unsubscribing = (
  { settingsUrl, unsubscribeUrl }: { settingsUrl: string; unsubscribeUrl: string },
  t: Translate<'mail'>,
): { foot: NonNullable<MailParts['foot']>; headers: NonNullable<MailContent['headers']> } => ({
  foot: [
    { label: t('digest.settings'), url: settingsUrl },
    { label: t('digest.unsubscribe'), url: unsubscribeUrl },
  ],
  headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})
