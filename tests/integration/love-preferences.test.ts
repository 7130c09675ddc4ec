import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { findPreferenceFacts, savePreferences } from '~/data/love/love-settings.server'
import { changeProfile } from '~/data/members/profiles.server'
import { indexMember } from '~/data/search/search.server'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { PREFERENCE_SAVES_AN_HOUR, type SoughtTie, unitVector } from '~/domain/membership/love/love-preferences'
import {
  type LoveFilter,
  NO_FILTER,
  NO_STATEMENT,
  type Statement,
  withFilter,
  withStatement,
} from '~/domain/membership/love/love-versions'
import { hideViewer, openLoveAnalysis, setInterest, showViewer } from '~/features/love/answer-love.server'
import { isLoveOpen, loadLove } from '~/features/love/load-love.server'
import { lovePreferences as words } from '~/locales/en/love-preferences'
import { loveSettings as settingsWords } from '~/locales/en/love-settings'
import { revealMatches } from '~/platform/notifications/scheduled-notices.server'
import { createDatabase } from '../../drizzle/client'
import { consents } from '../../drizzle/schema/consents'
import { loveFilters, loveInterests, lovePreferences, loveSettings, loveStatements } from '../../drizzle/schema/love'
import { sweep } from '../../workers/site/sweep'
import { idOf, registered, wordsOf } from './account'
import { agree } from './agree'
import { loadPlaces } from './gazetteer'
import { updateMember } from './members'
import { countRows, deleteRows, insertRow, shiftInstant, storedRow, storedRows, updateRows } from './rows'
import { viewer, worldWith } from './verbs'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000 })

const db = createDatabase(env.DB)
const world = worldWith()
type Someone = Awaited<ReturnType<typeof viewer>>

const DAY = 86_400_000
const BERLIN = { name: 'Berlin, Germany', ...unitVector(52.52437, 13.41053) }
/** 504 km from Berlin. */
const MUNICH = { name: 'Munich, Germany', ...unitVector(48.13743, 11.57549) }

type Saved = Statement & LoveFilter & { seeks: SoughtTie[]; words: string | null; isPublic: boolean }
const NOTHING: Saved = { ...NO_STATEMENT, ...NO_FILTER, seeks: [], words: null, isPublic: false }
const CHART = {
  hdType: EXAMPLE_CHART.type,
  hdProfile: EXAMPLE_CHART.profile,
  hdDataCalculated: true,
  hdRawData: { chart: EXAMPLE_CHART, birthUtc: '', designUtc: '', engineVersion: 'test', node: 'true' as const },
}

/** A member with a chart who takes part, with these preferences saved some days ago. */
async function taking(saved: Partial<Saved> = {}, daysAgo = 7) {
  const location = saved.city?.name ?? null
  const someone = await viewer({ birthDate: '1990-06-01', location, ...CHART })
  await insertRow(loveSettings, { userId: someone.id, activeAt: new Date() })
  await agree(someone.id, 'love')
  await db.batch([...indexMember(db, someone)] as never)
  await prefer(someone, saved, daysAgo)
  return someone
}
async function prefer(someone: Someone, saved: Partial<Saved>, daysAgo = 0) {
  const { seeks, words, isPublic, ageGroup, languages, city, ...filter } = { ...NOTHING, ...saved }
  const now = new Date(Date.now() - daysAgo * DAY)
  const { stored, location } = await findPreferenceFacts(db, someone.id)
  const statement = { ageGroup, languages, city }
  const next = {
    sought: { seeks, words, isPublic, lastAgeGroup: null, saveId: crypto.randomUUID() },
    statements: withStatement({ versions: stored.statements, lastAgeGroup: null }, statement, now, 0),
    filters: withFilter(stored.filters, filter, now),
  }
  const read = { since: stored.sought?.saveId ?? null, location }
  expect(await savePreferences(db, someone.id, next, read, now)).toBe('saved')
}
/** Lets so many days pass for what a member states and filters by. */
async function pass(someone: Someone, days: number) {
  await shiftInstant(loveStatements, 'countsFrom', -days * DAY, { userId: someone.id })
  await shiftInstant(loveFilters, 'countsFrom', -days * DAY, { userId: someone.id })
}

/** Saves another place on a member's profile. */
const move = ({ id, username, fullName }: Someone, location: string | null) =>
  changeProfile(db, id, {
    before: { ...{ username, fullName }, location: null, bio: null },
    change: { location },
    rename: null,
  })

async function listOf(someone: Someone, query = '') {
  const page = await loadLove(world, someone.viewer, new Request(`http://localhost/app/compatibility${query}`))
  if (page.kind !== 'list') throw new Error(page.reason)
  return page
}
const cardOf = async (someone: Someone, other: Someone) =>
  (await listOf(someone, `?q=${other.username}`)).cards.find(({ username }) => username === other.username) ?? null
const like = (one: Someone, other: Someone) =>
  setInterest(world, one.viewer, { username: other.username, wanted: true })

/** Whether a member is shown another in each place of Love Compatibility that could. */
async function placesOf(one: Someone, other: Someone) {
  const { compared } = await listOf(one)
  const opened = await openLoveAnalysis(world, one.viewer, other.username, 'en')
  return [
    compared === 1,
    (await cardOf(one, other)) !== null,
    await isLoveOpen(world, one.viewer, other.username),
    opened.done,
    (await like(one, other)).done,
  ]
}

const AGE = { ageFrom: 25, ageTo: 44, ageGroup: 18 } as const
const SPEAKS = { language: 'ru', languages: ['en'] } as const satisfies Partial<Saved>
const NEAR = { withinKm: 200, city: BERLIN } as const

const CASES: [string, Partial<Saved>, Partial<Saved>, boolean][] = [
  ['no filter', { ageGroup: 18 }, { ageGroup: 65 }, true],
  ['ages and the first group in them', AGE, { ageGroup: 25 }, true],
  ['ages and the last group in them', AGE, { ageGroup: 35 }, true],
  ['ages and a group below', AGE, { ageGroup: 18 }, false],
  ['ages and a group above', AGE, { ageGroup: 45 }, false],
  ['ages and no group', AGE, {}, true],
  ['ages and no group, strictly', { ...AGE, isStrict: true }, {}, false],
  ['ages and a group in them, strictly', { ...AGE, isStrict: true }, { ageGroup: 25 }, true],
  ['a language that is spoken', SPEAKS, { languages: ['en', 'ru'] }, true],
  ['a language that is not spoken', SPEAKS, { languages: ['en'] }, false],
  ['a language and nothing stated', SPEAKS, {}, true],
  ['a language and nothing stated, strictly', { ...SPEAKS, isStrict: true }, {}, false],
  ['200 km and the same city', NEAR, { city: BERLIN }, true],
  ['200 km and a city 504 km away', NEAR, { city: MUNICH }, false],
  ['1000 km and a city 504 km away', { ...NEAR, withinKm: 1000 }, { city: MUNICH }, true],
  ['50 km and the same city', { ...NEAR, withinKm: 50 }, { city: BERLIN }, true],
  ['a distance and no city', NEAR, {}, true],
  ['a distance and no city, strictly', { ...NEAR, isStrict: true }, {}, false],
  ['one filter that fits and one that does not', { ...AGE, ...SPEAKS }, { ageGroup: 25, languages: ['en'] }, false],
]

describe('a filter works both ways', () => {
  test.each(CASES)('%s', async (_, filter, statement, isShown) => {
    await deleteRows(loveSettings)
    const [one, other] = [await taking(filter), await taking(statement)]
    expect(await placesOf(one, other)).toEqual(Array(5).fill(isShown))
    expect(await placesOf(other, one)).toEqual(Array(5).fill(isShown))
  })

  test('both filters count, not one', async () => {
    const one = await taking({ ageFrom: 35, ageTo: 44, ageGroup: 25 })
    const [fits, doesNot] = [
      await taking({ ageFrom: 25, ageTo: 34, ageGroup: 35 }),
      await taking({ ageFrom: 35, ageTo: 44, ageGroup: 35 }),
    ]
    expect([await cardOf(one, fits), await cardOf(fits, one)]).toEqual([expect.anything(), expect.anything()])
    expect([await cardOf(one, doesNot), await cardOf(doesNot, one)]).toEqual([null, null])
  })

  test('a match that both know of stays', async () => {
    const [one, other] = [await taking(), await taking({ ageGroup: 65 })]
    await like(one, other)
    await like(other, one)
    await shiftInstant(loveInterests, 'createdAt', -60_000)
    await revealMatches(env, { now: Date.now() })
    await prefer(one, AGE)
    for (const [who, whom] of [
      [one, other],
      [other, one],
    ] as const) {
      expect((await listOf(who)).matches.map(({ username }) => username)).toEqual([whom.username])
      expect(await cardOf(who, whom)).not.toBeNull()
    }
  })
})

describe('what is stated', () => {
  test('counts and is shown seven days after it is added', async () => {
    const [one, other] = [await taking(AGE), await taking({ ageGroup: 65, languages: ['ru'], city: BERLIN }, 6.9)]
    expect(await cardOf(one, other)).toMatchObject({ ageGroup: null, languages: [], city: null })
    expect((await listOf(other)).preferences.countsFrom).toMatchObject({ ageGroup: expect.any(String) })
    await pass(other, 0.1)
    expect((await listOf(other)).preferences.countsFrom).toMatchObject({ ageGroup: null, languages: null, city: null })
    expect(await cardOf(one, other)).toBeNull()
    await prefer(one, {})
    expect(await cardOf(one, other)).toMatchObject({ ageGroup: 65, languages: ['ru'], city: BERLIN.name })
  })

  test('stays as it was until a change of it counts', async () => {
    const [one, other] = [await taking(AGE), await taking({ ageGroup: 45, languages: ['en'] })]
    await prefer(other, { ageGroup: 45, languages: ['en', 'ru'], words: 'Tea', isPublic: true })
    expect(await cardOf(one, other)).toBeNull()
    await prefer(other, { languages: ['en', 'ru'] })
    expect(await cardOf(one, other)).toMatchObject({ ageGroup: null, languages: ['en'] })
    await pass(other, 7)
    expect(await cardOf(one, other)).toMatchObject({ ageGroup: null, languages: ['en', 'ru'] })
  })

  test('lets its owner filter only once it counts, as the panel says', async () => {
    const [one, other] = [await taking(AGE, 6.9), await taking({ ageGroup: 65 })]
    expect(await cardOf(one, other)).not.toBeNull()
    expect((await listOf(one)).preferences.filtering).toBe('waiting')
    await pass(one, 0.1)
    expect(await cardOf(one, other)).toBeNull()
    expect((await listOf(one)).preferences.filtering).toBe('on')
  })

  test('of a city ends once the profile names another place, and waits again where it is stated again', async () => {
    const [one, other] = [await taking(NEAR), await taking({ city: MUNICH, languages: ['en'] })]
    expect(await cardOf(one, other)).toBeNull()
    await move(other, MUNICH.name)
    expect(await cardOf(one, other)).toBeNull()
    await move(other, null)
    expect(await cardOf(one, other)).toMatchObject({ city: null, languages: ['en'] })
    await move(other, MUNICH.name)
    expect(await cardOf(one, other)).toMatchObject({ city: null })
    await prefer(other, { city: MUNICH })
    expect(await cardOf(one, other)).not.toBeNull()
    await pass(other, 7)
    expect(await cardOf(one, other)).toBeNull()
    await move(one, 'Oslo')
    expect(await cardOf(one, other)).toMatchObject({ city: MUNICH.name })
    expect((await listOf(one)).preferences).toMatchObject({
      ...{ location: 'Oslo', filtering: 'waiting' },
      values: { city: '', within: '200' },
    })
  })

  test('counts from its own day for each kind', async () => {
    const one = await taking({ city: BERLIN }, 3)
    await prefer(one, { city: BERLIN, languages: ['ru'] })
    const { countsFrom } = (await listOf(one)).preferences
    const days = (at: string | null) => at && Math.round((Date.parse(at) - Date.now()) / DAY)
    expect([days(countsFrom.city), days(countsFrom.languages), countsFrom.ageGroup]).toEqual([4, 7, null])
  })

  test('a changed filter acts on its owner’s list at once, and on those of others from the next Monday', async () => {
    const [one, other] = [await taking({ ageGroup: 18 }), await taking({ ageGroup: 65 })]
    await prefer(one, AGE)
    expect(await cardOf(one, other)).toBeNull()
    expect(await cardOf(other, one)).not.toBeNull()
    await pass(one, 7)
    expect(await cardOf(other, one)).toBeNull()
  })

  test('changes its group on cards and in filters at one instant, and takes it off both at once', async () => {
    const [filters, looks, other] = [await taking(AGE), await taking(), await taking({ ageGroup: 25 })]
    /** The group on the card, and whether a filter of 25 to 44 lets the member through; the two must agree. */
    const seen = async () => [(await cardOf(looks, other))?.ageGroup, (await cardOf(filters, other)) !== null]
    expect(await seen()).toEqual([25, true])
    await prefer(other, { ageGroup: 45 })
    expect(await seen()).toEqual([25, true])
    const statements = await storedRows(loveStatements, { userId: other.id }, { columns: ['counts_from'] })
    const countsFrom = Math.max(...statements.map(({ counts_from }) => Number(counts_from)))
    vi.useFakeTimers({ toFake: ['Date'], now: countsFrom - 1 })
    try {
      expect(await seen()).toEqual([25, true])
      vi.setSystemTime(countsFrom)
      expect(await seen()).toEqual([45, false])
      await prefer(other, {})
      expect(await seen()).toEqual([null, true])
    } finally {
      vi.useRealTimers()
    }
  })

  test('says nothing of a hidden birth: two of one group differ in nothing that filters show', async () => {
    const filters = [18, 25, 35, 45, 55, 65].map((from, at) => ({
      ...{ ageFrom: from, ageTo: [24, 34, 44, 54, 64, 120][at]! },
      ...{ ageGroup: 25 as const, isStrict: true },
    }))
    const reader = await taking({ ageGroup: 25 })
    const others = [await taking({ ageGroup: 35 }), await taking({ ageGroup: 35 }), await taking(), await taking()]
    for (const [at, birthDate] of ['1991-12-31', '1982-01-01', '1975-05-05', '2001-01-01'].entries())
      await updateMember(others[at]!.id, { birthDate })
    const seen: boolean[][] = []
    for (const filter of filters) {
      await prefer(reader, filter)
      seen.push(await Promise.all(others.map(async (other) => (await cardOf(reader, other)) !== null)))
    }
    const [first, second, third, fourth] = others.map((_, at) => seen.map((row) => row[at]))
    expect([first, third]).toEqual([[false, false, true, false, false, false], Array(6).fill(false)])
    expect([second, fourth]).toEqual([first, third])
  })
})

describe('what is kept', () => {
  const TABLES = [lovePreferences, loveStatements, loveFilters] as const
  const rowsOf = (table: (typeof TABLES)[number], { id }: Someone) => countRows(table, { userId: id })

  test('of two saves that read the same, the second is refused and mixes with nothing', async () => {
    const one = await taking()
    const { stored, location } = await findPreferenceFacts(db, one.id)
    const read = { since: stored.sought?.saveId ?? null, location }
    const now = new Date()
    const save = (words: string, ageGroup: 25 | 35, language: 'en' | 'ru') => ({
      sought: { seeks: [], words, isPublic: true, lastAgeGroup: null, saveId: crypto.randomUUID() },
      statements: withStatement({ versions: [], lastAgeGroup: null }, { ...NO_STATEMENT, ageGroup }, now, 0),
      filters: withFilter([], { ...NO_FILTER, language }, now),
    })
    const [first, second] = [save('First', 25, 'en'), save('Second', 35, 'ru')]
    const outcomes = await Promise.all([first, second].map((next) => savePreferences(db, one.id, next, read, now)))
    expect([...outcomes].sort()).toEqual(['changed', 'saved'])
    const winner = outcomes[0] === 'saved' ? first : second
    expect((await findPreferenceFacts(db, one.id)).stored).toEqual(winner)
    expect(
      await savePreferences(db, one.id, { ...second, sought: { ...second.sought, saveId: 'later' } }, read, now),
    ).toBe('changed')
    expect((await findPreferenceFacts(db, one.id)).stored).toEqual(winner)
  })

  test('a save that began before the member left, or named another place, is refused', async () => {
    const one = await taking({ city: BERLIN })
    const { stored, location } = await findPreferenceFacts(db, one.id)
    const sought = { ...stored.sought!, saveId: crypto.randomUUID() }
    const save = () =>
      savePreferences(db, one.id, { ...stored, sought }, { since: stored.sought!.saveId, location }, new Date())
    await move(one, 'Oslo')
    expect(await save()).toBe('changed')
    await move(one, BERLIN.name)
    await hideViewer(world, one.viewer)
    expect(await save()).toBe('apart')
    await insertRow(loveSettings, { userId: one.id, activeAt: new Date() })
    await agree(one.id, 'love')
    expect(await save()).toBe('changed')
    for (const table of TABLES) expect(await rowsOf(table, one)).toBe(0)
  })

  test('versions end once later ones count, not with the next save', async () => {
    const one = await taking({ ...AGE, languages: ['en'] }, 30)
    await prefer(one, { ageGroup: 18, languages: ['ru'], ageFrom: 18, ageTo: 24 })
    await sweep(env)
    expect([await rowsOf(loveStatements, one), await rowsOf(loveFilters, one)]).toEqual([2, 2])
    await pass(one, 7)
    const before = await findPreferenceFacts(db, one.id)
    await sweep(env)
    const { stored } = await findPreferenceFacts(db, one.id)
    expect(stored).toEqual({
      sought: before.stored.sought,
      statements: [before.stored.statements.at(-1)],
      filters: [before.stored.filters.at(-1)],
    })
    expect(stored.statements).toMatchObject([{ ageGroup: 18, languages: ['ru'] }])
  })

  test('what an earlier release left of members who are gone from here is deleted, and nobody else’s', async () => {
    const [gone, here] = [await taking({ ...AGE }), await taking({ ...AGE })]
    // As that release lets a member leave.
    await deleteRows(loveSettings, { userId: gone.id })
    await sweep(env)
    for (const table of TABLES) expect([await rowsOf(table, gone), await rowsOf(table, here)]).toEqual([0, 1])
  })

  test('what an earlier release left of a member is not there when they join again, and joining twice deletes nothing', async () => {
    const [back, here] = [await taking({ ...AGE, isPublic: true, words: 'Old words' }), await taking({ ...AGE })]
    await deleteRows(loveSettings, { userId: back.id })
    await updateRows(consents, { userId: back.id }, { withdrawnAt: new Date() })
    for (const someone of [back, here]) {
      const joining = { adult: true, consent: true, language: 'en' } as const
      expect((await showViewer(world, someone.viewer, joining)).done).toBe(true)
    }
    for (const table of TABLES) expect([await rowsOf(table, back), await rowsOf(table, here)]).toEqual([0, 1])
  })
})

describe('what others are sent', () => {
  const FILTERS = { ageFrom: 25, ageTo: 54, language: 'ru', withinKm: 1000 } as const
  const OWN = { ageGroup: 35, languages: ['en', 'ru'], city: BERLIN } satisfies Partial<Saved>
  const SOUGHT = { seeks: ['dating', 'practice'], words: 'Someone who laughs' } satisfies Partial<Saved>
  const sentTo = async (one: Someone, other: Someone) => JSON.stringify(await cardOf(one, other))

  test('holds nothing of the filters, and what is looked for only where it is shown', async () => {
    const one = await taking()
    const [open, closed] = [
      await taking({ ...FILTERS, ...OWN, ...SOUGHT, isPublic: true }),
      await taking({ ...OWN, ...SOUGHT }),
    ]
    const plain = await taking({ ...OWN })
    expect(await cardOf(one, open)).toMatchObject({ seeks: SOUGHT.seeks, words: SOUGHT.words, ageGroup: 35 })
    const nameless = (text: string, { username, fullName }: Someone) =>
      text.replaceAll(username, 'name').replaceAll(fullName, 'Name')
    // Whoever shows nothing of what they look for is sent like one who looks for nothing, whatever their filters are.
    expect(nameless(await sentTo(one, closed), closed)).toBe(nameless(await sentTo(one, plain), plain))
    await prefer(closed, { ...FILTERS, ...OWN, ...SOUGHT, isStrict: false })
    await pass(closed, 7)
    expect(nameless(await sentTo(one, closed), closed)).toBe(nameless(await sentTo(one, plain), plain))
    const unsought = { ...(await cardOf(one, open)), seeks: [], words: null }
    expect(nameless(JSON.stringify(unsought), open)).toBe(nameless(await sentTo(one, plain), plain))
  })
})

describe('by the addresses', () => {
  const PAGE = '/app/compatibility'
  async function joined(change: { location?: string; birthDate?: string } = {}) {
    const someone = await registered({}, new Visitor())
    await updateMember(idOf(someone), {
      emailConfirmedAt: new Date(1),
      location: change.location ?? '',
      birthDate: change.birthDate ?? '1990-06-01',
    })
    await someone.visitor.post('/resources/love', { intent: 'show', consent: 'on' })
    return someone
  }
  type Joined = Awaited<ReturnType<typeof joined>>
  const save = ({ visitor }: Joined, fields: Record<string, string> = {}) =>
    visitor.post(PAGE, { intent: 'save', ...fields })
  const storedOf = (
    someone: Joined,
    table: typeof lovePreferences | typeof loveStatements | typeof loveFilters = lovePreferences,
  ): Promise<Record<string, unknown> | null> => storedRow(table, eq(table.userId, idOf(someone)))

  /** The version in the form of a page. */
  const versionIn = (html: string) => /name="version" value="([^"]*)"/.exec(html)?.[1] ?? ''

  beforeAll(async () => {
    await loadPlaces()
  })

  test('the form saves without scripts, and shows again what was saved', async () => {
    const one = await joined({ location: 'Берлин, Германия' })
    const answer = await save(one, {
      ...{ seek_friendship: 'on', words: 'Долгие прогулки', is_public: 'on' },
      ...{ age_from: '25', age_group: '35', language: 'ru', speaks_ru: 'on', within: '200', city: 'on' },
    })
    expect(answer.status).toBe(200)
    expect(await wordsOf(answer)).toContain(words['filtering.waiting'])
    expect(await storedOf(one)).toMatchObject({ seeks: '["friendship"]', words: 'Долгие прогулки', is_public: 1 })
    expect(await storedOf(one, loveFilters)).toMatchObject({
      ...{ age_from: 25, age_to: 120, language: 'ru', within_km: 200, is_strict: 0 },
    })
    expect(await storedOf(one, loveStatements)).toMatchObject({
      ...{ age_group: 35, languages: '["ru"]', city: 'Берлин, Германия', city_x: expect.closeTo(BERLIN.x, 3) },
    })
    const html = await (await one.visitor.get(PAGE)).text()
    expect(html).toMatch(/<textarea[^>]*>Долгие прогулки<\/textarea>/)
    expect(html).toMatch(/<option[^>]*value="25"[^>]*selected/)
    expect(html).toMatch(/<form[^>]*action="\/app\/compatibility#preferences"/)
    const searched = await (await one.visitor.get(`${PAGE}?tab=high&more=2&q=Mira&open=mira`)).text()
    expect(searched).toMatch(/<form[^>]*action="\/app\/compatibility\?tab=high&amp;q=Mira#preferences"/)
  })

  test.each([
    ['a group that is not theirs', { age_group: '45' }, 422, words['problem.ageGroup.birth']],
    ['a city that is not found', { city: 'on' }, 422, 'find this place'],
    ['a range of ages without their own', { age_from: '25' }, 422, words['problem.age.needsOwn']],
    ['a language without their own', { language: 'ru' }, 422, words['problem.language.needsOwn']],
    ['a distance without their own city', { within: '50' }, 422, words['problem.within.needsOwn']],
    ['text of too many lines', { words: 'a\nb\nc\nd\ne\nf\ng\nh\ni' }, 400, words['problem.words.lines']],
    ['text that is too long', { words: 'ж'.repeat(301) }, 400, words['problem.words.long']],
  ] as const)('%s is refused at its field, and nothing is stored', async (_, fields, status, text) => {
    const one = await joined({ location: 'Nowhereville' })
    const answer = await save(one, { seek_dating: 'on', ...fields })
    expect(answer.status).toBe(status)
    const html = await answer.text()
    expect(html).toContain(text)
    expect(html).toMatch(/name="seek_dating"[^>]*checked|checked[^>]*name="seek_dating"/)
    expect(await storedOf(one)).toBeNull()
  })

  test('a place is found by city and country, and needs no more than its name', async () => {
    for (const [location, latitude] of [
      ['London, Canada', 42.98],
      ['London', 51.5],
      ['Moscow, Idaho, USA', 46.7],
    ] as const) {
      const one = await joined({ location })
      expect((await save(one, { city: 'on' })).status).toBe(200)
      const { city_z } = (await storedOf(one, loveStatements)) as { city_z: number }
      expect((Math.asin(city_z) * 180) / Math.PI).toBeCloseTo(latitude, 0)
    }
  })

  test('a form that was filled before another save is refused with what was typed, and replaces it when sent again', async () => {
    const one = await joined()
    expect((await save(one, { version: '', words: 'First' })).status).toBe(200)
    const stale = await save(one, { version: '', words: 'Second', speaks_ru: 'on' })
    expect(stale.status).toBe(409)
    const html = await stale.text()
    expect(html).toContain(words['error.changed'])
    expect(html).toMatch(/<textarea[^>]*>Second<\/textarea>/)
    expect(await storedOf(one)).toMatchObject({ words: 'First' })
    expect(await storedOf(one, loveStatements)).toBeNull()
    const replaced = await save(one, { version: versionIn(html), words: 'Second', speaks_ru: 'on' })
    expect(replaced.status).toBe(200)
    expect(await storedOf(one)).toMatchObject({ words: 'Second', save_id: versionIn(await replaced.text()) })
  })

  test('a form that comes back with a problem still replaces no save made meanwhile', async () => {
    const one = await joined()
    await save(one, { version: '', words: 'First' })
    const version = String((await storedOf(one))?.save_id)
    const misfit = await save(one, { version, words: 'Typed', age_group: '65' })
    expect([misfit.status, versionIn(await misfit.text())]).toEqual([422, version])
    expect((await save(one, { version, words: 'Elsewhere' })).status).toBe(200)
    const unread = await save(one, { version, words: 'Typed', age_from: '45', age_to: '44' })
    expect([unread.status, versionIn(await unread.text())]).toEqual([400, version])
    expect((await save(one, { version, words: 'Typed' })).status).toBe(409)
    expect(await storedOf(one)).toMatchObject({ words: 'Elsewhere' })
  })

  test('who does not take part, is suspended, signed out or saves too often is refused', async () => {
    const apart = await registered()
    const told = await save({ ...apart } as Joined)
    expect(told.status).toBe(409)
    expect(await wordsOf(told)).toContain(words.notSaved)
    // Without scripts the page asks for a sign-in.
    expect((await new Visitor().post(PAGE, { intent: 'save' })).headers.get('Location')).toMatch(/^\/login/)
    const one = await joined()
    await updateMember(idOf(one), { suspendedUntil: new Date(Date.now() + DAY) })
    const stopped = await save(one, { words: 'Tea' })
    expect(stopped.status).toBe(403)
    expect(await wordsOf(stopped)).toContain(words['error.suspended'])
    await updateMember(idOf(one), { suspendedUntil: null })
    for (let time = 1; time < PREFERENCE_SAVES_AN_HOUR; time++) expect((await save(one)).status).toBe(200)
    expect((await save(one)).status).toBe(429)
    expect(await countRows(lovePreferences, { userId: [idOf(apart), idOf(one)] })).toBe(1)
  })

  test('a group left behind does not stand in the way of a change elsewhere, and a change of it can be taken back', async () => {
    const one = await joined({ location: 'Berlin, Germany' })
    const stated = { age_group: '35', age_from: '25', within: '200' }
    expect((await save(one, { ...stated, city: 'on' })).status).toBe(200)
    const before = await storedOf(one, loveStatements)
    await updateMember(idOf(one), { birthDate: '1970-06-01' })
    expect((await save(one, { ...stated, city: 'on', words: 'Tea' })).status).toBe(200)
    expect(await storedOf(one)).toMatchObject({ words: 'Tea' })
    expect(await storedOf(one, loveStatements)).toEqual({
      ...before,
      ...{
        city_x: expect.closeTo(BERLIN.x, 3),
        city_y: expect.closeTo(BERLIN.y, 3),
        city_z: expect.closeTo(BERLIN.z, 3),
      },
    })
    await shiftInstant(loveStatements, 'countsFrom', -7 * DAY, { userId: idOf(one) })
    expect((await save(one, { ...stated, age_group: '55', city: 'on' })).status).toBe(200)
    expect(await countRows(loveStatements, { userId: idOf(one) })).toBe(2)
    expect(await (await one.visitor.get(PAGE)).text()).toMatch(/<option[^>]*value="35"[^>]*>35–44</)
    expect((await save(one, { ...stated, city: 'on' })).status).toBe(200)
    expect(await countRows(loveStatements, { userId: idOf(one), ageGroup: 35 })).toBe(1)
    expect(await countRows(loveStatements, { userId: idOf(one) })).toBe(1)
  })

  test('whoever is suspended may take off what others see, and no more', async () => {
    const one = await joined()
    const shown = { seek_dating: 'on', is_public: 'on', speaks_en: 'on' }
    await save(one, { ...shown, words: 'Tea' })
    await updateMember(idOf(one), { suspendedUntil: new Date(Date.now() + DAY) })
    const additions: Record<string, string>[] = [
      { words: 'Coffee' },
      { words: 'Tea', seek_practice: 'on' },
      { speaks_ru: 'on' },
    ]
    for (const added of additions) expect((await save(one, { ...shown, ...added })).status).toBe(403)
    expect((await save(one, { speaks_en: 'on' })).status).toBe(200)
    expect(await storedOf(one)).toMatchObject({ seeks: '[]', words: null, is_public: 0 })
  })

  test('who agreed to an earlier wording is asked again before anything is stored or shown', async () => {
    const one = await joined()
    await updateRows(consents, { userId: idOf(one) }, { version: '2026-11' })
    expect((await save(one, { words: 'Tea', is_public: 'on' })).status).toBe(409)
    expect(await storedOf(one)).toBeNull()
    expect(await wordsOf(await one.visitor.get(PAGE))).toContain(settingsWords.askedAgain)
    const settings = await wordsOf(await one.visitor.get('/app/settings?tab=privacy'))
    for (const text of [settingsWords.askedAgain, settingsWords.show, settingsWords.hide])
      expect(settings).toContain(text)
    expect(settings).not.toContain(settingsWords.settingsOn)
  })

  test('the export has them whole, and leaving deletes them', async () => {
    const one = await joined({ location: 'Berlin, Germany' })
    await save(one, { words: 'Quiet evenings', age_group: '35', age_to: '44', city: 'on' })
    await updateRows(lovePreferences, { userId: idOf(one) }, { lastAgeGroup: 25 })
    const bytes = new Uint8Array(await (await one.visitor.post('/resources/account-data', {})).arrayBuffer())
    const told = JSON.parse(strFromU8(unzipSync(bytes)['data.json']!))
    expect(told).toMatchObject({
      lovePreferences: [{ words: 'Quiet evenings', formerAgeGroupFrom: 25 }],
      loveStatements: [{ ageGroupFrom: 35, city: 'Berlin, Germany' }],
      loveFilters: [{ agesFrom: 18, agesTo: 44 }],
    })
    await hideViewer(world, { id: idOf(one) } as never)
    for (const table of [lovePreferences, loveStatements, loveFilters]) expect(await storedOf(one, table)).toBeNull()
  })
})
