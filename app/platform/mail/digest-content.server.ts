import type { Language } from '../../locales/language'
import type { Translate } from '../../locales/translate'
import { noticeLine } from '../notifications/notice-line.server'
import { greetingOf } from './greeting'
import { layMailOut, type MailContent } from './mail-layout.server'
import type { MailParams } from './mail-params'
import { unsubscribing } from './unsubscribing'

/**
 * The digest in words: a line for each thing that happened, and at its foot how to get no more of them. The headers let a mail
 * program do that with one click, without the page (RFC 8058).
 */
export function digestContent(
  language: Language,
  { name, groups, count, url, ...ways }: MailParams['digest'],
  t: Translate<'mail'>,
): MailContent {
  const subject = t('digest.subject', { count })
  const { foot, headers } = unsubscribing(ways, t)
  return {
    subject,
    ...layMailOut({
      language,
      brand: t('brand'),
      subject,
      greeting: greetingOf(name, t),
      what: t('digest.what'),
      list: groups.map((group) => ({
        line: noticeLine(language, group),
        quote: group.text && t('digest.quote', { text: group.text }),
        url: group.url,
      })),
      link: { url, label: t('digest.open'), inWords: null, ends: null },
      notYou: null,
      small: [t('digest.why'), t('automatic')],
      foot,
    }),
    headers,
  }
}
