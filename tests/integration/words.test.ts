import { expect, test, vi } from 'vitest'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { BIRTH, registered } from './account'
import { Visitor } from './visitor'

// A member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/terms',
  '/privacy',
  '/methodology',
  '/guidelines',
  '/help',
  '/accessibility',
  '/withdraw',
]
const MEMBERS = [
  '/app/dashboard',
  '/app/profile',
  ...['hd-data', 'hd-data&edit=1', 'personal', 'privacy', 'referral', 'account'].map(
    (tab) => `/app/settings?tab=${tab}`,
  ),
  '/app/settings/tokens',
  '/register/success',
]
/** Every text a page shows or reads out: between tags, and in the attributes that speak. */
function textsOf(html: string): string[] {
  const body = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    // The name of a language in that language is marked as such.
    .replace(/<span lang="\w+">[^<]*<\/span>/g, '')
  const spoken = [...body.matchAll(/\b(?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(([, text]) => text!)
  return [...body.split(/<[^>]*>/), ...spoken]
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())
    .filter((text) => text !== '')
}

/** `notSelf`, `center.head`, `birth:date.required`: what a reader sees where words are missing. */
const looksLikeKey = (text: string) => /^[a-z]+[a-z0-9_:-]*([.:][\w/-]+|[A-Z]\w*)+$/.test(text)

/** English texts that Russian says otherwise. */
const englishOnly = new Set(
  Object.entries(en).flatMap(([namespace, words]) => {
    const answers: Record<string, string> = ru[namespace as keyof typeof ru]
    return Object.entries(words).flatMap(([key, text]) => (answers[key] !== text && /\w{4}/.test(text) ? [text] : []))
  }),
)
const russianTexts = new Set(Object.values(ru).flatMap((words) => Object.values<string>(words)))

async function visitorsOf(language: 'en' | 'ru') {
  const visitor = new Visitor()
  visitor.cookies.set('language', language)
  const { visitor: member } = await registered()
  expect((await member.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
  member.cookies.set('language', language)
  return { visitor, member }
}

test.each(['en', 'ru'] as const)('no page shows a key or a text of the other language (%s)', async (language) => {
  const { visitor, member } = await visitorsOf(language)
  const pages = [...PUBLIC.map((path) => [visitor, path] as const), ...MEMBERS.map((path) => [member, path] as const)]
  for (const [who, path] of pages) {
    const response = await who.get(path)
    expect(response.status, path).toBe(200)
    const html = await response.text()
    expect(html).toContain(`<html lang="${language}"`)
    const texts = textsOf(html)
    expect(texts.length, path).toBeGreaterThan(20)
    expect(texts.filter(looksLikeKey), path).toEqual([])
    const foreign = language === 'ru' ? texts.filter((text) => englishOnly.has(text) && !russianTexts.has(text)) : []
    expect(foreign, path).toEqual([])
  }
})
