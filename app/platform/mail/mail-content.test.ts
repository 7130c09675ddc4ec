import { describe, expect, test } from 'vitest'
import { MAIL_KINDS, type MailKind } from '~/domain/membership/mail-kinds'
import { mail as en } from '~/locales/en/mail'
import { LANGUAGES, type Language } from '~/locales/language'
import { mailContent, mailLifetime } from './mail-content.server'
import type { MailParams } from './mail-params'

const URL = 'https://hd.example/auth/link?token=0f1e2d&next=1'
const STATEMENT = {
  ...{ name: 'Mira', url: URL, at: '2026-11-25T19:04:05.000Z', timeZone: 'Europe/Berlin' },
  ...{ email: 'mira@hd.example', orderNumber: 'TEST-7' },
}
const params: MailParams = {
  'confirm-email': { name: 'Mira', url: URL },
  'reset-password': { name: 'Mira', url: URL },
  'registration-attempted': { name: 'Mira', url: URL },
  'password-changed': { name: 'Mira', ended: [] },
  'change-email': { name: 'Mira', url: URL },
  'email-change-attempted': { name: 'Mira', url: URL },
  'email-change-requested': { name: 'Mira', newEmail: 'new@hd.example' },
  'sign-in-method-added': { name: 'Mira', provider: 'github' },
  'sign-in-method-removed': { name: 'Mira', provider: 'google' },
  'passkey-added': { name: 'Mira', passkey: 'Firefox on Windows' },
  'passkey-removed': { name: 'Mira', passkey: 'Firefox on Windows' },
  'passkey-required': { name: 'Mira' },
  'passkey-not-required': { name: 'Mira' },
  'step-up-code': { name: 'Mira', code: '12345678' },
  'access-ended': { name: 'Mira', cause: 'address-changed', ended: ['feed', 'tokens', 'signIns'] },
  'account-deactivated': { name: 'Mira' },
  'deletion-requested': { name: 'Mira', dueAt: '2026-12-05T23:30:00.000Z', timeZone: 'UTC' },
  digest: {
    name: 'Mira',
    groups: [
      {
        kind: 'like',
        names: ['Anna', 'Boris'],
        people: 4,
        text: 'A <b>quiet</b> day',
        url: 'https://hd.example/posts/1',
      },
      { kind: 'follow', names: ['Kenji'], people: 1, text: null, url: 'https://hd.example/u/kenji' },
    ],
    count: 5,
    url: 'https://hd.example/app/notifications',
    settingsUrl: 'https://hd.example/app/settings?tab=notifications',
    unsubscribeUrl: 'https://hd.example/unsubscribe?token=t0k3n',
  },
  newsletter: {
    name: 'Mira',
    month: '2026-12',
    sections: [
      {
        part: 'posts',
        list: [{ line: 'Anna, 12 likes', quote: '“A <b>quiet</b> day”', url: 'https://hd.example/posts/1' }],
      },
      { part: 'sky', list: [{ line: '9 December: New moon', quote: null, url: 'https://hd.example/calendar' }] },
    ],
    url: 'https://hd.example/app/dashboard',
    settingsUrl: 'https://hd.example/app/settings?tab=notifications',
    unsubscribeUrl: 'https://hd.example/unsubscribe?token=t0k3n',
  },
  'premium-receipt': {
    ...{ name: 'Mira', url: URL, cents: 1999, dueAt: '2026-12-23T10:00:00.000Z', timeZone: 'UTC' },
    isFirst: false,
  },
  'premium-payment-failed': { name: 'Mira', url: URL, dueAt: '2026-11-30T10:00:00.000Z', timeZone: 'UTC' },
  'premium-ending': { name: 'Mira', url: URL, dueAt: '2026-12-23T10:00:00.000Z', timeZone: 'UTC' },
  'premium-ended': { name: 'Mira', url: URL },
  'premium-renewal': { name: 'Mira', url: URL, cents: 1999, dueAt: '2026-12-23T10:00:00.000Z', timeZone: 'UTC' },
  'withdrawal-received': STATEMENT,
  'withdrawal-to-verify': STATEMENT,
  'withdrawal-refunded': { ...STATEMENT, cents: 1333 },
  'withdrawal-late': { ...STATEMENT, endedAt: '2026-12-10T00:00:00.000Z', dueAt: '2026-12-23T10:00:00.000Z' },
  'withdrawal-nothing': STATEMENT,
}
const WITH_LINK: MailKind[] = [
  ...(['confirm-email', 'reset-password', 'registration-attempted', 'email-change-attempted', 'change-email'] as const),
  ...MAIL_KINDS.filter((kind) => kind.startsWith('premium-') || kind.startsWith('withdrawal-')),
]
/** Of many things, each with its link, and with headers that stop them. */
const MANY: MailKind[] = ['digest', 'newsletter']
const all = LANGUAGES.flatMap((language) => MAIL_KINDS.map((kind) => [language, kind] as const))
const of = (
  kind: MailKind,
  language: Language,
  change: { name?: string; cause?: 'address-confirmed'; isFirst?: boolean; cents?: number } = {},
) => mailContent(kind, language, { ...params[kind], ...change })

describe.each(all)('%s %s', (language, kind) => {
  test('says everything in words, as text and as HTML', () => {
    const { subject, text, html } = of(kind, language)
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/\{\{|undefined|\[object/)
      for (const key of Object.keys(en)) if (key.includes('.')) expect(part).not.toContain(key)
    }
    expect(html).toContain(`<h1 class="ink"`)
    expect(html).toContain(`>${subject}</h1>`)
    expect(html).toContain(`<html lang="${language}">`)
    expect(text).toContain('Mira')
    expect(/[а-яё]/i.test(text)).toBe(language === 'ru')
  })

  test('holds its link, on the button and in words, exactly where it has one', () => {
    const { text, html } = of(kind, language)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))
    const inWords = links.filter((link) => link === URL)
    expect(inWords).toEqual(WITH_LINK.includes(kind) ? [URL, URL] : [])
    expect(text.split('\n').includes(URL)).toBe(WITH_LINK.includes(kind))
    if (!MANY.includes(kind)) expect(links).toEqual(inWords)
  })

  test('lets no name become markup', () => {
    const { html, text } = of(kind, language, { name: '<img src=x onerror=alert(1)>"&' })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;')
    expect(text).toContain('<img src=x onerror=alert(1)>"&')
  })
})

test('a name that reads as an address is not written', () => {
  for (const name of ['Prizes at evil.example', 'http://evil', 'WWW evil', 'a@b']) {
    const { text, html } = of('confirm-email', 'en', { name })
    expect(text.startsWith('Hello,\n')).toBe(true)
    expect(text + html).not.toContain(name)
  }
  expect(of('confirm-email', 'en', { name: 'J. R. R. Tolkien' }).text).toContain('Hello J. R. R. Tolkien,')
})

test('a name in a statement is written so that no link comes of it', () => {
  const stated = (name: string) => of('withdrawal-to-verify', 'en', { name }).text
  expect(stated('Иванов И.И.')).toContain('I, Иванов И. И., withdraw')
  expect(stated('Prizes at evil.example')).toContain('I, Prizes at evil. example, withdraw')
  expect(stated('https://evil')).not.toContain('https://evil')
})

test('an address confirmed elsewhere is announced as that: no one was signed out', () => {
  const subject = (language: Language) => of('access-ended', language, { cause: 'address-confirmed' }).subject
  expect([subject('en'), subject('ru')]).toEqual(['Your email address was confirmed', 'Ваш адрес почты подтверждён'])
  expect(of('access-ended', 'en').subject).toBe('Other devices were signed out')
})

test('the first receipt says how to withdraw, later ones do not', () => {
  const text = (language: Language, isFirst: boolean) => of('premium-receipt', language, { isFirst }).text
  expect(text('en', true)).toContain('withdraw from the contract within 14 days of subscribing')
  expect(text('ru', true)).toContain('от договора можно отказаться')
  expect(text('en', false)).not.toContain('withdraw')
  expect(text('ru', false)).not.toContain('отказаться')
})

test('the receipt of a first month that was free says how to withdraw and thanks for no payment', () => {
  const free = (language: Language) => of('premium-receipt', language, { isFirst: true, cents: 0 })
  expect(free('en').text).toContain('withdraw from the contract within 14 days of subscribing')
  expect(free('ru').text).toContain('от договора можно отказаться')
  for (const { subject, text } of [free('en'), free('ru')]) expect(subject + text).not.toMatch(/€|payment|[Пп]латёж/)
})

test('says when a link ends', () => {
  expect(of('reset-password', 'en').text).toContain('within 60 minutes of your request')
  expect(of('confirm-email', 'en').text).toContain('within 24 hours of your request')
  expect(of('change-email', 'ru').text).toContain('в течение 24 часов после запроса')
})

test('an attempt to register says how to sign in and how to get a new password, by a link that does not end', () => {
  const { text } = of('registration-attempted', 'en')
  expect(text).toContain('Forgot your password?')
  expect(text).not.toContain('hours')
  expect(of('registration-attempted', 'ru').text).toContain('«Забыли пароль?»')
  expect(mailLifetime('registration-attempted')).toBeNull()
})

test('names what it is about', () => {
  expect(of('sign-in-method-added', 'en').subject).toBe('Sign-in with GitHub was added')
  expect(of('email-change-requested', 'ru').text).toContain('new@hd.example')
  expect(of('deletion-requested', 'en').subject).toBe('Your account will be deleted on 5\u00a0December\u00a02026')
  expect(of('deletion-requested', 'ru').text).toContain('5\u00a0декабря\u00a02026\u00a0г.')
})

test('mails about money say how much and when, and their links do not end', () => {
  expect(of('premium-receipt', 'en').text).toContain('€19.99')
  expect(of('premium-receipt', 'ru').text).toContain('19,99\u00a0€')
  expect(of('premium-renewal', 'en').subject).toContain('23\u00a0December\u00a02026')
  expect(of('premium-payment-failed', 'ru').text).toContain('30\u00a0ноября\u00a02026\u00a0г.')
  expect(of('premium-ending', 'en').text).not.toContain('hours')
  expect(mailLifetime('premium-ending')).toBeNull()
})

test('a withdrawal is confirmed with what was stated and the second it came in', () => {
  const { text } = of('withdrawal-received', 'en')
  for (const part of ['25\u00a0November\u00a02026', '20:04:05', 'I, Mira,', 'TEST-7', 'mira@hd.example']) {
    expect(text).toContain(part)
  }
  expect(of('withdrawal-to-verify', 'en').text).toContain('Not you?')
  expect(of('withdrawal-refunded', 'ru').text).toContain('13,33\u00a0€')
  const late = { ...params['withdrawal-late'], timeZone: 'America/New_York' }
  expect(mailContent('withdrawal-late', 'en', late).text).toContain('withdraw until 10\u00a0December\u00a02026')
  expect(of('withdrawal-late', 'en').text).toContain('10\u00a0December\u00a02026')
  expect(of('withdrawal-late', 'en').text).toContain('23\u00a0December\u00a02026')
  expect(mailLifetime('withdrawal-to-verify')).toBeNull()
})

test('a withdrawal with nothing left to pay back names no sum', () => {
  const textIn = (language: Language) =>
    mailContent('withdrawal-refunded', language, { ...params['withdrawal-refunded'], cents: 0 }).text
  expect(textIn('en')).toContain('nothing more will be charged. There’s nothing left to pay back.')
  expect(textIn('ru')).toContain('Возвращать нечего: деньги уже возвращены или оплата прошла за счёт скидки.')
  expect(textIn('en') + textIn('ru')).not.toMatch(/[0€]\u00a0€|€0/)
})

test('the day is that of the clock the member lives by', () => {
  const late = { ...params['premium-payment-failed'], dueAt: '2026-11-30T20:00:00.000Z' }
  const inZone = (timeZone: string) => mailContent('premium-payment-failed', 'en', { ...late, timeZone }).text
  expect(inZone('America/New_York')).toContain('30\u00a0November\u00a02026')
  expect(inZone('Asia/Tokyo')).toContain('1\u00a0December\u00a02026')
})

test('a digest says what happened, where to see it, and how to get no more of them', () => {
  const { subject, text, html, headers } = of('digest', 'en')
  expect(subject).toBe('Your digest: 5 new notifications')
  expect(text).toContain('• Anna and 3 others liked your post\n  “A <b>quiet</b> day”\n  https://hd.example/posts/1')
  expect(text).toContain('• Kenji followed you\n  https://hd.example/u/kenji')
  expect(text).toContain('Unsubscribe: https://hd.example/unsubscribe?token=t0k3n')
  expect(html).not.toContain('<b>quiet')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    ...['https://hd.example/posts/1', 'https://hd.example/u/kenji', 'https://hd.example/app/notifications'],
    ...['https://hd.example/app/settings?tab=notifications', 'https://hd.example/unsubscribe?token=t0k3n'],
  ])
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://hd.example/unsubscribe?token=t0k3n>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(of('digest', 'ru').subject).toBe('Ваш обзор: 5 новых уведомлений')
  expect(of('digest', 'ru').text).toContain('«Нравится» под вашей публикацией: Anna и ещё 3')
})

test('only a digest and a newsletter have headers of their own', () => {
  for (const kind of MAIL_KINDS) expect(of(kind, 'en').headers === undefined).toBe(!MANY.includes(kind))
})

test('a newsletter has its parts under headings, and how to stop it', () => {
  const { subject, text, html, headers } = of('newsletter', 'en')
  expect(subject).toBe('Newsletter: December 2026')
  expect(text).toContain('MOST LIKED\n\n• Anna, 12 likes\n  “A <b>quiet</b> day”\n  https://hd.example/posts/1')
  expect(text).toContain('THIS MONTH’S SKY\n\n• 9 December: New moon\n  https://hd.example/calendar')
  expect(html).toMatch(/<h2 [^>]*>Most liked<\/h2>/)
  expect(html).not.toContain('<b>quiet')
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://hd.example/unsubscribe?token=t0k3n>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(of('newsletter', 'ru').subject).toBe('Рассылка: декабрь 2026 г.')
})
