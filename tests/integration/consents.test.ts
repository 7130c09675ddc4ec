import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { localDay } from '~/domain/calendar/local-day'
import { consents } from '../../drizzle/schema/consents'
import { journalEntries } from '../../drizzle/schema/journal'
import { loveSettings } from '../../drizzle/schema/love'
import { BIRTH, idOf, type Member, registered } from './account'
import { atOneInstant } from './at-one-instant'
import { formOf, press, visit } from './plain-form'
import { countRows, deleteRows, storedRow } from './rows'

// Explicit consents (GDPR, Article 9): asked for before the first use, recorded, withdrawn in the settings.

vi.setConfig({ testTimeout: 60_000 })
atOneInstant()

const JOURNAL = '/app/insights/journal'
const SETTINGS = '/app/settings?tab=privacy'
const today = () => localDay('UTC', Date.now())
const entry = (words: string) => ({
  intent: 'save',
  day: today(),
  feeling: 'mixed',
  signature: words,
  not_self: '',
  decision: '',
})
const save = ({ visitor }: Member, words: string) =>
  visitor.post(`${JOURNAL}.data`, entry(words), { 'Sec-Fetch-Dest': 'empty' })
const days = (member: Member) => countRows(journalEntries, { userId: idOf(member) })
const given = (member: Member, purpose: (typeof consents.$inferSelect)['purpose']) =>
  countRows(consents, { userId: idOf(member), purpose, withdrawnAt: null })
const open = ({ visitor }: Member) => visitor.post(JOURNAL, { intent: 'consent', consent: 'on' })
const withdraw = ({ visitor }: Member, fields: Record<string, string>) => visitor.post('/resources/consents', fields)

test('nothing is stored in a journal without consent, and what was written stays in the form', async () => {
  const member = await registered()
  const refused = await save(member, 'A quiet evening')
  expect([refused.status, await days(member)]).toEqual([403, 0])
  expect((await member.visitor.post(JOURNAL, { intent: 'consent' })).status).toBe(400)
  expect((await open(member)).status).toBe(303)
  expect((await open(member)).status).toBe(303)
  expect(await given(member, 'journal')).toBe(1)
  expect((await save(member, 'A quiet evening')).status).toBe(200)
  const row = await storedRow(consents, { userId: idOf(member) })
  expect(row).toMatchObject({ purpose: 'journal', version: expect.stringMatching(/^\d{4}-\d\d$/), language: 'en' })
  expect(Number(row?.given_at)).toBeGreaterThan(Date.now() - 60_000)
})

test('who wrote before consents were kept is asked first; their days wait, sealed', async () => {
  const member = await registered()
  await open(member)
  await save(member, 'Written long ago')
  await deleteRows(consents, { userId: idOf(member) })
  const closed = await visit(member.visitor, JOURNAL)
  expect(closed.html).not.toContain('Written long ago')
  expect(closed.words).toContain('1 earlier entry is stored')
  const opened = await press(member.visitor, closed, 'Open my journal', { consent: 'on' })
  expect(opened.html).toContain('Written long ago')
})

test('withdrawing asks what becomes of the days: kept sealed until agreed again, or deleted', async () => {
  const member = await registered()
  await open(member)
  await save(member, 'To be kept')
  const settings = await visit(member.visitor, SETTINGS)
  expect(settings.words).toContain('Withdraw consent to the journal')
  const unasked = await press(member.visitor, settings, 'Withdraw consent', {})
  expect([await given(member, 'journal'), unasked.words]).toEqual([
    1,
    expect.stringContaining('Choose what happens to your entries.'),
  ])
  await press(member.visitor, settings, 'Withdraw consent', { entries: 'keep' })
  expect([await given(member, 'journal'), await days(member)]).toEqual([0, 1])
  expect((await visit(member.visitor, JOURNAL)).html).not.toContain('To be kept')
  expect((await save(member, 'Another')).status).toBe(403)
  await open(member)
  expect((await visit(member.visitor, JOURNAL)).html).toContain('To be kept')

  expect((await withdraw(member, { intent: 'withdrawJournal', entries: 'delete' })).status).toBe(303)
  expect([await given(member, 'journal'), await days(member)]).toEqual([0, 0])
})

test('keeping days sealed is a consent of its own, until they are opened again or deleted', async () => {
  const member = await registered()
  const { visitor } = member
  await open(member)
  await save(member, 'To be kept')
  visitor.cookies.set('language', 'ru')
  await withdraw(member, { intent: 'withdrawJournal', entries: 'keep' })
  const kept = { purpose: 'journal_kept', version: '2026-12', language: 'ru', withdrawnAt: null } as const
  expect(await countRows(consents, { userId: idOf(member), ...kept })).toBe(1)
  await open(member)
  expect([await given(member, 'journal'), await given(member, 'journal_kept')]).toEqual([1, 0])
  await withdraw(member, { intent: 'withdrawJournal', entries: 'keep' })
  expect(await given(member, 'journal_kept')).toBe(1)
  await withdraw(member, { intent: 'deleteJournal' })
  expect([await days(member), await given(member, 'journal_kept')]).toEqual([0, 0])
  // Where nothing is written there is nothing to keep.
  await open(member)
  await withdraw(member, { intent: 'withdrawJournal', entries: 'keep' })
  expect([await given(member, 'journal'), await given(member, 'journal_kept')]).toEqual([0, 0])
})

test('an empty journal is closed without a choice; what was written meanwhile is not deleted unasked', async () => {
  const member = await registered()
  await open(member)
  const empty = await visit(member.visitor, SETTINGS)
  expect(formOf(empty, 'Withdraw consent').fields).not.toHaveProperty('entries')
  await save(member, 'Written in another window')
  const refused = await press(member.visitor, empty, 'Withdraw consent')
  expect(refused.words).toContain('Choose what happens to your entries.')
  expect([await days(member), await given(member, 'journal')]).toEqual([1, 1])
  const script = { 'Sec-Fetch-Dest': 'empty' }
  const answer = await member.visitor.post('/resources/consents.data', { intent: 'withdrawJournal' }, script)
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('"journalDays",1')])

  const other = await registered()
  await open(other)
  await press(other.visitor, await visit(other.visitor, SETTINGS), 'Withdraw consent')
  expect(await given(other, 'journal')).toBe(0)
})

test('what was written while the consent ended in another window comes back to its field', async () => {
  const member = await registered()
  const { visitor } = member
  await open(member)
  const page = await visit(visitor, JOURNAL)
  await withdraw(member, { intent: 'withdrawJournal' })
  const typed = { feeling: 'mixed', signature: 'A “quiet” evening' }
  const closed = await press(visitor, page, 'Save day', typed)
  expect([closed.status, closed.words]).toEqual([403, expect.stringContaining('Open my journal')])
  const unticked = await press(visitor, closed, 'Open my journal')
  expect(unticked.status).toBe(400)
  const opened = await press(visitor, unticked, 'Open my journal', { consent: 'on' })
  expect(formOf(opened, 'Save day').fields).toMatchObject({ ...typed, day: today() })
  expect([await given(member, 'journal'), await days(member)]).toEqual([1, 0])
  await press(visitor, opened, 'Save day')
  expect(await days(member)).toBe(1)
})

test('days that were kept sealed can be deleted without agreeing again', async () => {
  const member = await registered()
  await open(member)
  await save(member, 'Sealed')
  await withdraw(member, { intent: 'withdrawJournal', entries: 'keep' })
  await press(member.visitor, await visit(member.visitor, SETTINGS), 'Delete for good')
  expect(await days(member)).toBe(0)
})

test('withdrawing the consent to Love Compatibility leaves it', async () => {
  const member = await registered()
  await member.visitor.post('/app/settings?tab=hd-data', BIRTH)
  expect((await member.visitor.post('/resources/love', { intent: 'show', consent: 'on' })).status).toBe(303)
  expect(await given(member, 'love')).toBe(1)
  const settings = await visit(member.visitor, SETTINGS)
  await press(member.visitor, settings, 'Withdraw consent')
  expect([await given(member, 'love'), await countRows(loveSettings, { userId: idOf(member) })]).toEqual([0, 0])
})

test('the export holds what was agreed to and when; nobody withdraws for another', async () => {
  const [member, other] = [await registered(), await registered()]
  await open(member)
  await withdraw(other, { intent: 'withdrawJournal', entries: 'delete' })
  expect(await given(member, 'journal')).toBe(1)
  const response = await member.visitor.post('/resources/account-data', {})
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const { consents } = JSON.parse(strFromU8(files['data.json']!))
  expect(consents).toMatchObject([{ purpose: 'journal', withdrawnAt: null }])
})

test('who enters the birth of another person reads what it needs', async () => {
  const { visitor } = await registered()
  const page = await visit(visitor, '/app/connections/private/new')
  expect(page.words).toContain('You need this person’s permission.')
  expect(formOf(page, 'Create chart').fields).not.toHaveProperty('consent')
})
