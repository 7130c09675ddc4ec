import { describe, expect, test } from 'vitest'
import { en } from './en'
import { ru } from './ru'
import type { Namespace } from './translate'

const english: Record<string, Record<string, string>> = en
const russian: Record<string, Record<string, string>> = ru
const namespaces = Object.keys(en) as Namespace[]

/** `count_few` and `count_many` exist in Russian only; both stand for the English `count_other`. */
const sourceKey = (key: string) => key.replace(/_(few|many)$/, '_other')
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

/** Names that stay in Latin letters in Russian: products, formats, keys of a keyboard, what a person types. */
const LATIN_NAMES = [
  'A1B2C3D4-0001',
  'A4',
  'Letter',
  'Human Design Social',
  'International Human Design School',
  'Human Design',
  'Jovian Archive Corporation',
  'Jovian Archive',
  'Rave BodyGraph',
  'Rave Mandala',
  'WCAG',
  'AA',
  'axe-core',
  'Chromium',
  'JavaScript',
  'Cloudflare',
  'Workers',
  'OpenAPI',
  'HTTP',
  'ISO',
  'CORS',
  'RFC',
  'GeoNames',
  'GitHub',
  'Google',
  'IANA',
  'JSON',
  'MIT',
  'NASA',
  'ODbL',
  'OpenStreetMap',
  'Stripe',
  'Timezone Boundary Builder',
  'VSOP87',
  'ELP/MPP02',
  'astronomia',
  'Stripe',
  'Swiss Ephemeris',
  'API',
  'CC BY',
  'cookie',
  'D1',
  'DE431',
  'GDPR',
  'R2',
  'Durable Objects',
  'scrypt',
  'SHA-256',
  'UTC',
  'Enter',
  'Escape',
  'GIF',
  'JPEG',
  'JPG',
  'PDF',
  'PNG',
  'QR',
  'WebP',
  'Europe/Moscow',
]
const WEB_NAME = /https?:\S+|[\w.]+@[\w.]+|#[\da-f]{6}\b/g
const withoutLatinNames = (text: string) =>
  LATIN_NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(WEB_NAME, ''))

test('both languages have the same namespaces', () => {
  expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort())
})

describe.each(namespaces)('%s', (namespace) => {
  const words = english[namespace]!
  const answer = russian[namespace]!

  test('has the same keys in both languages', () => {
    expect([...new Set(Object.keys(answer).map(sourceKey))].sort()).toEqual(Object.keys(words).sort())
  })

  test('has every Russian plural form where it counts', () => {
    for (const key of Object.keys(words).filter((name) => name.endsWith('_other'))) {
      const base = key.slice(0, -'_other'.length)
      expect(answer).toEqual(
        expect.objectContaining({
          [`${base}_one`]: expect.any(String),
          [`${base}_few`]: expect.any(String),
          [`${base}_many`]: expect.any(String),
        }),
      )
    }
  })

  test('has no empty text and no stray space', () => {
    for (const [key, text] of [...Object.entries(words), ...Object.entries(answer)]) {
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
    }
  })

  test('fills the same places in both languages', () => {
    for (const [key, text] of Object.entries(answer)) {
      expect(placeholders(text), key).toEqual(placeholders(words[sourceKey(key)] ?? ''))
    }
  })

  test('has no Latin word left in Russian, no Cyrillic letter in English', () => {
    for (const [key, text] of Object.entries(answer)) {
      const rest = withoutLatinNames(text.replace(/\{\{\w+\}\}/g, ''))
      expect(rest.match(/[A-Za-z]+/g), `${key}: ${text}`).toBeNull()
    }
    for (const [key, text] of Object.entries(words)) {
      expect(text.replace('Русский', '').match(/[А-Яа-яЁё]+/g), `${key}: ${text}`).toBeNull()
    }
  })

  test('says "вы" in lower case and gives its reader no gender', () => {
    for (const [key, text] of Object.entries(answer)) {
      expect(text, key).not.toMatch(/[а-яё,;]\s(?:Вы|Вас|Вам|Вами|Ваш[а-яё]*)(?![а-яё])/u)
      expect(text, key).not.toMatch(/(?<![а-яё])вы\s(?:[а-яё]+\s)?[а-яё]+(?:ла|лась|лся)(?![а-яё])/iu)
      expect(text, key).not.toMatch(/[а-яё]\((?:а|ла|на)\)/u)
    }
  })
})
