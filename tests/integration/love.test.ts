import { env } from 'cloudflare:workers'
import { and, eq, isNotNull } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { insertBlock } from '~/data/members/blocks-and-mutes.server'
import { countNewNotices, listNotices } from '~/data/notifications/notification-list.server'
import { indexMember } from '~/data/search/search.server'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { buildComposite } from '~/domain/human-design/composite/composite'
import { loveMatch } from '~/domain/human-design/composite/love-match'
import { DEFAULT_PERCENTS } from '~/domain/human-design/composite/score'
import { MATCH_GROUPS, matchGroup } from '~/domain/human-design/composite/score-labels'
import { CONSENT_VERSIONS } from '~/domain/membership/account/consents'
import { hideViewer, openLoveAnalysis, setInterest, showViewer } from '~/features/love/answer-love.server'
import { isLoveOpen, loadLove } from '~/features/love/load-love.server'
import type { LoveList } from '~/features/love/love'
import { loveMatch as loveMatchWords } from '~/locales/en/love-match'
import { revealMatches } from '~/platform/notifications/scheduled-notices.server'
import { createDatabase } from '../../drizzle/client'
import { consents } from '../../drizzle/schema/consents'
import { loveAnalyses, loveInterests, loveSettings } from '../../drizzle/schema/love'
import { mutes } from '../../drizzle/schema/mutes'
import { notifications } from '../../drizzle/schema/notifications'
import { users } from '../../drizzle/schema/users'
import { idOf, registered, wordsOf } from './account'
import { agree } from './agree'
import { atOneInstant } from './at-one-instant'
import { countingDb } from './counting-db'
import { eventually } from './eventually'
import { block, connect } from './feed-world'
import { updateMember } from './members'
import { scansOf } from './query-plans'
import { countRows, deleteRows, insertRow, shiftInstant, updateRows } from './rows'
import { failingBatch, viewer, worldWith } from './verbs'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000 })
atOneInstant()

const db = createDatabase(env.DB)
const world = worldWith()
type Someone = Awaited<ReturnType<typeof viewer>>

/** The day of birth of one who turned that old today, or some days later; the years before a leap year have no 29 February. */
const yearsAgo = (years: number, days = 0) => {
  const now = new Date()
  const [month, date] = [now.getUTCMonth(), now.getUTCDate()]
  const kept = month === 1 ? Math.min(date, 28) : date
  return new Date(Date.UTC(now.getUTCFullYear() - years, month, kept + days)).toISOString().slice(0, 10)
}
/** Gates that complete channels with the example's and with one another in other ways. */
const OTHER_GATES = [1, 2, 5, 6, 9, 10, 14, 19, 20, 27, 31, 37, 42, 49, 59, 64]
const chartOf = (gates: number[] = EXAMPLE_CHART.gates) => {
  const chart = { ...EXAMPLE_CHART, gates }
  const stored = { chart, birthUtc: '', designUtc: '', engineVersion: 'test', node: 'true' as const }
  return { hdType: chart.type, hdProfile: chart.profile, hdDataCalculated: true, hdRawData: stored }
}

/** What is said with the press: that one is of age or nothing, and the consent. */
const said = (adult: boolean, consent = true) => ({ adult, consent, language: 'en' as const })

/** A member of age who takes part and has agreed to it. */
async function taking(change: Parameters<typeof viewer>[0] = {}) {
  const someone = await viewer({ birthDate: yearsAgo(30), ...change })
  await insertRow(loveSettings, { userId: someone.id, activeAt: new Date(), createdAt: new Date() })
  await agree(someone.id, 'love')
  return someone
}

const pageOf = (someone: Someone, query = '') =>
  loadLove(world, someone.viewer, new Request(`http://localhost/app/compatibility${query}`))
async function listOf(someone: Someone, query = ''): Promise<LoveList> {
  const page = await pageOf(someone, query)
  if (page.kind !== 'list') throw new Error(page.reason)
  return page
}
/** Everybody a member finds, by a word that only their test's people are called. */
async function finds(someone: Someone, other: Someone) {
  await db.batch([...indexMember(db, other)] as never)
  const { cards } = await listOf(someone, `?q=${other.username}`)
  return cards.find(({ username }) => username === other.username) ?? null
}
const like = (one: Someone, other: Someone, wanted = true, place = world) =>
  setInterest(place, one.viewer, { username: other.username, wanted })
/** Lets interests settle, as a minute would, and has the cron reveal what it finds. */
async function settle() {
  await shiftInstant(loveInterests, 'createdAt', -60_000)
  await revealMatches(env, { now: Date.now() })
}
const noticesOf = (someone: Someone) =>
  listNotices(db, { memberId: someone.id, after: null, limit: 20, now: new Date() })

/** Two, and whether the first one finds the second. */
const PAIRS: [string, () => Promise<[Someone, Someone]>, boolean][] = [
  ['one who takes part', async () => [await taking(), await taking()], true],
  ['one who does not', async () => [await taking(), await viewer({ birthDate: yearsAgo(30) })], false],
  ['one of 18 today', async () => [await taking(), await taking({ birthDate: yearsAgo(18) })], true],
  ['one of 18 tomorrow', async () => [await taking(), await taking({ birthDate: yearsAgo(18, 1) })], false],
  ['one of no age known', async () => [await taking(), await taking({ birthDate: null })], false],
  ['one who is away', async () => [await taking(), await taking({ isActive: false })], false],
  ['one open to members', async () => [await taking(), await taking({ profileVisibility: 'community' })], true],
  ['one open to connections', async () => [await taking(), await taking({ profileVisibility: 'connections' })], false],
  [
    'a connection open to those',
    async () => {
      const pair: [Someone, Someone] = [await taking(), await taking({ profileVisibility: 'connections' })]
      await connect(...pair)
      return pair
    },
    true,
  ],
  [
    'one they blocked',
    async () => {
      const pair: [Someone, Someone] = [await taking(), await taking()]
      await block(...pair)
      return pair
    },
    false,
  ],
  [
    'one who blocked them',
    async () => {
      const pair: [Someone, Someone] = [await taking(), await taking()]
      await block(pair[1], pair[0])
      return pair
    },
    false,
  ],
  [
    'one they muted',
    async () => {
      const pair: [Someone, Someone] = [await taking(), await taking()]
      await insertRow(mutes, { muterId: pair[0].id, mutedId: pair[1].id })
      return pair
    },
    false,
  ],
]

test.each(PAIRS)('a member is compared with %s: %#', async (_, make, isFound) => {
  const [one, other] = await make()
  expect(Boolean(await finds(one, other))).toBe(isFound)
  expect((await like(one, other)).done).toBe(isFound)
  expect(await openLoveAnalysis(world, one.viewer, other.username, 'en')).toMatchObject({ done: false })
})

describe('taking part', () => {
  test.each([
    ['of age by birth date', () => ({ birthDate: yearsAgo(18) }), false, true, 'off'],
    ['too young', () => ({ birthDate: yearsAgo(18, 1) }), true, false, 'minor'],
    ['without a birth date, declaring', () => ({}), true, true, 'undeclared'],
    ['without a birth date, not declaring', () => ({}), false, false, 'undeclared'],
  ] as const)('is open to whoever is %s: %s', async (_, change, declares, isDone, before) => {
    const someone = await viewer(change())
    expect(await pageOf(someone)).toEqual({ kind: 'closed', reason: before })
    for (let turn = 0; turn < 2; turn++) {
      expect((await showViewer(world, someone.viewer, said(declares))).done).toBe(isDone)
      expect((await pageOf(someone)).kind).toBe(isDone ? 'list' : 'closed')
      expect(await countRows(loveSettings, { userId: someone.id })).toBe(isDone ? 1 : 0)
    }
    await hideViewer(world, someone.viewer)
    expect(await pageOf(someone)).toMatchObject({ kind: 'closed' })
  })

  test('ends by itself where a birth date says otherwise later, in both directions', async () => {
    const [someone, other] = [await viewer(), await taking()]
    await showViewer(world, someone.viewer, said(true))
    expect(await finds(other, someone)).not.toBeNull()
    await updateMember(someone.id, { birthDate: yearsAgo(17) })
    expect(await finds(other, someone)).toBeNull()
    expect(await pageOf(someone)).toEqual({ kind: 'closed', reason: 'minor' })
    expect((await like(someone, other)).done).toBe(false)
  })

  test('needs an explicit consent, kept with its time and wording; leaving ends it', async () => {
    const someone = await viewer({ birthDate: yearsAgo(30) })
    expect(await showViewer(world, someone.viewer, said(false, false))).toEqual({ done: false, reason: 'unconsented' })
    expect(await countRows(loveSettings, { userId: someone.id })).toBe(0)
    await showViewer(world, someone.viewer, said(false))
    const open = { userId: someone.id, purpose: 'love', language: 'en', withdrawnAt: null } as const
    expect(await countRows(consents, { ...open, version: CONSENT_VERSIONS.love })).toBe(1)
    await hideViewer(world, someone.viewer)
    expect(await countRows(consents, open)).toBe(0)
    expect(await countRows(consents, and(eq(consents.userId, someone.id), isNotNull(consents.withdrawnAt))!)).toBe(1)
  })

  test('asks those who took part before consents were kept, and those who agreed to another wording', async () => {
    const [someone, other] = [await taking(), await taking()]
    for (const earlier of [
      () => deleteRows(consents, { userId: someone.id }),
      () => updateRows(consents, { userId: someone.id }, { version: '2020-01' }),
    ]) {
      await agree(someone.id, 'love')
      expect((await pageOf(someone)).kind).toBe('list')
      await earlier()
      expect(await pageOf(someone)).toEqual({ kind: 'closed', reason: 'unconsented' })
      expect(await like(someone, other)).toEqual({ done: false, reason: 'missing' })
      expect(await isLoveOpen(world, someone.viewer, other.username)).toBe(false)
    }
    expect((await showViewer(world, someone.viewer, said(false))).done).toBe(true)
    expect((await pageOf(someone)).kind).toBe('list')
  })

  test('is nothing for the suspended, who may leave', async () => {
    const someone = await taking()
    someone.viewer.suspendedUntil = new Date(Date.now() + 60_000)
    expect(await showViewer(world, someone.viewer, said(true))).toEqual({ done: false, reason: 'suspended' })
    expect(await like(someone, await taking())).toEqual({ done: false, reason: 'suspended' })
    await hideViewer(world, someone.viewer)
    expect(await countRows(loveSettings, { userId: someone.id })).toBe(0)
  })

  test('being here moves somebody up the list', async () => {
    const someone = await taking()
    await updateMember(someone.id, { lastActiveAt: new Date(4_000_000_000_000) })
    expect(await countRows(loveSettings, { userId: someone.id, activeAt: new Date(4000000000000) })).toBe(1)
  })
})

describe('the numbers', () => {
  const own = () => taking(chartOf())
  const OTHER_CHART = { ...EXAMPLE_CHART, gates: OTHER_GATES }

  test('are one sum of both charts where the gates are open: card, analysis, tabs and tiles, from either side', async () => {
    await deleteRows(loveSettings)
    const [one, other] = [await own(), await taking({ ...chartOf(OTHER_GATES), birthVisibility: 'everyone' })]
    const match = loveMatch(EXAMPLE_CHART.type, EXAMPLE_CHART.type, buildComposite(EXAMPLE_CHART, OTHER_CHART))!
    const card = await finds(one, other)
    expect(card).toMatchObject({ overall: match.overall.percent, hasCharts: true, age: 30, relationship: match.label })
    expect(card?.scores).toEqual(Object.entries(match.parts!).map(([code, { percent }]) => ({ code, percent })))
    const { base, lines, bound, percent } = card!.sum!
    const points = (text: string) => Number(text.replace('\u2212', '-'))
    const total = [base, ...lines.map((line) => points(line.points)), points(bound ?? '0')].reduce(
      (sum, one) => sum + one,
    )
    expect([total, percent]).toEqual([card?.overall, card?.overall])
    expect(lines.every(({ parts }) => parts!.length > 0)).toBe(true)
    const opened = await openLoveAnalysis(world, one.viewer, other.username, 'en')
    expect(opened.done && opened.analysis.scores.map(({ code, percent }) => ({ code, percent }))).toEqual(card?.scores)
    // From the other side they are the same.
    expect(await finds(other, one)).toMatchObject({ overall: card?.overall, scores: card?.scores })
    // What ranks people computes the same numbers in a faster way; here it ranks one person.
    const { romantic, emotional, intimacy } = match.parts!
    const group = matchGroup(percent)
    for (const who of [one, other]) {
      const { compared, counts, tiles } = await listOf(who)
      expect([compared, tiles]).toEqual([
        1,
        {
          soulmates: group === 'soulmates' ? 1 : 0,
          overall: percent,
          ...{ romantic: romantic.percent, emotional: emotional.percent, intimacy: intimacy.percent },
        },
      ])
      expect(counts).toEqual(Object.fromEntries(MATCH_GROUPS.map((code) => [code, code === group ? 1 : 0])))
    }
  })

  test.each([
    ['the gates are hidden', { chartDetail: 'channels' }],
    ['only the core is shown', { chartDetail: 'core' }],
  ] as const)('go by the types alone for both where %s, with no parts and nothing to open', async (_, change) => {
    const [one, other] = [await own(), await taking({ ...chartOf(OTHER_GATES), ...change })]
    const percent = loveMatch(EXAMPLE_CHART.type, EXAMPLE_CHART.type, null)!.overall.percent
    for (const [who, whom] of [
      [one, other],
      [other, one],
    ] as const) {
      const card = await finds(who, whom)
      expect(card).toMatchObject({ overall: percent, hasCharts: false, scores: [], age: null })
      expect(card?.sum).toEqual({ base: percent, lines: [], bound: null, percent })
      expect(await openLoveAnalysis(world, who.viewer, whom.username, 'en')).toEqual({ done: false, reason: 'missing' })
      expect(await countRows(loveAnalyses, { memberId: who.id })).toBe(0)
    }
  })

  test.each([
    ['the chart is private', { chartVisibility: 'private' }, 'hidden'],
    ['the chart is for connections', { chartVisibility: 'connections' }, 'connections'],
  ] as const)('are missing for both where %s, in no tab and in no tile', async (_, change, ownLimit) => {
    const [one, other] = [await own(), await taking({ ...chartOf(OTHER_GATES), ...change })]
    for (const [who, whom] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(await finds(who, whom)).toMatchObject({
        overall: null,
        relationship: null,
        sum: null,
        scores: [],
        analysis: null,
      })
      expect(await openLoveAnalysis(world, who.viewer, whom.username, 'en')).toEqual({ done: false, reason: 'missing' })
    }
    expect((await finds(one, other))?.type).toBeNull()
    // The one who hides their own chart compares with no one.
    expect(await listOf(other)).toMatchObject({
      compared: 0,
      ownLimit,
      tiles: { overall: null, romantic: null },
    })
  })

  test('nothing a member sees tells one hidden chart from another', async () => {
    const one = await own()
    const hidden = { chartDetail: 'core' as const }
    const [first, second] = [
      await taking({ ...chartOf(OTHER_GATES), ...hidden }),
      await taking({ ...chartOf(), ...hidden }),
    ]
    const seen = async (other: Someone) => {
      const { username: _, fullName: __, ...rest } = (await finds(one, other))!
      return rest
    }
    expect(await seen(first)).toEqual(await seen(second))
  })

  test('without a tab in the address the first one with people opens', async () => {
    const one = await taking({ ...chartOf(), hdType: 'reflector' })
    // 78 by the types alone.
    await taking({ hdType: 'manifesting_generator', chartDetail: 'core' })
    const { query, counts } = await listOf(one)
    expect(counts.good).toBeGreaterThan(0)
    expect(query.tab).toBe(MATCH_GROUPS.find((group) => counts[group] > 0))
    expect((await listOf(one, '?tab=soulmates')).query.tab).toBe('soulmates')
  })

  test('the page of a connection leads to the love match where both take part, and says nothing of anybody else', async () => {
    const [one, other, apart] = [await own(), await taking(), await viewer({ birthDate: yearsAgo(30) })]
    expect(await isLoveOpen(world, one.viewer, other.username)).toBe(true)
    expect(await isLoveOpen(world, one.viewer, apart.username)).toBe(false)
    expect(await isLoveOpen(world, apart.viewer, other.username)).toBe(false)
    await block(other, one)
    expect(await isLoveOpen(world, one.viewer, other.username)).toBe(false)
  })

  test('a closed chart that opens to a connection counts for them', async () => {
    const [one, other] = [await own(), await taking({ ...chartOf(OTHER_GATES), chartVisibility: 'connections' })]
    await connect(one, other)
    expect(await finds(one, other)).toMatchObject({ hasCharts: true })
  })
})

describe('an interest', () => {
  /** All that the other one can see of themselves and the first, as JSON. */
  const allOf = async (other: Someone) => JSON.stringify([await listOf(other), await noticesOf(other)])

  test('of one side is told nobody: not by the page, the bell, the export or the answer', async () => {
    const [one, other] = [await taking(), await taking()]
    await finds(other, one)
    const before = [await allOf(other), await finds(other, one), await countNewNotices(db, other.id, new Date())]
    expect(await like(one, other)).toEqual({ done: true, state: { isLiked: true, isMatch: false } })
    expect(await like(one, other)).toEqual({ done: true, state: { isLiked: true, isMatch: false } })
    const after = [await allOf(other), await finds(other, one), await countNewNotices(db, other.id, new Date())]
    expect(after).toEqual(before)
    expect(await countRows(notifications, { userId: [one.id, other.id] })).toBe(0)
    expect(await finds(one, other)).toMatchObject({ isLiked: true, isMatch: false })
    expect(await like(one, other, false)).toEqual({ done: true, state: { isLiked: false, isMatch: false } })
    expect(await like(one, other, false)).toEqual({ done: true, state: { isLiked: false, isMatch: false } })
  })

  test('that is answered is a match for both, told each once, for as long as both stand', async () => {
    const [one, other] = [await taking(), await taking()]
    await like(one, other)
    expect(await like(other, one)).toEqual({ done: true, state: { isLiked: true, isMatch: false } })
    for (const who of [one, other]) expect([await noticesOf(who), (await listOf(who)).matches]).toEqual([[], []])
    await settle()
    expect(await like(other, one)).toEqual({ done: true, state: { isLiked: true, isMatch: true } })
    for (const [who, whom] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(await noticesOf(who)).toMatchObject([{ kind: 'love_match', actorId: whom.id }])
      expect((await listOf(who)).matches.map(({ username }) => username)).toEqual([whom.username])
    }
    // Taken back it is a match for neither, though both have been told; done again it is there, and told once.
    await like(one, other, false)
    for (const who of [one, other]) {
      expect(await noticesOf(who)).toHaveLength(1)
      expect((await listOf(who)).matches).toEqual([])
    }
    await like(one, other)
    await settle()
    expect((await listOf(other)).matches).toHaveLength(1)
    expect(await countRows(notifications, { kind: 'love_match', userId: [one.id, other.id] })).toBe(2)
    // Nor is there a match with one who turns out to be too young.
    await updateMember(one.id, { birthDate: yearsAgo(17) })
    for (const who of [one, other]) expect(await noticesOf(who)).toEqual([])
    await updateMember(one.id, { birthDate: yearsAgo(30) })
    expect(await noticesOf(other)).toHaveLength(1)
    // Whoever leaves takes it along.
    await hideViewer(world, one.viewer)
    expect(await noticesOf(other)).toEqual([])
    expect(await countRows(loveInterests, { memberId: one.id })).toBe(0)
  })

  test('taken back reaches nobody who did not know of it', async () => {
    const [one, other] = [await taking(), await taking()]
    const reached: string[] = []
    const HUB = new Proxy(env.HUB, {
      get(whole, name) {
        const value: unknown = Reflect.get(whole, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          reached.push(String(given[0]))
          return value.apply(whole, given)
        }
      },
    })
    await like(one, other, true, worldWith({ HUB }))
    await like(one, other, false, worldWith({ HUB }))
    await like(other, one)
    // A match taken back within its minute was never one, for either.
    expect(await like(one, other, true, worldWith({ HUB }))).toMatchObject({ state: { isMatch: false } })
    await like(one, other, false, worldWith({ HUB }))
    expect(reached).toEqual([])
    expect(await countRows(notifications, { userId: [one.id, other.id] })).toBe(0)
    await like(one, other, true, worldWith({ HUB }))
    await settle()
    await like(one, other, false, worldWith({ HUB }))
    await eventually(() => expect(reached.length).toBeGreaterThan(0))
  })

  test('is told neither while one of the two could not see the other', async () => {
    const [one, other] = [await taking(), await taking()]
    await like(one, other)
    await updateMember(other.id, { profileVisibility: 'connections' })
    // Whoever hides finds nobody they hide from, and learns nothing of them.
    expect(await finds(other, one)).toBeNull()
    expect(await like(other, one)).toEqual({ done: false, reason: 'missing' })
    await updateMember(other.id, { profileVisibility: 'everyone' })
    await like(other, one)
    await settle()
    expect((await listOf(other)).matches).toHaveLength(1)
    await updateMember(other.id, { profileVisibility: 'connections' })
    for (const who of [one, other]) expect([await noticesOf(who), (await listOf(who)).matches]).toEqual([[], []])
    expect(await like(other, one, false)).toEqual({ done: true, state: { isLiked: false, isMatch: false } })
  })

  test('of both at the same moment is one match', async () => {
    const [one, other] = [await taking(), await taking()]
    const outcomes = await Promise.all([like(one, other), like(other, one), like(one, other), like(other, one)])
    expect(outcomes.every(({ done }) => done)).toBe(true)
    await settle()
    for (const who of [one, other]) expect(await noticesOf(who)).toHaveLength(1)
    expect(await countRows(loveInterests, { memberId: [one.id, other.id] })).toBe(2)
  })

  test('goes with a block, in both directions', async () => {
    const [one, other] = [await taking(), await taking()]
    await like(one, other)
    await like(other, one)
    await insertBlock(db, one.id, other.id)
    expect(await countRows(loveInterests, { memberId: [one.id, other.id] })).toBe(0)
    expect(await noticesOf(other)).toEqual([])
  })

  test.each(['before commit', 'after commit'] as const)(
    'is done once or not at all when the database fails %s',
    async (fault) => {
      const [one, other] = [await taking(), await taking()]
      await like(other, one)
      await expect(like(one, other, true, worldWith({ DB: failingBatch(fault) }))).rejects.toThrow('D1_ERROR')
      const wanted = fault === 'after commit' ? 1 : 0
      expect(await countRows(loveInterests, { memberId: one.id })).toBe(wanted)
      await settle()
      expect(await noticesOf(other)).toHaveLength(wanted)
      await like(one, other)
      await settle()
      expect(await noticesOf(other)).toHaveLength(1)
    },
  )
})

describe('the analysis', () => {
  const three = async () => Promise.all(Array.from({ length: 6 }, () => taking(chartOf(OTHER_GATES))))
  const openWith = (one: Someone, other: Someone, change: object = {}) =>
    openLoveAnalysis(world, { ...one.viewer, ...change }, other.username, 'en')

  test('opens with three people a month, however many are asked for at once, and stays open', async () => {
    const [one, others] = [await taking(chartOf()), await three()]
    const outcomes = await Promise.all(others.map((other) => openWith(one, other)))
    expect(outcomes.filter(({ done }) => done)).toHaveLength(3)
    expect(outcomes.filter((outcome) => !outcome.done && outcome.reason === 'limit')).toHaveLength(3)
    expect(await countRows(loveAnalyses, { memberId: one.id })).toBe(3)
    const opened = others.filter((_, at) => outcomes[at]!.done)
    for (const other of opened) expect(await openWith(one, other)).toMatchObject({ done: true, left: 0 })
    expect(await listOf(one, `?open=${opened[0]!.username}`)).toMatchObject({ left: 0 })
    // Others have their own three.
    expect((await openWith(others[0]!, one)).done).toBe(true)
  })

  test('opens no more for a member who changes their zone back and forth at the turn of a month', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00Z') })
    try {
      const one = await taking(chartOf())
      const others = await Promise.all(Array.from({ length: 8 }, () => taking(chartOf(OTHER_GATES))))
      // November in the one, December in the other.
      const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']
      const openIn = async (timeZone: string, other: Someone) =>
        (await openLoveAnalysis({ ...world, timeZone: async () => timeZone }, one.viewer, other.username, 'en')).done
      const done: boolean[] = []
      for (const [place, other] of others.entries()) done.push(await openIn(place % 2 ? east! : west!, other))
      expect(done).toEqual([true, true, true, true, true, true, false, false])
      expect(await countRows(loveAnalyses, { memberId: one.id })).toBe(6)
    } finally {
      vi.useRealTimers()
    }
  })

  test('the list counts the month of the member’s zone, and says when the next one begins there', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00Z') })
    try {
      const [one, other] = [await taking(chartOf()), await taking(chartOf(OTHER_GATES))]
      await openLoveAnalysis({ ...world, timeZone: async () => 'Pacific/Kiritimati' }, one.viewer, other.username, 'en')
      const listIn = (timeZone: string) =>
        loadLove(
          { ...world, timeZone: async () => timeZone },
          one.viewer,
          new Request('http://localhost/app/compatibility'),
        )
      expect(await listIn('Pacific/Kiritimati')).toMatchObject({ left: 2, nextMonth: '2026-12-31T10:00:00.000Z' })
      expect(await listIn('Pacific/Pago_Pago')).toMatchObject({ left: 3, nextMonth: '2026-12-01T11:00:00.000Z' })
    } finally {
      vi.useRealTimers()
    }
  })

  test('opens anew in another month, and the old one is forgotten', async () => {
    const [one, others] = [await taking(chartOf()), await three()]
    for (const other of others.slice(0, 3)) await openWith(one, other)
    await updateRows(loveAnalyses, { memberId: one.id }, { month: '2020-01' })
    expect(await openWith(one, others[4]!)).toMatchObject({ done: true, left: 2 })
    expect(await countRows(loveAnalyses, { memberId: one.id })).toBe(1)
  })

  test('is open to premium without a count, and says what moved each score', async () => {
    const [one, others] = [await taking(chartOf()), await three()]
    for (const other of others) {
      const outcome = await openWith(one, other, { isPremium: true })
      expect(outcome).toMatchObject({ done: true, left: null })
      if (!outcome.done) continue
      expect(outcome.analysis.scores.map(({ code }) => code)).toEqual(Object.keys(DEFAULT_PERCENTS))
      expect(outcome.analysis.scores.flatMap(({ lines }) => lines).length).toBeGreaterThan(5)
    }
    expect(await countRows(loveAnalyses, { memberId: one.id })).toBe(0)
  })
})

describe('by the addresses', () => {
  const shown = async (site: object = {}) => {
    const someone = await registered({}, new Visitor({ site }))
    await updateMember(idOf(someone), { emailConfirmedAt: new Date(1) })
    const answer = await someone.visitor.post('/resources/love', { intent: 'show', adult: 'on', consent: 'on' })
    expect(answer.headers.get('Location')).toBe('/app/compatibility')
    return someone
  }

  test('without scripts each form leads back, and says what was refused', async () => {
    const one = await registered()
    const said = await one.visitor.post('/resources/love', {
      intent: 'show',
      consent: 'on',
      back: '/app/settings?tab=privacy',
    })
    expect(said.headers.get('Location')).toBe('/app/settings?tab=privacy&refused=love.undeclared')
    expect(await wordsOf(await one.visitor.get(String(said.headers.get('Location'))))).toContain(
      'Confirm that you’re 18 or older.',
    )
    const other = await shown()
    await one.visitor.post('/resources/love', { intent: 'show', adult: 'on', consent: 'on' })
    const fields = { intent: 'like', username: other.account.username }
    expect((await one.visitor.post('/resources/love', fields)).status).toBe(303)
    await other.visitor.post('/resources/love', { intent: 'like', username: one.account.username })
    await settle()
    const page = await wordsOf(await one.visitor.get('/app/compatibility'))
    expect(page).toContain('Mutual interest')
    expect(page).toContain(other.account.full_name)
  })

  test('an analysis that does not open leads back to its card, without scripts', async () => {
    const [one, other] = [await shown(), await shown()]
    const { username } = other.account
    const back = `/app/compatibility?open=${username}#analysis-${username}`
    const answer = await one.visitor.post('/resources/love', { intent: 'open', username, back })
    expect(answer.headers.get('Location')).toBe(
      `/app/compatibility?open=${username}&refused=love.missing#love-${username}`,
    )
  })

  test.each([
    ['charts', 'gates', 'byCharts'],
    ['the types alone', 'core', 'byTypes'],
  ] as const)('a card that goes by %s says so, and its first message has its number', async (_, chartDetail, basis) => {
    const one = await shown()
    await db
      .update(users)
      .set({ ...chartOf(), chartDetail: 'gates' })
      .where(eq(users.id, idOf(one)))
    const other = await taking({ ...chartOf(OTHER_GATES), chartDetail })
    await db.batch([...indexMember(db, other)] as never)
    const composite = buildComposite(EXAMPLE_CHART, { ...EXAMPLE_CHART, gates: OTHER_GATES })
    const { type } = EXAMPLE_CHART
    const { overall, label } = loveMatch(type, type, basis === 'byCharts' ? composite : null)!
    const html = await (await one.visitor.get(`/app/compatibility?q=${other.username}`)).text()
    expect(html).toContain(`/app/messages?to=${other.username}&amp;say=love&amp;percent=${overall.percent}"`)
    const page = await wordsOf(new Response(html))
    for (const on of ['byCharts', 'byTypes'] as const) {
      expect([on, page.includes(loveMatchWords[`relationship.${label}.${on}`])]).toEqual([on, on === basis])
    }
    expect(page.includes('by types alone')).toBe(basis === 'byTypes')
  })

  test('each tab shows those of its group, the best first, to the last one', async () => {
    const reader = await taking(chartOf())
    for (const hdType of ['generator', 'projector', 'manifestor', 'reflector', null] as const)
      for (let place = 0; place < 8; place++) await taking({ hdType, hdDataCalculated: hdType !== null })
    const { counts } = await listOf(reader)
    expect(Object.keys(counts).sort()).toEqual([...MATCH_GROUPS].sort())
    for (const tab of MATCH_GROUPS) {
      const first = await listOf(reader, `?tab=${tab}`)
      expect(first.hasMore).toBe(counts[tab] > first.cards.length)
      let page = first
      for (let more = 1; page.hasMore; more++) page = await listOf(reader, `?tab=${tab}&more=${more}`)
      expect(page.cards.map(({ overall }) => matchGroup(overall!))).toEqual(Array(counts[tab]).fill(tab))
      const all = page.cards.map(({ overall }) => overall!)
      expect(all).toEqual([...all].sort((one, other) => other - one))
    }
  })

  test('one side’s interest is not in the other’s export', async () => {
    const [one, other] = [await shown(), await shown()]
    await one.visitor.post('/resources/love', { intent: 'like', username: other.account.username })
    const mine = new Uint8Array(await (await one.visitor.post('/resources/account-data', {})).arrayBuffer())
    const theirs = new Uint8Array(await (await other.visitor.post('/resources/account-data', {})).arrayBuffer())
    const { strFromU8, unzipSync } = await import('fflate')
    const read = (bytes: Uint8Array) => JSON.parse(strFromU8(unzipSync(bytes)['data.json']!))
    expect(read(mine).interests).toMatchObject([{ username: other.account.username }])
    expect(read(theirs).interests).toEqual([])
    expect(JSON.stringify(read(theirs))).not.toContain(one.account.username)
  })

  test.each(['', '?tab=good', '?q=mira', '?tab=high&more=2'])(
    'the page %s asks five questions at most, reads no table from end to end, and few rows',
    async (query) => {
      const counting = countingDb()
      const one = await shown(counting.site)
      for (let place = 0; place < 30; place++) await taking(chartOf(OTHER_GATES.slice(0, 6 + (place % 10))))
      await one.visitor.get('/app/compatibility')
      counting.reset()
      const response = await one.visitor.get(`/app/compatibility${query}`)
      expect(response.status).toBe(200)
      expect(counting.asked.length).toBeLessThanOrEqual(5)
      for (const { sql } of counting.asked) expect([sql, await scansOf(sql)]).toEqual([sql, []])
    },
  )
})
