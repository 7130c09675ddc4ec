import { dateFormat } from '../../locales/date-format'
import type { Language } from '../../locales/language'
import type { Translate } from '../../locales/translate'
import { greetingOf } from './greeting'
import { layMailOut, type MailContent } from './mail-layout.server'
import type { MailParams } from './mail-params'
import { unsubscribing } from './unsubscribing'

/** The newsletter of a month in words; its headers let a mail program stop it with one click (RFC 8058). */
export function newsletterContent(
  language: Language,
  { name, month, sections, url, ...ways }: MailParams['newsletter'],
  t: Translate<'mail'>,
): MailContent {
  const first = new Date(`${month}-01T00:00:00Z`)
  const named = dateFormat(language, 'UTC', { month: 'long', year: 'numeric' }).format(first)
  const subject = t('newsletter.subject', { month: named })
  const { foot, headers } = unsubscribing(ways, t)
  return {
    subject,
    ...layMailOut({
      language,
      brand: t('brand'),
      subject,
      greeting: greetingOf(name, t),
      what: t('newsletter.what'),
      sections: sections.map(({ part, list }) => ({ title: t(`newsletter.${part}`), list })),
      link: { url, label: t('newsletter.open'), inWords: null, ends: null },
      notYou: null,
      small: [t('newsletter.why'), t('automatic')],
      foot,
    }),
    headers,
  }
}
