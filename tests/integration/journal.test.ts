import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test, vi } from 'vitest'
import { readJournal } from '~/data/journal.server'
import { localDay } from '../../app/domain/calendar/local-day'
import { dayAfter } from '../../app/domain/calendar/month'
import { createDatabase } from '../../drizzle/client'
import { journalEntries } from '../../drizzle/schema/journal'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { agree } from './agree'
import { atOneInstant } from './at-one-instant'
import { countingDb } from './counting-db'
import { stepsOf } from './query-plans'
import { countRows, deleteRows, insertRow, storedRow, storedRows, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
atOneInstant()

const PATH = '/app/insights/journal'
const WORDS = 'Sorted seeds by the window until the light went'
/** Requests of these tests come from nowhere, so members are on UTC. */
const today = () => localDay('UTC', Date.now())
const dayOf = (change: Record<string, string> = {}) => ({
  intent: 'save',
  day: today(),
  feeling: 'signature',
  signature: WORDS,
  not_self: '',
  decision: 'Slept on it',
  ...change,
})

let writer: Member
let stranger: Member

beforeAll(async () => {
  writer = await registered()
  stranger = await registered()
  for (const member of [writer, stranger]) await agree(idOf(member), 'journal')
  expect((await writer.visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
})

const save = ({ visitor }: Member, change: Record<string, string> = {}) =>
  visitor.post(`${PATH}.data`, dayOf(change), { 'Sec-Fetch-Dest': 'empty' })
const keptBy = (member: Member) => countRows(journalEntries, { userId: idOf(member) })
const page = async ({ visitor }: Member, query = '') => (await visitor.get(`${PATH}${query}`)).text()

test('a day is written, read again, changed and deleted, and stands in its month', async () => {
  const plain = await writer.visitor.post(PATH, dayOf())
  expect(plain.status).toBe(200)
  expect(await plain.text()).toContain('Saved')
  expect(await page(writer)).toContain(`>${WORDS}</textarea>`)
  expect(await wordsOf(await writer.visitor.get(PATH))).toContain('Sun in gate')

  expect((await save(writer, { feeling: 'mixed', signature: 'Another evening' })).status).toBe(200)
  expect(await keptBy(writer)).toBe(1)
  const changed = await page(writer)
  expect(changed).toContain('Another evening')
  expect(changed).not.toContain(WORDS)

  const gone = await writer.visitor.post(
    `${PATH}.data`,
    { intent: 'delete', day: today() },
    { 'Sec-Fetch-Dest': 'empty' },
  )
  expect(gone.status).toBe(200)
  expect(await keptBy(writer)).toBe(0)
  expect(await page(writer)).toContain('No entries this month')
})

test('the database holds no word of it, and a row that is moved does not open', async () => {
  await save(writer)
  const rows = await storedRows(journalEntries, { userId: idOf(writer) })
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/Sorted|window|Slept|signature|feeling/)
  const [row] = rows
  expect(atob(row!.sealed).length).toBeGreaterThan(WORDS.length)

  await insertRow(journalEntries, { userId: idOf(stranger), day: today(), sealed: row!.sealed, updatedAt: new Date(1) })
  const moved = await page(stranger)
  expect(moved).toContain('key that the site no longer has')
  expect(moved).not.toContain('Sorted')
  await deleteRows(journalEntries, { userId: idOf(stranger) })

  const yesterday = dayAfter(today(), -1)
  await updateRows(journalEntries, { userId: idOf(writer) }, { day: yesterday })
  expect(await page(writer, `?day=${yesterday}`)).not.toContain('Sorted')
  await deleteRows(journalEntries, { userId: idOf(writer) })
})

test('nobody reads or changes the day of another', async () => {
  await save(writer)
  expect(await page(stranger)).not.toContain('Sorted')
  await save(stranger, { signature: 'Mine alone' })
  await stranger.visitor.post(`${PATH}.data`, { intent: 'delete', day: today() }, { 'Sec-Fetch-Dest': 'empty' })
  expect([await keptBy(writer), await keptBy(stranger)]).toEqual([1, 0])
  expect(await page(writer)).toContain(WORDS)
})

test.each([
  ['without how it was', { feeling: '' }, 'feeling.missing'],
  ['with a line that is too long', { decision: 'x'.repeat(501) }, 'line.long'],
  ['tomorrow', {}, 'day.closed'],
])(
  'what cannot be kept is said, and what was typed comes back: %s',
  async (name, change: Record<string, string>, problem) => {
    const before = await keptBy(stranger)
    const day: Record<string, string> = name === 'tomorrow' ? { day: dayAfter(today(), 2) } : {}
    const answer = await save(stranger, { ...change, ...day })
    expect(answer.status).toBe(400)
    const text = await answer.text()
    expect(text).toContain(problem)
    expect(text).toContain(WORDS)
    expect(await keptBy(stranger)).toBe(before)
  },
)

test('what was written longer than a year ago is opened, changed and deleted; nothing new is begun there', async () => {
  const [old, never] = [dayAfter(today(), -800), dayAfter(today(), -801)]
  await save(stranger, { signature: 'Long ago' })
  const { sealed } = (await storedRow(journalEntries, { userId: idOf(stranger) }, 'sealed'))!
  // Of an old day the row alone counts here; what is sealed for another day does not open, and is written anew.
  await updateRows(journalEntries, { userId: idOf(stranger) }, { day: old, sealed })
  expect((await save(stranger, { day: never })).status).toBe(400)
  expect((await save(writer, { day: old })).status).toBe(400)
  expect((await save(stranger, { day: old, signature: 'Told once more' })).status).toBe(200)
  const opened = await page(stranger, `?day=${old}`)
  expect(opened).toContain('>Told once more</textarea>')
  expect(opened).toContain(`name="day" value="${old}"`)
  expect(opened).toMatch(new RegExp(`href="[^"]*day=${old}"`))
  expect(await page(stranger, `?day=${never}`)).toContain(`name="day" value="${today()}"`)
  const gone = await stranger.visitor.post(
    `${PATH}.data`,
    { intent: 'delete', day: old },
    { 'Sec-Fetch-Dest': 'empty' },
  )
  expect([gone.status, await keptBy(stranger)]).toEqual([200, 0])
})

test('500 characters are kept, and so is what looks like markup', async () => {
  const line = `<b>${'ж'.repeat(493)}</b>`
  expect(line).toHaveLength(500)
  expect((await save(stranger, { decision: line })).status).toBe(200)
  expect(await page(stranger)).toContain(`&lt;b&gt;${'ж'.repeat(493)}&lt;/b&gt;`)
  await deleteRows(journalEntries, { userId: idOf(stranger) })
})

test('whoever is signed out keeps what was typed', async () => {
  const answer = await new Visitor().post(`${PATH}.data`, dayOf(), { 'Sec-Fetch-Dest': 'empty' })
  expect(answer.status).toBe(401)
  const text = await answer.text()
  expect(text).toContain('signedOut')
  expect(text).toContain(WORDS)
})

test('the download of one’s data has it in plain words', async () => {
  await save(writer)
  const archive = await writer.visitor.post('/resources/account-data', {})
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  expect(JSON.parse(strFromU8(files['data.json']!)).journal).toEqual([
    {
      day: today(),
      updatedAt: expect.any(String),
      entry: { feeling: 'signature', lines: { signature: WORDS, not_self: '', decision: 'Slept on it' } },
    },
  ])
})

test('a month is found by its member, not by looking through everybody’s', async () => {
  const counting = countingDb()
  await readJournal(createDatabase(counting.site.DB), idOf(writer), { month: '2026-11', days: ['2026-10-31'] })
  const plan = (await stepsOf(counting.asked[1]!.sql)).join()
  expect(plan).toMatch(/SEARCH journal_entries USING INDEX/)
  expect(plan).not.toMatch(/SCAN/)
})
