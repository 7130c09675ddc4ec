import { env } from 'cloudflare:workers'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test, vi } from 'vitest'
import { spend } from '../../app/platform/server/rate-limit.server'
import { createDatabase } from '../../drizzle/client'
import { privateCharts } from '../../drizzle/schema/private-charts'
import { users } from '../../drizzle/schema/users'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { press, visit } from './plain-form'
import { countRows, deleteRows, storedRow, storedRows, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const LIST = '/app/connections/private'
const WORDS = 'Asked about her move to Lisbon'

let owner: Member

beforeAll(async () => {
  owner = await registered()
})

async function add({ visitor }: Member, name = 'Ines') {
  const id = crypto.randomUUID()
  const response = await visitor.post(`${LIST}/new`, { id, ...BIRTH, name, consent: 'on', intent: 'save' })
  expect(response.status).toBe(302)
  return { id, path: `${LIST}/${id}` }
}

/** Sends the form of the notes as scripts do. */
const save = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.post(`${path}.data`, { intent: 'notes', version: '', ...fields }, { 'Sec-Fetch-Dest': 'empty' })

const rowOf = async (id: string) => {
  const row = await storedRow(privateCharts, { id })
  return row && { notes: row.notes, labels: row.labels, at: row.notes_updated_at }
}

/** Names in the list, in the order of the page. */
async function listed({ visitor }: Member, query = '') {
  const html = await (await visitor.get(`${LIST}${query}`)).text()
  return [...html.matchAll(/<span class="block font-semibold wrap-anywhere">([^<]+)</g)].map(([, name]) => name)
}

test('the form of a new chart sent again for another person leaves notes with whom they are about', async () => {
  const { id, path } = await add(owner, 'Noted')
  expect((await save(owner.visitor, path, { notes: WORDS, labels: '' })).status).toBe(200)
  const form = { id, ...BIRTH, consent: 'on', intent: 'save' }
  const other = await owner.visitor.post(`${LIST}/new`, { ...form, name: 'Somebody else' })
  expect(other.status).toBe(302)
  expect(other.headers.get('Location')).not.toBe(path)
  expect(await (await owner.visitor.get(path)).text()).toContain(`>${WORDS}</textarea>`)
  expect(await (await owner.visitor.get(String(other.headers.get('Location')))).text()).not.toContain(WORDS)
  const same = await owner.visitor.post(`${LIST}/new`, { ...form, name: 'Noted' })
  expect([same.status, same.headers.get('Location')]).toEqual([302, path])
})

test('notes and labels are written by a form without scripts, and the list is filtered by the labels', async () => {
  const { path } = await add(owner)
  await add(owner, 'Rui')
  const first = await visit(owner.visitor, path)
  const saved = await press(owner.visitor, first, 'Save notes', { notes: WORDS, labels: 'client, Lisbon, CLIENT' })
  expect([saved.status, saved.words]).toEqual([200, expect.stringContaining('Saved')])
  const page = await (await owner.visitor.get(path)).text()
  expect(page).toContain(`>${WORDS}</textarea>`)
  expect(page).toContain('value="client, Lisbon"')
  expect(await listed(owner, '?label=lisbon')).toEqual(['Ines'])
  expect(await listed(owner, '?q=rui')).toEqual(['Rui'])
  const none = await wordsOf(await owner.visitor.get(`${LIST}?q=rui&label=client`))
  expect(none).toContain('No charts found')
  expect(none).toContain('Show all charts')
  expect((await visit(owner.visitor, LIST)).words).not.toContain('No charts found')
})

test('the database tells nothing of what was noted, and a row moved to another chart does not open', async () => {
  const { id, path } = await add(owner)
  const other = await add(owner)
  expect((await save(owner.visitor, path, { notes: WORDS })).status).toBe(200)
  const row = await rowOf(id)
  expect(row?.notes).toMatch(/^[A-Za-z0-9+/]+=*$/)
  const everything = JSON.stringify(await storedRows(privateCharts))
  for (const word of ['Asked', 'Lisbon to', 'her move', btoa(WORDS)]) expect(everything).not.toContain(word)

  await updateRows(privateCharts, { id: other.id }, { notes: row?.notes, notesUpdatedAt: new Date(5) })
  const page = await (await owner.visitor.get(other.path)).text()
  expect(page).toContain('can’t be decrypted right now')
  expect(page).not.toContain(WORDS)
  // Labels are saved beside them, and what doesn't open stays until other notes are written.
  expect((await save(owner.visitor, other.path, { version: '5', labels: 'kin' })).status).toBe(200)
  expect(await rowOf(other.id)).toMatchObject({ notes: row?.notes, labels: '["kin"]' })
})

test('the longest notes are kept whole; what is too long or too many comes back to its field', async () => {
  const { id, path } = await add(owner)
  const longest = '👨‍👩‍👧‍👦'.repeat(10_000)
  expect((await save(owner.visitor, path, { notes: longest, labels: 'a, b, c, d, e' })).status).toBe(200)
  expect(await (await owner.visitor.get(path)).text()).toContain(`>${longest}</textarea>`)
  const before = await rowOf(id)
  const wrong: [Record<string, string>, string][] = [
    [{ notes: 'n'.repeat(10_001) }, 'Use at most 10,000 characters.'],
    [{ labels: 'a, b, c, d, e, f' }, 'Use at most 5 labels.'],
    [{ labels: 'l'.repeat(25) }, 'Use at most 24 characters per label'],
  ]
  for (const [fields, problem] of wrong) {
    const answer = await owner.visitor.post(path, { intent: 'notes', version: String(before?.at), ...fields })
    const html = await answer.text()
    expect([answer.status, html]).toEqual([400, expect.stringContaining(problem)])
    expect(html).toContain(Object.values(fields)[0])
  }
  expect(await rowOf(id)).toEqual(before)
})

test('what was saved in another window is shown and not replaced unasked; sent twice it is one', async () => {
  const { id, path } = await add(owner)
  expect((await save(owner.visitor, path, { notes: 'From the phone' })).status).toBe(200)
  expect((await save(owner.visitor, path, { notes: 'From the phone' })).status).toBe(200)
  const late = await owner.visitor.post(path, { intent: 'notes', version: '', notes: 'From the desk', labels: '' })
  const html = await late.text()
  expect(late.status).toBe(409)
  expect(html).toContain('changed in another window')
  expect(html).toContain('>From the desk</textarea>')
  expect(html).toContain('From the phone')
  const version = /name="version" value="(\d+)"/.exec(html)?.[1]
  expect(version).toBe(String((await rowOf(id))?.at))
  expect((await save(owner.visitor, path, { version: String(version), notes: 'From the desk' })).status).toBe(200)
  expect(await (await owner.visitor.get(path)).text()).toContain('>From the desk</textarea>')
})

test('two who save at once do not replace each other', async () => {
  const { path } = await add(owner)
  const answers = await Promise.all(['One', 'Other'].map((notes) => save(owner.visitor, path, { notes })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('emptied notes leave nothing behind, and a changed birth leaves notes alone', async () => {
  const { id, path } = await add(owner)
  await save(owner.visitor, path, { notes: WORDS, labels: 'client' })
  const change = { ...BIRTH, intent: 'save', name: 'Ines', birth_time: '10:00', consent: 'on' }
  expect((await owner.visitor.post(`${path}/edit`, change)).status).toBe(302)
  expect(await (await owner.visitor.get(path)).text()).toContain(`>${WORDS}</textarea>`)
  expect((await save(owner.visitor, path, { version: String((await rowOf(id))?.at) })).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ notes: null, labels: '[]' })
})

test('of a stranger’s chart nothing is noted, and whoever is signed out keeps what was typed', async () => {
  const { id, path } = await add(owner)
  const stranger = await registered()
  const forms: Record<string, string>[] = [{ notes: 'Taken' }, { labels: 'taken' }, { notes: 'n'.repeat(10_001) }]
  for (const fields of forms) {
    expect((await save(stranger.visitor, path, fields)).status).toBe(404)
  }
  const signedOut = await save(new Visitor(), path, { notes: WORDS })
  expect(signedOut.status).toBe(401)
  expect(await signedOut.text()).toContain('signedOut')
  expect(await rowOf(id)).toEqual({ notes: null, labels: '[]', at: null })
})

test('the download of one’s data says notes and labels, those that do not open by null', async () => {
  const member = await registered()
  const { id, path } = await add(member)
  const other = await add(member, 'Rui')
  await save(member.visitor, path, { notes: WORDS, labels: 'client' })
  await updateRows(privateCharts, { id: other.id }, { notes: 'broken' })
  const archive = await member.visitor.post('/resources/account-data', {})
  const data = JSON.parse(strFromU8(unzipSync(new Uint8Array(await archive.arrayBuffer()))['data.json']!))
  expect(data.privateCharts).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, name: 'Ines', labels: ['client'] })]),
  )
  expect(data.privateChartNotes).toEqual(
    expect.arrayContaining([
      { chartId: id, name: 'Ines', notes: WORDS },
      { chartId: other.id, name: 'Rui', notes: null },
    ]),
  )
})

test('notes go with the chart, and with the account', async () => {
  const member = await registered()
  const { path } = await add(member)
  await save(member.visitor, path, { notes: WORDS })
  await member.visitor.post(`${path}/edit`, { intent: 'delete' })
  expect(await countRows(privateCharts, { ownerId: idOf(member) })).toBe(0)
  await add(member)
  await deleteRows(users, { id: idOf(member) })
  expect(await countRows(privateCharts, { ownerId: idOf(member) })).toBe(0)
})

test('the list begins with what was viewed last, by the chart or the comparison; name and newest are a choice', async () => {
  const member = await registered()
  const ids = []
  for (const [at, name] of ['Berta', 'Carl', 'anna'].entries()) {
    const { id } = await add(member, name)
    await updateRows(privateCharts, { id }, { createdAt: new Date(1_000_000 + at) })
    ids.push(id)
  }
  expect(await listed(member)).toEqual(['anna', 'Carl', 'Berta'])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  try {
    await member.visitor.get(`${LIST}/${ids[0]}`)
    vi.setSystemTime(Date.now() + 1000)
    await member.visitor.get(`${LIST}/${ids[1]}/with-you`)
    expect(await listed(member)).toEqual(['Carl', 'Berta', 'anna'])
    expect(await listed(member, '?sort=name')).toEqual(['anna', 'Berta', 'Carl'])
    expect(await listed(member, '?sort=newest')).toEqual(['anna', 'Carl', 'Berta'])
    // A minute later it counts anew.
    vi.setSystemTime(Date.now() + 61_000)
    await member.visitor.get(`${LIST}/${ids[0]}`)
    expect(await listed(member)).toEqual(['Berta', 'Carl', 'anna'])
  } finally {
    vi.useRealTimers()
  }
  expect(await wordsOf(await member.visitor.get(LIST))).toContain('viewed')
})

test('who writes too often is told when to come again', async () => {
  const member = await registered()
  const { path } = await add(member)
  const limit = { name: 'private_charts.notes', subject: idOf(member), most: 240, seconds: 3600 }
  for (let at = 0; at < 240; at++) await spend({ db: createDatabase(env.DB) }, [limit])
  const response = await save(member.visitor, path, { notes: WORDS })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('in Russian the page, its limits and the list', async () => {
  const member = await registered()
  const { path } = await add(member, 'Бабушка')
  await add(member, 'Дядя')
  member.visitor.cookies.set('language', 'ru')
  const answer = await member.visitor.post(path, { intent: 'notes', version: '', labels: 'а, б, в, г, д, е' })
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Меток может быть не больше 5.')])
  const page = await wordsOf(await member.visitor.get(path))
  for (const words of ['Ваши заметки', 'Инкарнационный крест', 'Ваша связь']) expect(page, words).toContain(words)
  expect(await listed(member, '?q=бабушка')).toEqual(['Бабушка'])
  expect(await wordsOf(await member.visitor.get(`${LIST}?q=нет`))).toContain('Ничего не нашлось')
})
