import type { Mail } from '../../data/mails.server'
import { EMAIL_TOPICS, type EmailTopic } from '../../domain/community/notifications/notification-kinds'
import { OAUTH_PROVIDER_NAMES } from '../../domain/membership/account/oauth-providers'
import { CONFIRMATION_LINK_HOURS, RESET_LINK_MINUTES, STEP_UP_CODE_MINUTES } from '../../domain/membership/limits'
import type { MailKind } from '../../domain/membership/mail-kinds'
import { formatEuro } from '../../domain/membership/premium/premium'
import { dateFormat } from '../../locales/date-format'
import { mail as en } from '../../locales/en/mail'
import type { Language } from '../../locales/language'
import { mail as ru } from '../../locales/ru/mail'
import { type Key, type Params, type Translate, translate } from '../../locales/translate'
import { isLink, noticeLine } from '../notifications/notice-text.server'
import { seal, unseal } from '../server/seal.server'
import { layMailOut, type MailContent, type MailParts } from './mail-layout.server'
import { type MailParams, mailParams } from './mail-params'

// Only the words of the mails: the worker sends them without loading every word of the pages a second time.
const dictionaries: Record<Language, Record<string, string>> = { en, ru }

/** The words of mails in a language. */
export const mailWords =
  (language: Language): Translate<'mail'> =>
  (key, fill) =>
    translate(dictionaries[language], language, key, fill)

const NO_BREAK_SPACE = '\u00a0'

/** Of the mails all but these two tell of one thing, in the same few sentences. */
type PlainKind = Exclude<MailKind, 'digest' | 'newsletter'>

/** Whom a mail is from, beside the address of the setting MAIL_FROM. */
export const SENDER_NAME = en.brand

/** A mail in words: what happened, what to do if it was not oneself, why one got it; the same as text and as HTML. */
export function mailContent<K extends MailKind>(kind: K, language: Language, params: MailParams[K]): MailContent {
  const t = mailWords(language)
  if ('groups' in params) return digestContent(language, params, t)
  if ('sections' in params) return newsletterContent(language, params, t)
  return plainContent(kind as PlainKind, language, params as MailParams[PlainKind], t)
}

function plainContent(
  kind: PlainKind,
  language: Language,
  params: MailParams[PlainKind],
  t: Translate<'mail'>,
): MailContent {
  const fill = fillOf(params, language)
  const subject = t(subjectKey(kind, params), fill)
  return {
    subject,
    ...layMailOut({
      language,
      brand: t('brand'),
      subject,
      greeting: greetingOf(params.name, t),
      what: [t(whatKey(kind, params), fill), ...endedLine(params, language, t)].join(' '),
      link: 'url' in params ? linkOf(kind, params.url, t) : null,
      notYou: isOwnDoing(kind) ? null : t(`${kind}.notYou` as Key<'mail'>),
      small: [t(`${kind}.why`), t('automatic')],
    }),
  }
}

/** Access ends for several reasons, and of one the subject differs: nothing was signed out. So it does where nothing was paid. */
function subjectKey(kind: PlainKind, params: MailParams[PlainKind]): Key<'mail'> {
  if ('cause' in params && params.cause === 'address-confirmed') return 'access-ended.subject.address-confirmed'
  return isFree(params) ? 'premium-receipt.subjectFree' : `${kind}.subject`
}

/** Whether this is the receipt of a first month for which nothing was charged. */
const isFree = (params: MailParams[PlainKind]) => 'isFirst' in params && params.isFirst && params.cents === 0

/** Access ends for several reasons, each in its own words; a withdrawal may leave nothing to pay back. */
function whatKey(kind: PlainKind, params: MailParams[PlainKind]): Key<'mail'> {
  if ('cause' in params) return `access-ended.what.${params.cause}`
  if (kind === 'withdrawal-refunded' && 'cents' in params && params.cents === 0)
    return 'withdrawal-refunded.whatNothing'
  if (isFree(params)) return 'premium-receipt.whatFree'
  if ('isFirst' in params && params.isFirst) return 'premium-receipt.whatFirst'
  return `${kind as Exclude<PlainKind, 'access-ended'>}.what`
}

function endedLine(params: MailParams[PlainKind], language: Language, t: Translate<'mail'>): string[] {
  if (!('ended' in params) || params.ended.length === 0) return []
  return [
    t('alsoEnded', { list: new Intl.ListFormat(language).format(params.ended.map((kind) => t(`ended.${kind}`))) }),
  ]
}

const DAY_MILLISECONDS = 86_400_000

/** How long after it was written a mail is worth sending, in milliseconds: as long as the link in it opens something, or it is news. */
export function mailLifetime(kind: MailKind): number | null {
  if (kind === 'digest' || kind === 'newsletter') return DAY_MILLISECONDS
  if (kind === 'reset-password') return RESET_LINK_MINUTES * 60_000
  if (kind === 'step-up-code') return STEP_UP_CODE_MINUTES * 60_000
  return !isEndless(kind) && isWithLink(kind) ? CONFIRMATION_LINK_HOURS * 3_600_000 : null
}

/** About a contract: what one pays for, and the withdrawal from it. */
const isOfContract = (kind: MailKind): boolean => kind.startsWith('premium-') || kind.startsWith('withdrawal-')

/** They come of one's own doing; a statement whose address is not verified yet may be a stranger's. */
const isOwnDoing = (kind: MailKind): boolean => isOfContract(kind) && kind !== 'withdrawal-to-verify'

/** Links of these lead to a page of the site, which opens nothing by itself and never ends. */
const isEndless = (kind: MailKind): boolean =>
  isOfContract(kind) || kind === 'registration-attempted' || kind === 'email-change-attempted'

type WithLink = { [K in PlainKind]: MailParams[K] extends { url: string } ? K : never }[PlainKind]

const isWithLink = (kind: MailKind): kind is WithLink => Object.hasOwn(en, `${kind}.button`)

function linkOf(kind: MailKind, url: string, t: Translate<'mail'>): MailParts['link'] {
  return {
    url,
    label: t(`${kind}.button` as Key<'mail'>),
    inWords: t('linkInWords'),
    ends: isEndless(kind) ? null : linkEnds(kind, t),
  }
}

const linkEnds = (kind: MailKind, t: Translate<'mail'>) =>
  kind === 'reset-password'
    ? t('linkEndsMinutes', { minutes: RESET_LINK_MINUTES })
    : t('linkEndsHours', { hours: CONFIRMATION_LINK_HOURS })

/** What the words name: the provider as it writes itself, the day and the sum in words. */
function fillOf(params: MailParams[PlainKind], language: Language): Params {
  const { name } = params
  if ('provider' in params) return { name, provider: OAUTH_PROVIDER_NAMES[params.provider] }
  if ('passkey' in params) return { name, passkey: params.passkey }
  if ('code' in params) return { name, code: params.code, minutes: STEP_UP_CODE_MINUTES }
  if ('newEmail' in params) return { name, newEmail: params.newEmail }
  if ('at' in params) return fillOfStatement(params, language)
  if (!('dueAt' in params)) return { name }
  const amount = 'cents' in params ? formatEuro(params.cents, language) : ''
  const timeZone = 'timeZone' in params ? params.timeZone : 'UTC'
  const day = dateFormat(language, timeZone, { dateStyle: 'long' }).format(new Date(params.dueAt))
  return { name, amount, date: day.replaceAll(' ', NO_BREAK_SPACE) }
}

type Statement = MailParams[Extract<PlainKind, `withdrawal-${string}`>]

/** A statement with the second it came in, and what became of it. */
function fillOfStatement(params: Statement, language: Language): Params {
  const { name, at, timeZone, email, orderNumber } = params
  const dayOf = (instant: string, zone: string) =>
    dateFormat(language, zone, { dateStyle: 'long' }).format(new Date(instant)).replaceAll(' ', NO_BREAK_SPACE)
  const moment = dateFormat(language, timeZone, { dateStyle: 'long', timeStyle: 'long' }).format(new Date(at))
  return {
    // Anyone may state a withdrawal to any address, so the mail must not carry a link of theirs.
    ...{ name: withoutLinks(name), email, order: orderNumber ?? '—', at: moment.replaceAll(' ', NO_BREAK_SPACE) },
    ...('cents' in params && { amount: formatEuro(params.cents, language) }),
    // The last day of the right is a date, whatever the time zone.
    ...('endedAt' in params && { endedOn: dayOf(params.endedAt, 'UTC'), date: dayOf(params.dueAt, timeZone) }),
  }
}

/**
 * The digest in words: a line for each thing that happened, and at its foot how to get no more of them. The headers let a mail
 * program do that with one click, without the page (RFC 8058).
 */
function digestContent(
  language: Language,
  { name, groups, count, url, ...ways }: MailParams['digest'],
  t: Translate<'mail'>,
): MailContent {
  const subject = t('digest.subject', { count })
  const { foot, headers } = unsubscribeLinks(ways, t)
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

/** The newsletter of a month in words; its headers let a mail program stop it with one click (RFC 8058). */
function newsletterContent(
  language: Language,
  { name, month, sections, url, ...ways }: MailParams['newsletter'],
  t: Translate<'mail'>,
): MailContent {
  const first = new Date(`${month}-01T00:00:00Z`)
  const named = dateFormat(language, 'UTC', { month: 'long', year: 'numeric' }).format(first)
  const subject = t('newsletter.subject', { month: named })
  const { foot, headers } = unsubscribeLinks(ways, t)
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

/** How to get no more such mails: links at the foot, and headers by which a mail program does it with one click (RFC 8058). */
const unsubscribeLinks = (
  { settingsUrl, unsubscribeUrl }: { settingsUrl: string; unsubscribeUrl: string },
  t: Translate<'mail'>,
): { foot: NonNullable<MailParts['foot']>; headers: NonNullable<MailContent['headers']> } => ({
  foot: [
    { label: t('digest.settings'), url: settingsUrl },
    { label: t('digest.unsubscribe'), url: unsubscribeUrl },
  ],
  headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})

type SealedMail = Pick<Mail, 'id' | 'kind' | 'language' | 'sealedParams'>

/** What a mail of the outbox says; null once it is sent or given up, and when the secret has changed since. */
export async function readMail(
  secret: string,
  { id, kind, language, sealedParams }: SealedMail,
): Promise<MailContent | null> {
  const opened = sealedParams && (await unseal(secret, id, sealedParams))
  if (!opened) return null
  const params = mailParams[kind].safeParse(JSON.parse(opened))
  return params.success ? mailContent(kind, language, params.data) : null
}

/** The text with spaces that keep mail programs from turning it into a link: `И.И.` becomes `И. И.`. */
const withoutLinks = (text: string) => text.replace(/([.:/@])(?=\S)/g, '$1 ')

const greetingOf = (name: string, t: Translate<'mail'>) =>
  isLink(name) ? t('greetingNobody') : t('greeting', { name })

/** What somebody wants no more mail about: one topic, or any of them. */
type UnsubscribeScope = EmailTopic | 'all'

const UNSUBSCRIBE_LABEL = 'unsubscribe'
const SCOPES: readonly UnsubscribeScope[] = [...EMAIL_TOPICS, 'all']

/** A token for unsubscribing a member without signing in. It doesn't expire, because links in old mails must work. */
export async function unsubscribeToken(secret: string, memberId: string, scope: UnsubscribeScope): Promise<string> {
  const sealed = await seal(secret, UNSUBSCRIBE_LABEL, `${scope} ${memberId}`)
  return sealed.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The member and scope of a token; null if it is forged or was made with an earlier secret. */
export async function readUnsubscribeToken(secret: string, token: string) {
  const opened = await unseal(secret, UNSUBSCRIBE_LABEL, token.replaceAll('-', '+').replaceAll('_', '/'))
  const [scope, memberId] = opened?.split(' ') ?? []
  const known = SCOPES.find((name) => name === scope)
  return known && memberId ? { memberId, scope: known } : null
}
