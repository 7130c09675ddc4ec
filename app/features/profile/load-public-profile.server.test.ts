import { expect, test } from 'vitest'
import type { ProfileRow } from '~/data/members/profiles.server'
import { DEFAULT_PRIVACY } from '~/domain/membership/visibility'
import { EXAMPLE } from './example-row.fixture'
import { toClosedHead, toDescription, toProfileHead } from './load-public-profile.server'
import { profileMeta } from './public-profile'

const row: ProfileRow = { ...EXAMPLE, ...DEFAULT_PRIVACY }
const where = { language: 'en', origin: 'https://hd.example', isPreview: false } as const

test('a description begins with the chart and goes on with the bio, whole words only, in 160 characters', () => {
  const bio =
    'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'
  const text = toDescription({ ...row, bio: `  ${bio.replace(' ', '\n\n')} ${bio}` }, 'en')
  expect(text).toMatch(/^Manifesting Generator, 5\/1 Heretic \/ Investigator, Emotional authority\. One two three/)
  expect([...text].length).toBeLessThanOrEqual(160)
  expect(text).toMatch(/ \w+…$/)
  expect(bio.split(' ')).toContain(/(\w+)…$/.exec(text)?.[1])
})

test.each([
  ['private', 'Bio of two.', 'Bio of two.'],
  ['private', null, 'Ada Lovelace’s profile on Human Design Social.'],
  ['connections', '   ', 'Ada Lovelace’s profile on Human Design Social.'],
] as const)('with a chart that is %s and the bio %j a description is "%s"', (chartVisibility, bio, expected) => {
  expect(toDescription({ ...row, chartVisibility, bio }, 'en')).toBe(expected)
})

test.each([
  ['manifestor', 'splenic', 'split', 'Manifestor, Splenic authority.', 'Манифестор, авторитет: Селезёночный.'],
  [
    'manifestor',
    'emotional',
    'triple_split',
    'Manifestor, Emotional authority.',
    'Манифестор, авторитет: Эмоциональный.',
  ],
] as const)(
  'a description of the rare core %s, %s, %s is without the withheld profile',
  (type, authority, definition, en, ru) => {
    const hdRawData = { ...EXAMPLE.hdRawData!, chart: { ...EXAMPLE.hdRawData!.chart, type, authority, definition } }
    const rare = { ...row, bio: null, hdRawData }
    expect([toDescription(rare, 'en'), toDescription(rare, 'ru')]).toEqual([en, ru])
    expect(toProfileHead(rare, where).openGraph?.description).toBe(en)
  },
)

test('a description is in the language of the page', () => {
  expect(toDescription({ ...row, bio: null }, 'ru')).toBe(
    'Манифестирующий Генератор, 5/1 Еретик / Исследователь, авторитет: Эмоциональный.',
  )
})

test.each(['community', 'connections'] as const)(
  'for a profile of the %s the head keeps everything but the title',
  (profileVisibility) => {
    const head = toProfileHead({ ...row, profileVisibility, isIndexed: true }, where)
    expect(head).toEqual({
      title: 'Ada Lovelace (@ada) · Human Design Social',
      description: null,
      canonical: 'https://hd.example/u/ada',
      indexed: false,
      openGraph: null,
    })
  },
)

test('only a member who opted in may be listed, and never a preview', () => {
  expect(toProfileHead(row, where).indexed).toBe(false)
  expect(toProfileHead({ ...row, isIndexed: true }, where).indexed).toBe(true)
  expect(toProfileHead({ ...row, isIndexed: true }, { ...where, isPreview: true }).indexed).toBe(false)
  const robots = (head: ReturnType<typeof toProfileHead>) =>
    profileMeta(head).filter((tag) => 'name' in tag && tag.name === 'robots')
  expect(robots(toProfileHead(row, where))).toEqual([{ name: 'robots', content: 'noindex, nofollow' }])
  expect(robots(toProfileHead({ ...row, isIndexed: true }, where))).toEqual([])
})

test('a closed page names nobody but whom it was asked for', () => {
  const head = toClosedHead({ kind: 'restricted', name: 'ada', circle: 'community' }, 'en')
  expect(head).toEqual({
    title: '@ada · Human Design Social',
    description: null,
    canonical: null,
    indexed: false,
    openGraph: null,
  })
  expect(toClosedHead({ kind: 'missing' }, 'ru').title).toBe('Профиль не найден · Human Design Social')
})
