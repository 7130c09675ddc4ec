import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { CLOCK_EDITION } from '~/domain/birth/clock-edition'
import { correctClocks } from '~/platform/correct-clocks.server'
import type { Bindings } from '~/platform/env.server'
import { BIRTH, countOf, idOf, type Member, registered, rowOf, wordsOf } from './account'
import { runSql } from './run-sql'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const FORM = '/app/settings?tab=hd-data'
const PRIVATE = '/app/compatibility/private'
const site = env as unknown as Bindings

/** Ceuta with the zone that the gazetteer gave it before: 12:00 was 10:00 UTC by that, and is 12:00 UTC by its own. */
const CEUTA = {
  ...BIRTH,
  ...{ birth_date: '1975-07-15', birth_time: '12:00', birth_city: 'Ceuta', birth_country: 'Spain' },
  ...{ latitude: '35.89028', longitude: '-5.3075', timezone: 'Europe/Madrid' },
}
const [BEFORE, TODAY] = ['1975-07-15T10:00:00.000Z', '1975-07-15T12:00:00.000Z']

/** As after a correction: all charts of the edition before are to be compared. */
const raiseEdition = () => runSql("DELETE FROM site_counts WHERE name LIKE 'clocks.%'")

beforeEach(async () => {
  await runSql('DELETE FROM private_charts')
  await runSql('UPDATE users SET hd_raw_data = NULL')
  await raiseEdition()
})

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
const toldTo = (member: Member) => countOf('notifications', "kind = 'clock_corrected' AND user_id = ?", idOf(member))

test('a corrected clock gives a new chart, told once with both clocks, and can be undone for good', async () => {
  const member = await born(CEUTA)
  const { visitor } = member
  expect(await storedOf(member)).toEqual({ birthUtc: BEFORE, timezone: 'Europe/Madrid', isChosen: 0, isKnown: 0 })
  // No page looks for it.
  expect(await wordsOf(await visitor.get(FORM))).not.toContain('was corrected')
  await correctClocks(site)
  expect(await storedOf(member)).toEqual({ birthUtc: TODAY, timezone: 'Africa/Ceuta', isChosen: 0, isKnown: 0 })
  expect(await countOf('charts', 'user_id = ?', idOf(member))).toBe(2)
  expect(await wordsOf(await visitor.get('/app/notifications'))).toContain('12:00 WET: 10:00Z → 12:00Z')
  const words = await wordsOf(await visitor.get(FORM))
  expect(words).toMatch(
    /15 July 1975.{1,4}12:00 \(Africa\/Ceuta, UTC\+00:00\) now counts as 15 July 1975.{1,4}12:00 UTC/,
  )
  expect(words).toMatch(/instead of 15 July 1975.{1,4}10:00 UTC/)
  expect(words).toMatch(/What changed: .*\d+ of 26 activations/)
  visitor.cookies.set('language', 'ru')
  expect(await wordsOf(await visitor.get(FORM))).toContain('Местное время этого рождения уточнено')
  visitor.cookies.delete('language')

  await raiseEdition()
  await correctClocks(site)
  expect(await toldTo(member)).toBe(1)

  expect((await visitor.post(FORM, { intent: 'undo_clock' })).status).toBe(302)
  const undone = { birthUtc: BEFORE, timezone: 'Europe/Madrid', isChosen: 0, isKnown: 1 }
  expect(await storedOf(member)).toEqual(undone)
  expect(await wordsOf(await visitor.get(FORM))).not.toContain('was corrected')
  expect(await wordsOf(await visitor.get('/app/notifications'))).not.toContain('WET')
  await raiseEdition()
  await correctClocks(site)
  // Undone a second time, from a page that was open elsewhere, it changes nothing.
  expect((await visitor.post(FORM, { intent: 'undo_clock' })).status).toBe(302)
  expect([await storedOf(member), await toldTo(member)]).toEqual([undone, 1])
})

test('a corrected chart that is kept stays, and nothing is left to decide', async () => {
  const member = await born(CEUTA)
  await correctClocks(site)
  expect((await member.visitor.post(FORM, { intent: 'keep_clock' })).status).toBe(302)
  expect(await storedOf(member)).toMatchObject({ birthUtc: TODAY, isKnown: 0 })
  expect(await countOf('clock_corrections', 'user_id = ?', idOf(member))).toBe(0)
  expect((await member.visitor.post(FORM, { intent: 'undo_clock' })).status).toBe(302)
  expect(await storedOf(member)).toMatchObject({ birthUtc: TODAY })
})

test('a zone that the member named is not overruled, nor one of which nobody knows, nor an offset of their own', async () => {
  const chosen = await born({ ...CEUTA, zone_choice: 'Europe/Madrid' })
  const unknown = await born(CEUTA)
  const known = await born({ ...CEUTA, known_offset: '+2' })
  await runSql('UPDATE users SET birth_zone_chosen = NULL WHERE id = ?', idOf(unknown))
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
  expect(await Promise.all([chosen, unknown, known].map(toldTo))).toEqual([0, 0, 0])
})

test('private charts too: corrected, told, undone for good; of one whose zone was named nothing', async () => {
  const owner = await born(BIRTH)
  const add = async (change: Record<string, string>) => {
    const id = crypto.randomUUID()
    const fields = { id, ...CEUTA, name: 'Tomasz', consent: 'on', intent: 'save', ...change }
    expect((await owner.visitor.post(`${PRIVATE}/new`, fields)).status).toBe(302)
    return id
  }
  const utcOf = (id: string) =>
    env.DB.prepare(`SELECT data ->> '$.birthUtc' AS utc FROM private_charts WHERE id = ?`).bind(id).first('utc')
  const [found, named] = [await add({}), await add({ name: 'Anna', zone_choice: 'Europe/Madrid' })]
  await correctClocks(site)
  expect([await utcOf(found), await utcOf(named), await toldTo(owner)]).toEqual([TODAY, BEFORE, 1])
  expect(await wordsOf(await owner.visitor.get('/app/notifications'))).toContain('Tomasz, 12:00 WET')
  expect(await wordsOf(await owner.visitor.get(`${PRIVATE}/${found}`))).toContain(
    'The clock of this birth was corrected',
  )

  const stranger = await registered()
  await stranger.visitor.post(`${PRIVATE}/${found}/edit`, { intent: 'undo_clock' })
  expect(await utcOf(found)).toBe(TODAY)
  expect((await owner.visitor.post(`${PRIVATE}/${found}/edit`, { intent: 'undo_clock' })).status).toBe(302)
  expect(await utcOf(found)).toBe(BEFORE)
  // Saved with another name and the same birth, it keeps its clock.
  const renamed = { ...CEUTA, name: 'Tomek', consent: 'on', intent: 'save' }
  expect((await owner.visitor.post(`${PRIVATE}/${found}/edit`, renamed)).status).toBe(302)
  await raiseEdition()
  await correctClocks(site)
  expect([await utcOf(found), await toldTo(owner)]).toEqual([BEFORE, 1])
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
  const clocks = async () => (await Promise.all(members.map(storedOf))).map(({ birthUtc }) => birthUtc)
  const told = () => Promise.all(members.map(toldTo))
  // The one before is corrected; at the one that has changed the run ends.
  expect(await correctDuring(() => edited.visitor.post(FORM, LATER))).toEqual([302])
  expect(await clocks()).toEqual([TODAY, LATER_BEFORE, BEFORE])
  expect(await storedOf(edited)).toMatchObject({ timezone: 'Europe/Madrid', isChosen: 0, isKnown: 0 })
  expect(await told()).toEqual([1, 0, 0])
  expect(await countOf('clock_corrections', 'user_id = ?', idOf(edited))).toBe(0)
  expect(await countOf('charts', 'user_id = ?', idOf(edited))).toBe(2)

  await correctClocks(site)
  expect(await clocks()).toEqual([TODAY, LATER_TODAY, TODAY])
  expect(await told()).toEqual([1, 1, 1])
  expect(await wordsOf(await edited.visitor.get('/app/notifications'))).toContain('13:00 WET: 11:00Z → 13:00Z')
  // What is undone is the birth as it was entered last.
  expect((await edited.visitor.post(FORM, { intent: 'undo_clock' })).status).toBe(302)
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
  const utcOf = (id: string) =>
    env.DB.prepare(`SELECT data ->> '$.birthUtc' AS utc FROM private_charts WHERE id = ?`).bind(id).first('utc')
  const edited = await add('Tomasz')
  const change = { ...LATER, name: 'Tomasz', consent: 'on', intent: 'save' }
  expect(await correctDuring(() => owner.visitor.post(`${PRIVATE}/${edited}/edit`, change))).toEqual([302])
  expect([await utcOf(edited), await toldTo(owner)]).toEqual([LATER_BEFORE, 0])
  await correctClocks(site)
  expect([await utcOf(edited), await toldTo(owner)]).toEqual([LATER_TODAY, 1])

  const gone = await add('Anna')
  await raiseEdition()
  const erase = () => owner.visitor.post(`${PRIVATE}/${gone}/edit`, { intent: 'delete' })
  expect(await correctDuring(erase)).toEqual([302])
  await correctClocks(site)
  expect([await utcOf(gone), await utcOf(edited), await toldTo(owner)]).toEqual([null, LATER_TODAY, 1])
  expect(await countOf('clock_corrections', 'private_chart_id = ?', gone)).toBe(0)
})

test.each([
  ['an earlier', CLOCK_EDITION - 1],
  ['a later', CLOCK_EDITION + 1],
])('while the chart service has %s edition, nothing is corrected and the walk waits', async (_, clockEdition) => {
  // All charts have come by in the edition before.
  await correctClocks(site)
  const member = await born(CEUTA)
  await runSql(
    "UPDATE site_counts SET value = json_set(value, '$.edition', ?) WHERE name LIKE 'clocks.%'",
    CLOCK_EDITION - 1,
  )
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
  expect(await countOf('charts', 'user_id = ?', idOf(member))).toBe(1)
  expect(await toldTo(member)).toBe(0)

  await correctClocks(site)
  expect(await storedOf(member)).toEqual({ birthUtc: TODAY, timezone: 'Africa/Ceuta', isChosen: 0, isKnown: 0 })
  expect(await toldTo(member)).toBe(1)
})
