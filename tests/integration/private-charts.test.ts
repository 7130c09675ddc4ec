import { env } from 'cloudflare:workers'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test, vi } from 'vitest'
import { MOST_PRIVATE_CHARTS } from '../../app/domain/membership/limits'
import { spend } from '../../app/platform/server/rate-limit.server'
import { createDatabase } from '../../drizzle/client'
import { privateCharts } from '../../drizzle/schema/private-charts'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { copyRows, countRows, storedRow, storedValue, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const LIST = '/app/connections/private'
const CHILD = {
  ...BIRTH,
  birth_date: '2009-10-30',
  birth_time: '06:45',
  name: 'Tomasz the younger',
  consent: 'on',
  intent: 'save',
}

let owner: Member
let stranger: Member

beforeAll(async () => {
  owner = await registered()
  stranger = await registered()
  for (const { visitor } of [owner, stranger]) {
    expect((await visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
  }
})

async function add({ visitor }: Member, change: Record<string, string> = {}) {
  const id = crypto.randomUUID()
  const response = await visitor.post(`${LIST}/new`, { id, ...CHILD, ...change })
  return { id, response, path: `${LIST}/${id}` }
}

const heldBy = (member: Member) => countRows(privateCharts, { ownerId: idOf(member) })
const wordsAt = async ({ visitor }: Member, path: string) => wordsOf(await visitor.get(path))

test('a chart is added, compared, changed and deleted', async () => {
  const { response, path } = await add(owner)
  expect([response.status, response.headers.get('Location')]).toEqual([302, path])
  expect(await wordsAt(owner, LIST)).toContain('Tomasz the younger')
  const chart = await wordsAt(owner, path)
  expect(chart).toContain('Tomasz the younger')
  for (const part of ['Incarnation cross', 'Jupiter', '30 October 2009', 'Check the birth time']) {
    expect(chart, part).toContain(part)
  }
  const page = await wordsAt(owner, `${path}/with-you`)
  expect(page).toContain('You and Tomasz the younger')
  expect(page).toContain('Electromagnetic')
  expect(page).toContain('Type match')

  const form = await (await owner.visitor.get(`${path}/edit`)).text()
  expect(form).toContain('value="2009-10-30"')
  const changed = await owner.visitor.post(`${path}/edit`, { ...CHILD, name: 'Tomek', birth_date: '2010-01-02' })
  expect([changed.status, changed.headers.get('Location')]).toEqual([302, path])
  expect(await wordsAt(owner, `${path}/with-you`)).toContain('You and Tomek')
  expect(await (await owner.visitor.get(`${path}/edit`)).text()).toContain('value="2010-01-02"')

  const gone = await owner.visitor.post(`${path}/edit`, { intent: 'delete' })
  expect([gone.status, gone.headers.get('Location')]).toEqual([302, LIST])
  expect((await owner.visitor.get(path)).status).toBe(404)
  expect((await owner.visitor.get(`${path}/with-you`)).status).toBe(404)
  // Asked for again it is the same: it is gone.
  const again = await owner.visitor.post(`${path}/edit`, { intent: 'delete' })
  expect([again.status, again.headers.get('Location')]).toEqual([302, LIST])
  expect(await heldBy(owner)).toBe(0)
})

test('where sources disagree about the clock, the chart says so and can be computed by the other one', async () => {
  const place = { birth_city: 'Tskhinvali', birth_country: 'Georgia', latitude: '42.22764', longitude: '43.96861' }
  const { path } = await add(owner, { ...place, timezone: 'Asia/Tbilisi' })
  const page = await (await owner.visitor.get(path)).text()
  expect(page).toContain('Sources disagree about local time')
  expect(page).toContain(`action="${path}/edit"`)
  expect(page).toContain('name="utc_offset_seconds" value="10800"')
  const choice = { intent: 'clock', utc_offset_seconds: '10800' }
  const answers = await Promise.all([stranger, owner].map(({ visitor }) => visitor.post(`${path}/edit`, choice)))
  expect(answers.map(({ status }) => status)).toEqual([404, 302])
  expect(await (await owner.visitor.get(path)).text()).toContain('name="utc_offset_seconds" value=""')
  expect(await (await owner.visitor.get(`${path}/edit`)).text()).toMatch(
    /checked=""[^>]*value="10800"|value="10800"[^>]*checked/,
  )
  expect((await owner.visitor.post(`${path}/edit`, { intent: 'delete' })).status).toBe(302)
})

test('of a stranger’s chart nothing is answered, whatever is asked', async () => {
  const { id, path } = await add(owner)
  const before = await heldBy(owner)
  const { visitor } = stranger
  const answers = await Promise.all([
    visitor.get(path),
    visitor.get(`${path}?show=you`),
    visitor.get(`${path}/with-you`),
    visitor.get(`${path}.data`, { Accept: '*/*' }),
    visitor.post(path, { intent: 'notes', version: '', notes: 'Taken', labels: 'taken' }),
    visitor.post(path, {}),
    visitor.get(`${path}/edit`),
    visitor.post(`${path}/edit`, { ...CHILD, name: 'Taken' }),
    visitor.post(`${path}/edit`, { intent: 'delete' }),
    visitor.post(`${path}/edit`, {}),
    // Adding one under the id of somebody else's.
    visitor.post(`${LIST}/new`, { id, ...CHILD, name: 'Taken' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404, 404, 302, 404, 404])
  for (const answer of answers) expect(await answer.text()).not.toMatch(/Tomasz|2009-10-30/)
  expect(await wordsAt(stranger, LIST)).not.toContain('Tomasz')
  expect(await heldBy(owner)).toBe(before)
  expect(await storedRow(privateCharts, { id }, 'name', 'notes', 'labels', 'last_viewed_at')).toEqual({
    ...{ name: 'Tomasz the younger', notes: null, labels: '[]', last_viewed_at: null },
  })
  expect(await wordsAt(owner, `${path}/with-you`)).toContain('You and Tomasz the younger')
})

test('whoever is signed out keeps what was typed, and nothing is kept of it here', async () => {
  const { path } = await add(owner)
  const before = await heldBy(owner)
  const nobody = new Visitor()
  const form = { id: crypto.randomUUID(), ...CHILD }
  for (const to of [`${LIST}/new`, `${path}/edit`]) {
    const response = await nobody.post(`${to}.data`, form, { 'Sec-Fetch-Dest': 'empty' })
    expect(response.status).toBe(401)
    expect(await response.text()).toContain('signedOut')
  }
  expect(await heldBy(owner)).toBe(before)
})

test('the download of one’s data tells them', async () => {
  const member = await registered()
  await add(member)
  const archive = await member.visitor.post('/resources/account-data', {})
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  expect(JSON.parse(strFromU8(files['data.json']!)).privateCharts).toEqual([
    expect.objectContaining({
      name: 'Tomasz the younger',
      birth: expect.objectContaining({ date: '2009-10-30', time: '06:45' }),
      data: expect.objectContaining({ chart: expect.any(Object) }),
    }),
  ])
})

test('of what is kept the comparison tells what is drawn, and nothing of the birth', async () => {
  const { path } = await add(owner)
  const answer = await (await owner.visitor.get(`${path}/with-you.data`, { Accept: '*/*' })).text()
  expect(answer).toContain('Tomasz the younger')
  expect(answer).not.toMatch(/birthUtc|designUtc|activations|longitude|2009-10-30|06:45/)
})

test('who becomes another on the way is agreed upon again; a mended zone or accuracy is not asked about', async () => {
  const { id, path } = await add(owner)
  await updateRows(privateCharts, { id }, { consentedAt: new Date(1) })
  const consentedAt = () => storedValue(privateCharts, 'consented_at', { id })
  const save = (change: Record<string, string>) =>
    owner.visitor.post(`${path}/edit`, { ...CHILD, consent: '', ...change })
  const others: Record<string, string>[] = [{ name: 'Ewa' }, { birth_date: '2011-03-04' }, { birth_time: '07:00' }]
  for (const change of others) {
    const refused = await save(change)
    expect(refused.status, JSON.stringify(change)).toBe(400)
    expect(await refused.text()).toContain('Ask first: the chart can’t be saved without this person’s agreement.')
  }
  expect(await wordsAt(owner, path)).toContain('Tomasz the younger')
  expect((await save({ time_accuracy: 'approximate' })).status).toBe(302)
  expect(await wordsAt(owner, LIST)).toContain('(could differ)')
  expect(await consentedAt()).toBe(1)
  expect((await save({ name: 'Ewa', consent: 'on' })).status).toBe(302)
  expect(await consentedAt()).toBeGreaterThan(1)
  expect(await wordsAt(owner, path)).toContain('Ewa')
})

test('sent twice it is one, as it was sent last', async () => {
  const { id, path } = await add(owner)
  const before = await heldBy(owner)
  const again = await owner.visitor.post(`${LIST}/new`, { id, ...CHILD, name: 'Sent again' })
  expect([again.status, again.headers.get('Location')]).toEqual([302, path])
  expect(await heldBy(owner)).toBe(before)
  expect(await wordsAt(owner, path)).toContain('Sent again')
})

test('without consent, a name or a birth nothing is kept, and what was typed comes back', async () => {
  const before = await heldBy(owner)
  const { response } = await add(owner, { consent: '', name: ' ', birth_date: '' })
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html).toContain('Ask first: the chart can’t be saved without this person’s agreement.')
  expect(html).toContain('Enter a name.')
  expect(html).toContain('value="Nizhny Novgorod"')
  expect(await heldBy(owner)).toBe(before)
})

test('a member keeps so many and no more, also when they come at once', async () => {
  const member = await registered()
  const { id } = await add(member)
  for (let held = 1; held < MOST_PRIVATE_CHARTS - 1; held++) {
    await copyRows(privateCharts, { id }, { id: `planted-${held}-${id}` })
  }
  const answers = await Promise.all([add(member), add(member), add(member)])
  expect(answers.map(({ response }) => response.status).sort()).toEqual([302, 409, 409])
  expect(await heldBy(member)).toBe(MOST_PRIVATE_CHARTS)
  const full = await answers.find(({ response }) => response.status === 409)?.response.text()
  expect(full).toContain('You’ve reached the limit. Delete a chart to add another.')
  const list = await wordsAt(member, LIST)
  expect(list).not.toContain('Add a chart')
  expect(list).toContain('the most you can keep')
  // Told before anything is typed; one's own that is sent again is no further one.
  const form = await (await member.visitor.get(`${LIST}/new`)).text()
  expect(form).toContain('the most you can keep')
  expect(form).not.toContain('name="birth_date"')
  const again = await member.visitor.post(`${LIST}/new`, { id, ...CHILD, name: 'Sent again' })
  expect(again.status).toBe(302)
})

test('too many at once are told when to come again', async () => {
  const member = await registered()
  const limit = { name: 'chart.calculate', subject: idOf(member), most: 60, seconds: 3600 }
  for (let at = 0; at < 60; at++) await spend({ db: createDatabase(env.DB) }, [limit])
  const { response } = await add(member)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await heldBy(member)).toBe(0)
})

test('in Russian the form says what is missing and keeps what was typed', async () => {
  const member = await registered()
  member.visitor.cookies.set('language', 'ru')
  const { response } = await add(member, { name: 'Бабушка', consent: '' })
  const html = await response.text()
  expect(html).toContain('Сначала спросите: без согласия хранить карту нельзя.')
  expect(html).toContain('value="Бабушка"')
})

test('the chart is read as a drawing, on the wheel, on paper and with its birth time checked, without scripts', async () => {
  const { path } = await add(owner, { time_accuracy: 'approximate' })
  const page = await wordsAt(owner, path)
  // What an approximate time leaves open is said unasked.
  expect(page).toContain('±30 min')
  const { path: unknown } = await add(owner, { time_accuracy: 'unknown', birth_time: '' })
  expect(await wordsAt(owner, unknown)).toContain('What the chart could be that day')
  expect(await (await owner.visitor.get(`${path}?view=wheel`)).text()).toContain('Chart on the zodiac wheel')
  const sheet = await wordsAt(owner, `${path}?view=sheet`)
  expect(sheet).toContain('Chart on two pages')
  expect(sheet).toContain('about 06:45')
  const { path: exact } = await add(owner)
  expect(await wordsAt(owner, exact)).not.toContain('±5 min')
  expect(await wordsAt(owner, `${exact}?times=1`)).toContain('±5 min')
})

test('addresses of the comparison from before lead to it', async () => {
  const { id, path } = await add(owner)
  const old = await owner.visitor.get(`${path}?show=other`)
  expect([old.status, old.headers.get('Location')]).toEqual([302, `${path}/with-you?show=other`])
  const older = await owner.visitor.get(`/app/compatibility/private/${id}?show=you`)
  expect([older.status, older.headers.get('Location')]).toEqual([302, `${path}?show=you`])
})

test('whoever has no chart of their own reads the kept one, and is told what the comparison needs', async () => {
  const member = await registered()
  const { path } = await add(member)
  expect(await wordsAt(member, path)).toContain('Incarnation cross')
  expect(await wordsAt(member, `${path}/with-you`)).toContain('Your chart is missing')
})
