import { env } from 'cloudflare:workers'
import { like } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { listMemberCharts, listPrivateChartsOfAll } from '~/data/charts/clock-corrections.server'
import { START } from '~/data/walk.server'
import { CLOCK_EDITION } from '~/domain/birth/zones/clock-edition'
import { correctClocks } from '~/platform/chart/correct-clocks.server'
import type { Bindings } from '~/platform/server/env.server'
import { createDatabase } from '../../drizzle/client'
import { charts } from '../../drizzle/schema/charts'
import { clockCorrections } from '../../drizzle/schema/clock-corrections'
import { notifications } from '../../drizzle/schema/notifications'
import { placeLoads, places } from '../../drizzle/schema/places'
import { privateCharts } from '../../drizzle/schema/private-charts'
import { siteCounts } from '../../drizzle/schema/site-counts'
import { users } from '../../drizzle/schema/users'
import { BIRTH, idOf, type Member, registered, rowOf, wordsOf } from './account'
import { countingDb } from './counting-db'
import { updateMember } from './members'
import { scansOf, stepsOf } from './query-plans'
import { countRows, deleteRows, insertRow, patchJson, shiftInstant, storedRows, storedValue, updateRows } from './rows'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const FORM = '/app/settings?tab=hd-data'
const PRIVATE = '/app/connections/private'
const site = env as unknown as Bindings

/** Ceuta with the zone that the gazetteer gave it before: 12:00 was 10:00 UTC by that, and is 12:00 UTC by its own. */
const CEUTA = {
  ...BIRTH,
  ...{ birth_date: '1975-07-15', birth_time: '12:00', birth_city: 'Ceuta', birth_country: 'Spain' },
  ...{ latitude: '35.89028', longitude: '-5.3075', timezone: 'Europe/Madrid' },
}
const [BEFORE, TODAY] = ['1975-07-15T10:00:00.000Z', '1975-07-15T12:00:00.000Z']

/** As after a correction: all charts of the edition before are to be compared. */
const raiseEdition = () => deleteRows(siteCounts, like(siteCounts.name, 'clocks.%'))

beforeEach(async () => {
  await deleteRows(privateCharts)
  await updateRows(users, {}, { hdRawData: null })
  await deleteRows(places)
  await deleteRows(placeLoads)
  await insertRow(placeLoads, { id: 1, edition: 'first', written: 1, total: 1 })
  await raiseEdition()
})

async function storedUtcOf(privateChartId: string): Promise<string | null> {
  const data = await storedValue(privateCharts, 'data', { id: privateChartId })
  return data && JSON.parse(data).birthUtc
}

async function born(birth: Record<string, string>): Promise<Member> {
  const member = await registered()
  expect((await member.visitor.post(FORM, birth)).status).toBe(302)
  return member
}

async function storedOf({ account }: Member) {
  const row = (await rowOf(account.username)) as Record<string, unknown>
  const { birthUtc } = JSON.parse(String(row.hd_raw_data))
  return {
    birthUtc,
    timezone: row.birth_timezone,
    isChosen: row.birth_zone_chosen,
    isKnown: row.birth_offset_overridden,
  }
}
const noticesTo = (member: Member) => countRows(notifications, { kind: 'clock_corrected', userId: idOf(member) })

/** Sends the decision of a page that shows the correction which is open now. */
async function decide({ visitor }: Member, path: string, intent: 'keep_clock' | 'undo_clock') {
  const page = await (await visitor.get(path)).text()
  const [, correction = ''] = /name="correction" value="([0-9a-f-]{36})"/.exec(page) ?? []
  return { correction, status: (await visitor.post(path, { intent, correction })).status }
}

test('a corrected clock gives a new chart, told once with both clocks, and can be undone for good', async () => {
  const member = await born(CEUTA)
  const { visitor } = member
  expect(await storedOf(member)).toEqual({ birthUtc: BEFORE, timezone: 'Europe/Madrid', isChosen: 0, isKnown: 0 })
  // No page looks for it.
  expect(await wordsOf(await visitor.get(FORM))).not.toContain('Time zone corrected')
  await correctClocks(site)
  expect(await storedOf(member)).toEqual({ birthUtc: TODAY, timezone: 'Africa/Ceuta', isChosen: 0, isKnown: 0 })
  expect(await countRows(charts, { userId: idOf(member) })).toBe(2)
  expect(await wordsOf(await visitor.get('/app/notifications'))).toMatch(
    /15 July 1975.{1,4}12:00 local time is 15 July 1975.{1,4}12:00 UTC, not 15 July 1975.{1,4}10:00 UTC/,
  )
  const words = await wordsOf(await visitor.get(FORM))
  expect(words).toMatch(
    /15 July 1975.{1,4}12:00 in Africa\/Ceuta \(UTC\+00:00\) was 15 July 1975.{1,4}10:00 UTC by the old rules/,
  )
  expect(words).toMatch(/and is 15 July 1975.{1,4}12:00 UTC by the corrected ones/)
  expect(words).toMatch(/\d+ of 26 activations have changed/)
  visitor.cookies.set('language', 'ru')
  expect(await wordsOf(await visitor.get(FORM))).toContain('Уточнён часовой пояс места рождения')
  visitor.cookies.delete('language')

  await raiseEdition()
  await correctClocks(site)
  expect(await noticesTo(member)).toBe(1)

  const decided = await decide(member, FORM, 'undo_clock')
  expect(decided).toEqual({ correction: expect.stringMatching(/./), status: 302 })
  const undone = { birthUtc: BEFORE, timezone: 'Europe/Madrid', isChosen: 0, isKnown: 1 }
  expect(await storedOf(member)).toEqual(undone)
  expect(await wordsOf(await visitor.get(FORM))).not.toContain('Time zone corrected')
  expect(await wordsOf(await visitor.get('/app/notifications'))).not.toContain('local time')
  await raiseEdition()
  await correctClocks(site)
  // Undone a second time, from a page that was open elsewhere, it changes nothing.
  const { correction } = decided
  expect((await visitor.post(FORM, { intent: 'undo_clock', correction })).status).toBe(302)
  expect([await storedOf(member), await noticesTo(member)]).toEqual([undone, 1])
})

test('a corrected chart that is kept stays, and nothing is left to decide', async () => {
  const member = await born(CEUTA)
  await correctClocks(site)
  const { correction, status } = await decide(member, FORM, 'keep_clock')
  expect(status).toBe(302)
  expect(await storedOf(member)).toMatchObject({ birthUtc: TODAY, isKnown: 0 })
  expect(await countRows(clockCorrections, { userId: idOf(member) })).toBe(0)
  expect((await member.visitor.post(FORM, { intent: 'undo_clock', correction })).status).toBe(302)
  expect(await storedOf(member)).toMatchObject({ birthUtc: TODAY })
})

test('a zone that the member named is not overruled, nor one of which nobody knows, nor an offset of their own', async () => {
  const chosen = await born({ ...CEUTA, zone_choice: 'Europe/Madrid' })
  const unknown = await born(CEUTA)
  const known = await born({ ...CEUTA, known_offset: '+2' })
  await updateMember(idOf(unknown), { birthZoneChosen: null })
  // The form shows the zone as chosen, and sent again it stays so; of the other it is still not known.
  const form = await (await chosen.visitor.get(`${FORM}&edit=1`)).text()
  expect(form).toMatch(/<input[^>]*name="zone_choice"[^>]*value="Europe\/Madrid"/)
  expect((await unknown.visitor.post(FORM, { ...CEUTA, birth_time: '12:00' })).status).toBe(302)
  await correctClocks(site)
  expect(await Promise.all([chosen, unknown, known].map(storedOf))).toEqual([
    { birthUtc: BEFORE, timezone: 'Europe/Madrid', isChosen: 1, isKnown: 0 },
    { birthUtc: BEFORE, timezone: 'Europe/Madrid', isChosen: null, isKnown: 0 },
    { birthUtc: BEFORE, timezone: 'Europe/Madrid', isChosen: 0, isKnown: 1 },
  ])
  expect(await Promise.all([chosen, unknown, known].map(noticesTo))).toEqual([0, 0, 0])
  // The form without scripts: its field is emptied, and the zone it had is still in the hidden one.
  expect((await chosen.visitor.post(FORM, { ...CEUTA, zone_choice: '' })).status).toBe(302)
  expect(await storedOf(chosen)).toEqual({ birthUtc: TODAY, timezone: 'Africa/Ceuta', isChosen: 0, isKnown: 0 })
})

test('private charts too: corrected, told, undone for good; of one whose zone was named nothing', async () => {
  const owner = await born(BIRTH)
  const add = async (change: Record<string, string>) => {
    const id = crypto.randomUUID()
    const fields = { id, ...CEUTA, name: 'Tomasz', consent: 'on', intent: 'save', ...change }
    expect((await owner.visitor.post(`${PRIVATE}/new`, fields)).status).toBe(302)
    return id
  }
  const utcOf = (id: string) => storedUtcOf(id)
  const [found, named] = [await add({}), await add({ name: 'Anna', zone_choice: 'Europe/Madrid' })]
  await correctClocks(site)
  expect([await utcOf(found), await utcOf(named), await noticesTo(owner)]).toEqual([TODAY, BEFORE, 1])
  expect(await wordsOf(await owner.visitor.get('/app/notifications'))).toMatch(/Tomasz · 15 July 1975.{1,4}12:00/)
  expect(await wordsOf(await owner.visitor.get(`${PRIVATE}/${found}`))).toContain('Time zone corrected for this birth')

  const stranger = await registered()
  const shown = await (await owner.visitor.get(`${PRIVATE}/${found}`)).text()
  const [, correction = ''] = /name="correction" value="([0-9a-f-]{36})"/.exec(shown) ?? []
  const undo = { intent: 'undo_clock', correction }
  await stranger.visitor.post(`${PRIVATE}/${found}/edit`, undo)
  await owner.visitor.post(`${PRIVATE}/${found}/edit`, { ...undo, correction: crypto.randomUUID() })
  expect(await utcOf(found)).toBe(TODAY)
  expect((await owner.visitor.post(`${PRIVATE}/${found}/edit`, undo)).status).toBe(302)
  expect(await utcOf(found)).toBe(BEFORE)
  // Saved with another name and the same birth, it keeps its clock.
  const renamed = { ...CEUTA, name: 'Tomek', consent: 'on', intent: 'save' }
  expect((await owner.visitor.post(`${PRIVATE}/${found}/edit`, renamed)).status).toBe(302)
  await raiseEdition()
  await correctClocks(site)
  expect([await utcOf(found), await noticesTo(owner)]).toEqual([BEFORE, 1])
})

test('a run corrects so many at most, the next goes on, and when all came by nothing is asked', async () => {
  const members = [await born(CEUTA), await born(CEUTA), await born(CEUTA)]
  const corrected = async () =>
    (await Promise.all(members.map(storedOf))).filter(({ birthUtc }) => birthUtc === TODAY).length
  for (const expected of [1, 2, 3]) {
    await correctClocks(site, { pieces: 9, corrections: 1 })
    expect(await corrected()).toBe(expected)
  }
  await correctClocks(site, { pieces: 9, corrections: 1 })
  const fetch = vi.fn<() => Promise<Response>>()
  await correctClocks({ ...site, CHART: { fetch } as unknown as Fetcher })
  expect(fetch).not.toHaveBeenCalled()
})

test('where the service does not answer, the run fails and the next one goes on at the same place', async () => {
  const member = await born(CEUTA)
  const CHART = { fetch: () => Promise.reject(new Error('away')) } as unknown as Fetcher
  await expect(correctClocks({ ...site, CHART })).rejects.toThrow()
  expect(await storedOf(member)).toMatchObject({ birthUtc: BEFORE })
  await correctClocks(site)
  expect(await storedOf(member)).toMatchObject({ birthUtc: TODAY })
})

/** The place at these coordinates, in a zone. */
const addCeuta = (timezone: string) =>
  insertRow(places, {
    rank: 900001,
    id: 6362987,
    name: 'Ceuta',
    countryCode: 'ES',
    latitude: 35.89028,
    longitude: -5.3075,
    timezone,
    population: 80000,
    feature: 'PPLA',
  })

test('a gazetteer that is loaded later begins the comparison again, and until it is there whole the chart waits', async () => {
  const member = await born(CEUTA)
  await addCeuta('Europe/Madrid')
  const utcAfterRun = async () => {
    await correctClocks(site)
    return (await storedOf(member)).birthUtc
  }
  // The place still has its former zone, and then the walk is at its end.
  expect(await utcAfterRun()).toBe(BEFORE)
  await updateRows(places, {}, { timezone: 'Africa/Ceuta' })
  expect(await utcAfterRun()).toBe(BEFORE)
  await updateRows(placeLoads, {}, { edition: 'second', written: 0 })
  expect(await utcAfterRun()).toBe(BEFORE)
  await updateRows(placeLoads, {}, { written: 1 })
  expect(await utcAfterRun()).toBe(TODAY)
})

test('where it is not known whether a zone was named, the former one of the place is corrected and another kept', async () => {
  const [found, named] = [await born(CEUTA), await born({ ...CEUTA, zone_choice: 'Europe/London' })]
  await updateRows(users, {}, { birthZoneChosen: null })
  await addCeuta('Africa/Ceuta')
  await correctClocks(site)
  expect(await Promise.all([found, named].map(storedOf))).toEqual([
    { birthUtc: TODAY, timezone: 'Africa/Ceuta', isChosen: null, isKnown: 0 },
    { birthUtc: '1975-07-15T11:00:00.000Z', timezone: 'Europe/London', isChosen: null, isKnown: 0 },
  ])
})

/** The lines that a run writes into the log, by the event and without what every line has. */
async function loggedBy(run: () => Promise<void>) {
  const spies = (['warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  )
  await run()
  const lines = spies.flatMap((spy) => spy.mock.calls.map(([line]) => JSON.parse(String(line))))
  for (const spy of spies) spy.mockRestore()
  return lines.filter(({ event }) => String(event).startsWith('clocks.'))
}

test('a birth that the service refuses is logged and skipped', async () => {
  const [lone, last] = [await born(CEUTA), await born(CEUTA)]
  await updateMember(idOf(lone), { birthLongitude: null })
  expect(await loggedBy(() => correctClocks(site))).toEqual([
    expect.objectContaining({ event: 'clocks.skipped', chartId: idOf(lone), reason: 'coordinates.incomplete' }),
  ])
  expect(await storedOf(last)).toMatchObject({ birthUtc: TODAY })
})

/** The site, with a chart service whose calculation breaks for births at 12:30. */
function siteThatBreaks(): Bindings {
  const fetch = (input: string, init?: RequestInit) => {
    const isFailing = input.endsWith('/generate-chart') && String(init?.body).includes('12:30')
    const failure = { success: false, data: null, error: 'Failed', code: 'calculation_failed' }
    return isFailing ? Response.json(failure, { status: 500 }) : env.CHART.fetch(input, init as never)
  }
  return { ...site, CHART: { fetch } as unknown as Fetcher }
}

/** A member whose calculation fails between two others, in the order of the walk. */
async function bornAroundFailing() {
  const members = [await born(CEUTA), await born({ ...CEUTA, birth_time: '12:30' }), await born(CEUTA)] as const
  for (const [at, member] of members.entries()) {
    await shiftInstant(users, 'createdAt', at, { id: idOf(member) })
  }
  return members
}

test('a calculation that fails is tried by three runs, then logged as an error, and those behind it are corrected', async () => {
  const [first, failing, last] = await bornAroundFailing()
  const clocks = async () => (await Promise.all([first, failing, last].map(storedOf))).map(({ birthUtc }) => birthUtc)
  const [failed, chartId] = ['1975-07-15T10:30:00.000Z', idOf(failing)]
  for (const tries of [1, 2]) {
    const lines = await loggedBy(() => correctClocks(siteThatBreaks()))
    expect(lines).toEqual([expect.objectContaining({ event: 'clocks.postponed', level: 'warn', chartId, tries })])
    expect(await clocks()).toEqual([TODAY, failed, BEFORE])
  }
  const lines = await loggedBy(() => correctClocks(siteThatBreaks()))
  expect(lines).toEqual([expect.objectContaining({ event: 'clocks.gave_up', level: 'error', chartId, tries: 3 })])
  expect(await clocks()).toEqual([TODAY, failed, TODAY])
})

test('a calculation that fails once is made up for by the next run', async () => {
  const [, failing, last] = await bornAroundFailing()
  await loggedBy(() => correctClocks(siteThatBreaks()))
  expect(await loggedBy(() => correctClocks(site))).toEqual([])
  expect(await storedOf(failing)).toMatchObject({ birthUtc: '1975-07-15T12:30:00.000Z' })
  expect(await storedOf(last)).toMatchObject({ birthUtc: TODAY })
  expect(await noticesTo(failing)).toBe(1)
})

test('a page that shows an earlier correction decides nothing about a later one', async () => {
  const member = await born(CEUTA)
  await correctClocks(site)
  const shown = await (await member.visitor.get(FORM)).text()
  const [, correction = ''] = /name="correction" value="([0-9a-f-]{36})"/.exec(shown) ?? []
  await raiseEdition()
  await correctClocks(siteWhere('Europe/London'))
  for (const intent of ['keep_clock', 'undo_clock']) {
    for (const stale of [correction, '', 'x']) {
      expect((await member.visitor.post(FORM, { intent, correction: stale })).status).toBe(302)
    }
  }
  expect(await storedOf(member)).toMatchObject({ birthUtc: '1975-07-15T11:00:00.000Z', isKnown: 0 })
  expect(await countRows(clockCorrections, { userId: idOf(member) })).toBe(1)
  expect(await wordsOf(await member.visitor.get(FORM))).toContain('Time zone corrected')
})

/** The site, with a chart service that reads every stored birth by this zone. */
function siteWhere(timezone: string): Bindings {
  const fetch = async (input: string, init?: RequestInit) => {
    const response = await env.CHART.fetch(input, init as never)
    if (!input.endsWith('/present-clocks')) return response
    const reply = (await response.json()) as { data: { clocks: unknown[] } }
    const clocks = reply.data.clocks.map(() => ({ utc: '1975-07-15T11:00:00.000Z', timezone }))
    return Response.json({ ...reply, data: { ...reply.data, clocks } })
  }
  return { ...site, CHART: { fetch } as unknown as Fetcher }
}

test('a second correction before the first is decided keeps the chart that the member had', async () => {
  const member = await born(CEUTA)
  const next = async (zone: string) => {
    await raiseEdition()
    await correctClocks(siteWhere(zone))
    return (await storedOf(member)).birthUtc
  }
  await correctClocks(site)
  expect(await next('Europe/London')).toBe('1975-07-15T11:00:00.000Z')
  // One notice, one correction: from the first chart to the last.
  expect([await noticesTo(member), await countRows(clockCorrections, { userId: idOf(member) })]).toEqual([1, 1])
  expect(await wordsOf(await member.visitor.get('/app/notifications'))).toMatch(/11:00 UTC, not .*10:00 UTC/)
  expect((await decide(member, FORM, 'undo_clock')).status).toBe(302)
  expect(await storedOf(member)).toMatchObject({ birthUtc: BEFORE, timezone: 'Europe/Madrid' })
})

test('a second correction that gives the first chart again leaves nothing to decide', async () => {
  const member = await born(CEUTA)
  await correctClocks(site)
  await raiseEdition()
  await correctClocks(siteWhere('Europe/Madrid'))
  expect(await storedOf(member)).toMatchObject({ birthUtc: BEFORE, isKnown: 0 })
  expect([await noticesTo(member), await countRows(clockCorrections, { userId: idOf(member) })]).toEqual([0, 0])
})

test('the notice of a private chart has no name and no birth, keeps the first chart, and is deleted with it', async () => {
  const owner = await registered()
  const id = crypto.randomUUID()
  const fields = { id, ...CEUTA, name: 'Tomasz', consent: 'on', intent: 'save' }
  expect((await owner.visitor.post(`${PRIVATE}/new`, fields)).status).toBe(302)
  await correctClocks(site)
  await raiseEdition()
  await correctClocks(siteWhere('Europe/London'))
  const results = await storedRows(
    notifications,
    { kind: 'clock_corrected', userId: idOf(owner) },
    { columns: ['data'] },
  )
  expect(results.map(({ data }) => JSON.parse(String(data)))).toEqual([
    { correction: expect.any(String), privateChart: id },
  ])
  const original = await storedValue(clockCorrections, 'data', { privateChartId: id })
  expect(JSON.parse(String(original)).birthUtc).toBe(BEFORE)
  expect((await owner.visitor.post(`${PRIVATE}/${id}/edit`, { intent: 'delete' })).status).toBe(302)
  expect([await noticesTo(owner), await countRows(clockCorrections, { userId: idOf(owner) })]).toEqual([0, 0])
})

test('a piece of a walk reads its rows by an index, in their order', async () => {
  const counting = countingDb()
  const db = createDatabase(counting.site.DB)
  counting.reset()
  await Promise.all([listMemberCharts(db, START, 16), listPrivateChartsOfAll(db, START, 16)])
  const plans = await Promise.all(
    counting.asked.map(async ({ sql }) => [await scansOf(sql), (await stepsOf(sql)).join()]),
  )
  expect(plans).toEqual([
    [[], expect.stringContaining('users_created_at')],
    [[], expect.stringContaining('private_charts_created_at')],
  ])
  expect(plans.flat().join()).not.toContain('TEMP B-TREE FOR ORDER BY')
})

const QUESTION = '/internal/present-clocks'

/** The site, with `between` before the chart service where births are compared. */
function siteWith(between: (ask: () => Promise<Response>, question: string) => Promise<Response>): Bindings {
  const fetch = (input: string, init?: RequestInit) => {
    const ask = () => env.CHART.fetch(input, init as never) as unknown as Promise<Response>
    return new URL(input).pathname === QUESTION ? between(ask, String(init?.body)) : ask()
  }
  return { ...site, CHART: { fetch } as unknown as Fetcher }
}

/** A birth at a time that no other has, and what it is changed to. */
const [FIRST, LATER] = [
  { ...CEUTA, birth_time: '12:30' },
  { ...CEUTA, birth_time: '13:00' },
]
const [LATER_BEFORE, LATER_TODAY] = ['1975-07-15T11:00:00.000Z', '1975-07-15T13:00:00.000Z']

/** A run in which the first birth is changed after it was read and before it is compared; gives the status of each change. */
async function correctDuring(change: () => Promise<Response>) {
  const statuses: number[] = []
  const between = async (ask: () => Promise<Response>, question: string) => {
    if (question.includes(FIRST.birth_time)) statuses.push((await change()).status)
    return ask()
  }
  await correctClocks(siteWith(between))
  return statuses
}

test('a birth that is changed while it is compared stays as it was entered, and the next run goes on with it', async () => {
  const members = [await born(CEUTA), await born(FIRST), await born(CEUTA)] as const
  const [, edited] = members
  // Members of the same second would be compared in the order of their ids.
  for (const [at, member] of members.entries()) {
    await shiftInstant(users, 'createdAt', at, { id: idOf(member) })
  }
  const clocks = async () => (await Promise.all(members.map(storedOf))).map(({ birthUtc }) => birthUtc)
  const told = () => Promise.all(members.map(noticesTo))
  // The one before is corrected; at the one that has changed the run ends.
  expect(await correctDuring(() => edited.visitor.post(FORM, LATER))).toEqual([302])
  expect(await clocks()).toEqual([TODAY, LATER_BEFORE, BEFORE])
  expect(await storedOf(edited)).toMatchObject({ timezone: 'Europe/Madrid', isChosen: 0, isKnown: 0 })
  expect(await told()).toEqual([1, 0, 0])
  expect(await countRows(clockCorrections, { userId: idOf(edited) })).toBe(0)
  expect(await countRows(charts, { userId: idOf(edited) })).toBe(2)

  await correctClocks(site)
  expect(await clocks()).toEqual([TODAY, LATER_TODAY, TODAY])
  expect(await told()).toEqual([1, 1, 1])
  expect(await wordsOf(await edited.visitor.get('/app/notifications'))).toMatch(/13:00 UTC, not .*11:00 UTC/)
  // What is undone is the birth as it was entered last.
  expect((await decide(edited, FORM, 'undo_clock')).status).toBe(302)
  expect(await storedOf(edited)).toMatchObject({ birthUtc: LATER_BEFORE, isKnown: 1 })
})

test('a private chart that is changed or deleted while it is compared is not overwritten', async () => {
  const owner = await registered()
  const add = async (name: string) => {
    const id = crypto.randomUUID()
    const fields = { id, ...FIRST, name, consent: 'on', intent: 'save' }
    expect((await owner.visitor.post(`${PRIVATE}/new`, fields)).status).toBe(302)
    return id
  }
  const utcOf = (id: string) => storedUtcOf(id)
  const edited = await add('Tomasz')
  const change = { ...LATER, name: 'Tomasz', consent: 'on', intent: 'save' }
  expect(await correctDuring(() => owner.visitor.post(`${PRIVATE}/${edited}/edit`, change))).toEqual([302])
  expect([await utcOf(edited), await noticesTo(owner)]).toEqual([LATER_BEFORE, 0])
  await correctClocks(site)
  expect([await utcOf(edited), await noticesTo(owner)]).toEqual([LATER_TODAY, 1])

  const gone = await add('Anna')
  await raiseEdition()
  const erase = () => owner.visitor.post(`${PRIVATE}/${gone}/edit`, { intent: 'delete' })
  expect(await correctDuring(erase)).toEqual([302])
  await correctClocks(site)
  expect([await utcOf(gone), await utcOf(edited), await noticesTo(owner)]).toEqual([null, LATER_TODAY, 1])
  expect(await countRows(clockCorrections, { privateChartId: gone })).toBe(0)
})

test.each([
  ['an earlier', CLOCK_EDITION - 1],
  ['a later', CLOCK_EDITION + 1],
])('while the chart service has %s edition, nothing is corrected and the walk waits', async (_, clockEdition) => {
  // All charts have come by in the edition before.
  await correctClocks(site)
  const member = await born(CEUTA)
  await patchJson(siteCounts, 'value', like(siteCounts.name, 'clocks.%'), { '$.edition': CLOCK_EDITION - 1 })
  const answered: unknown[] = []
  const between = async (ask: () => Promise<Response>) => {
    const reply = (await (await ask()).json()) as { data: { clocks: unknown[] } }
    answered.push(...reply.data.clocks)
    return Response.json({ ...reply, data: { ...reply.data, clockEdition } })
  }
  // Each run asks once, and the answer would be another clock.
  const clock = expect.objectContaining({ utc: TODAY, timezone: 'Africa/Ceuta' })
  for (const expected of [[clock], [clock, clock]]) {
    await correctClocks(siteWith(between))
    expect(answered).toEqual(expected)
  }
  expect(await storedOf(member)).toEqual({ birthUtc: BEFORE, timezone: 'Europe/Madrid', isChosen: 0, isKnown: 0 })
  expect(await countRows(charts, { userId: idOf(member) })).toBe(1)
  expect(await noticesTo(member)).toBe(0)

  await correctClocks(site)
  expect(await storedOf(member)).toEqual({ birthUtc: TODAY, timezone: 'Africa/Ceuta', isChosen: 0, isKnown: 0 })
  expect(await noticesTo(member)).toBe(1)
})
