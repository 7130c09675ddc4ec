import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, eq, gte } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { BODIES } from '~/domain/human-design/terms/codes'
import type { BirthVisibility } from '~/domain/membership/visibility'
import { charts } from '../../drizzle/schema/charts'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import { users } from '../../drizzle/schema/users'
import site from '../../workers/site'
import derived from '../fixtures/charts-derived.json'
import reference from '../fixtures/charts-reference.json'
import { BIRTH, idOf, type Member, registered, rowOf, wordsOf } from './account'
import { updateMember } from './members'
import { withoutTable } from './missing-tables'
import { countRows, patchJson, updateRows } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const FORM = '/app/settings?tab=hd-data'

/** Chart 15 of the reference: 09:30 in Nizhny Novgorod, three hours ahead of UTC and without summer time in 1980. */
const SKY = reference.charts[14]!
const EXPECTED = derived.charts[14]!

/** The same city half a day later: another chart. */
const LATER = { ...BIRTH, birth_time: '21:30' }

type Row = Record<string, unknown>

const gatesOf = (side: { act: string }) =>
  side.act.split(' ').map((place, index) => {
    const [gate, line] = place.split('.').map(Number)
    return { planet: BODIES[index], gate, line }
  })

const fresh = ({ account }: Member) => rowOf(account.username) as Promise<Row>

async function memberWithChart(): Promise<Member> {
  const member = await registered()
  expect((await member.visitor.post(FORM, BIRTH)).status).toBe(302)
  return member
}

const cookiesOf = ({ visitor }: Pick<Member, 'visitor'>) =>
  [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Sends a form to the site as a member, with another chart service behind it. */
async function postWithService({ visitor }: Member, fields: Record<string, string>, answer: () => Promise<Response>) {
  const request = new Request(`http://localhost${FORM}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: {
      Origin: 'http://localhost',
      Host: 'localhost',
      'Sec-Fetch-Dest': 'document',
      'CF-Connecting-IP': '10.9.0.1',
      Cookie: cookiesOf({ visitor }),
    },
  })
  const service = { fetch: answer } as unknown as Fetcher
  return site.fetch(request, { ...env, CHART: service }, createExecutionContext())
}

// — The form

test.each<[BirthVisibility, string]>([
  ['only_me', 'Only you can see this data.'],
  ['connections', 'Your connections can see this data too'],
  ['everyone', 'Anyone who can see your profile can see this data too'],
])('it says who sees what is entered: %s', async (level, words) => {
  const { visitor, row } = await registered()
  await updateMember(String(row?.id), { birthVisibility: level })
  expect(await wordsOf(await visitor.get(FORM))).toContain(words)
})

test('a member’s own birth date makes them 16 or older', async () => {
  const { visitor, account } = await registered()
  const refused = await visitor.post(FORM, { ...BIRTH, birth_date: '2015-06-01' })
  expect(refused.status).toBe(400)
  expect(await wordsOf(refused)).toContain('Members must be at least 16 years old')
  expect(await rowOf(account.username)).toMatchObject({ birth_date: null, hd_data_calculated: 0 })
})

// — Who may see what

test.each([
  ['/app', '%2Fapp'],
  ['/app/dashboard', '%2Fapp%2Fdashboard'],
  ['/app/profile', '%2Fapp%2Fprofile'],
  [FORM, '%2Fapp%2Fsettings%3Ftab%3Dhd-data'],
])('a visitor who opens %s is sent to sign in, and would come back', async (path, wanted) => {
  const response = await new Visitor().get(path)
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe(`/login?redirect=${wanted}`)
})

test.each(['app.dashboard', 'app.profile', 'app.settings'])(
  'the data of %s alone is as closed as its page',
  async (route) => {
    const path = `/${route.replace('.', '/')}`
    const response = await new Visitor().get(`${path}.data?_routes=${encodeURIComponent(`routes/${route}`)}`, {
      Accept: '*/*',
    })
    expect(await response.text()).toContain(`/login?redirect=${encodeURIComponent(path)}`)
  },
)

test('/app leads to the dashboard', async () => {
  const { visitor } = await registered()
  const response = await visitor.get('/app')
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/app/dashboard'])
})

test("another member's chart is out of reach, whatever is asked or sent", async () => {
  const owner = await memberWithChart()
  const other = await registered()
  const before = await fresh(owner)
  for (const path of ['/app/profile', FORM, `/app/profile?user=${owner.account.username}`, `${FORM}&id=${before.id}`]) {
    const words = await wordsOf(await other.visitor.get(path))
    expect(words).not.toContain('Nizhny')
    expect(words).not.toContain(owner.account.full_name)
  }
  const id = String(before.id)
  expect((await other.visitor.post(FORM, { ...LATER, id, userId: id, user_id: id, memberId: id })).status).toBe(302)
  expect(await fresh(owner)).toEqual(before)
  expect(await fresh(other)).toMatchObject({ birth_time: '21:30', hd_data_calculated: 1 })
})

test('a form sent after the session ended says so and writes nothing', async () => {
  const member = await memberWithChart()
  const before = await fresh(member)
  member.visitor.cookies.delete('session')
  const response = await member.visitor.post('/app/settings.data?tab=hd-data', LATER, { 'Sec-Fetch-Dest': 'empty' })
  expect(response.status).toBe(401)
  expect(await response.text()).toContain('signedOut')
  expect(await fresh(member)).toEqual(before)
})

// — Calculating

test('the chart of a known birth is stored as the reference has it', async () => {
  const member = await memberWithChart()
  const row = await fresh(member)
  expect(row).toMatchObject({
    hd_type: 'manifesting_generator',
    hd_authority: 'emotional',
    hd_profile: EXPECTED.profile,
    hd_definition: 'single',
    hd_data_calculated: 1,
    birth_date: '1980-07-05',
    birth_time: '09:30',
    birth_time_accuracy: 'exact',
    birth_city: 'Nizhny Novgorod',
    birth_country: 'Russia',
    birth_timezone: 'Europe/Moscow',
    birth_utc_offset_seconds: 10_800,
    birth_offset_chosen: 0,
  })
  expect(Math.abs(Number(row.hd_calculation_date) - Date.now())).toBeLessThan(60_000)
  expect(JSON.parse(String(row.hd_channels))).toEqual(EXPECTED.channels)
  expect(JSON.parse(String(row.hd_gates))).toEqual({
    conscious: gatesOf(SKY.personality),
    unconscious: gatesOf(SKY.design),
  })
  const defined = Object.entries(JSON.parse(String(row.hd_centers))).flatMap(([name, is]) => (is ? [name] : []))
  expect(defined.sort()).toEqual(['sacral', 'solar_plexus', 'spleen', 'throat'])
  const raw = JSON.parse(String(row.hd_raw_data))
  expect(raw.birthUtc).toBe(SKY.utc)
  expect(Math.abs(Date.parse(raw.designUtc) - Date.parse(SKY.designUtc))).toBeLessThan(2000)
  expect(await countRows(charts, { userId: String(row.id) })).toBe(1)
})

test('the result shows the birth, what was computed from it, and all 26 activations', async () => {
  const { visitor } = await memberWithChart()
  const html = await (await visitor.get(FORM)).text()
  const words = await wordsOf(new Response(html))
  for (const text of [
    'Your Human Design Chart is Ready!',
    'positions checked against Swiss Ephemeris reference values',
    'Update Birth Data',
    'Recalculate Chart',
    'Birth date 5 July 1980',
    'Birth time 09:30',
    'Birth city Nizhny Novgorod',
    'Birth country Russia',
    'Time zone Europe/Moscow',
    'UTC offset UTC+03:00',
    'Design date (UTC) 5 April 1980 at 00:23:40',
    'Manifesting Generator',
    'Emotional',
    '5/1 Heretic / Investigator',
    'Conscious (Personality) 13 of 13',
    'Unconscious (Design) 13 of 13',
    'Total 26 of 26',
    '4 of 9 defined',
    'Birth time accuracy is essential',
  ]) {
    expect(words).toContain(text)
  }
  expect(words).toMatch(/Calculated (now|\d+ seconds? ago) ·/)
  expect(words).not.toContain('This chart is incomplete')
  for (const { gate, line } of [...gatesOf(SKY.personality), ...gatesOf(SKY.design)]) {
    expect(html).toContain(`>${gate}.${line}<`)
  }
})

test('dashboard and profile show the chart, in the language of the reader', async () => {
  const { visitor } = await memberWithChart()
  const dashboard = await wordsOf(await visitor.get('/app/dashboard'))
  // 26 activations of the reference stand in 23 different gates.
  const gates = new Set([...gatesOf(SKY.personality), ...gatesOf(SKY.design)].map(({ gate }) => gate)).size
  expect(dashboard).toContain(`4 of 9 centers defined · ${gates} gates`)
  for (const text of ['Wait to respond, then inform', 'Satisfaction', 'Frustration']) expect(dashboard).toContain(text)
  visitor.cookies.set('language', 'ru')
  const profile = await wordsOf(await visitor.get('/app/profile'))
  for (const text of ['На сайте с', 'Манифестирующий Генератор', 'Профиль: 5/1', 'Ваша карта']) {
    expect(profile).toContain(text)
  }
})

test('the chart stands on the wheel and on two pages too, each at an address that needs no scripts', async () => {
  const { visitor } = await memberWithChart()
  const read = await (await visitor.get('/app/profile')).text()
  for (const view of ['wheel', 'sheet']) expect(read).toContain(`href="/app/profile?view=${view}"`)
  const wheel = await (await visitor.get('/app/profile?view=wheel')).text()
  // 103.375247°: 13.375° into the fourth sign.
  expect(wheel).toContain('aria-label="Sun, Personality: gate 39, line 5, 13°22′ Cancer"')
  expect(wheel.match(/data-node="(personality|design)\.\w+"/g)).toHaveLength(26)
  const sheet = await (await visitor.get('/app/profile?view=sheet')).text()
  for (const text of ['Page 1 of 2', 'Page 2 of 2', '5 July 1980 · 09:30 · Nizhny Novgorod, Russia · UTC+03:00']) {
    expect(sheet).toContain(text)
  }
  for (const { gate, line } of [...gatesOf(SKY.personality), ...gatesOf(SKY.design)]) {
    // Once beside the drawing, once in the table.
    expect(sheet.split(`>${gate}.${line}<`).length).toBeGreaterThanOrEqual(3)
  }
  expect(await (await visitor.get('/app/profile?view=%3Cb%3E')).text()).toContain('data-node="center.head"')
})

test('without a chart every page leads to the form', async () => {
  const { visitor } = await registered()
  expect(await (await visitor.get('/app/dashboard')).text()).toContain('href="/app/settings?tab=hd-data"')
  expect(await wordsOf(await visitor.get('/app/dashboard'))).toContain('Getting started')
  for (const view of ['', '?view=wheel', '?view=sheet'])
    expect(await wordsOf(await visitor.get(`/app/profile${view}`))).toContain('No chart yet')
  expect(await wordsOf(await visitor.get('/app/profile?view=share'))).toContain('so the picture shows only your name')
  expect(await wordsOf(await visitor.get('/app/settings?tab=hd-data'))).toContain('Calculate Chart')
})

test('the form begins with what is stored and leads back to the chart', async () => {
  const { visitor } = await memberWithChart()
  const html = await (await visitor.get(`${FORM}&edit=1`)).text()
  for (const value of ['1980-07-05', '09:30', 'Nizhny Novgorod', 'Russia', 'Europe/Moscow']) {
    expect(html).toContain(`value="${value}"`)
  }
  expect(await wordsOf(new Response(html))).toContain('Back to the chart')
})

test('calculating the same again renews the date and nothing else; another birth is a new chart in the history', async () => {
  const member = await memberWithChart()
  const id = String((await fresh(member)).id)
  await updateMember(id, { hdCalculationDate: new Date(1000) })
  expect((await member.visitor.post(FORM, { intent: 'recalculate' })).status).toBe(302)
  expect(Number((await fresh(member)).hd_calculation_date)).toBeGreaterThan(1_700_000_000_000)
  expect((await member.visitor.post(FORM, BIRTH)).status).toBe(302)
  expect(await countRows(charts, { userId: id })).toBe(1)

  expect((await member.visitor.post(`${FORM}&edit=1`, LATER)).headers.get('Location')).toBe(FORM)
  expect(await countRows(charts, { userId: id })).toBe(2)
  expect((await fresh(member)).birth_time).toBe('21:30')
})

test('recalculation takes the offset that was chosen, where the clock showed the time twice', async () => {
  const london = { ...BIRTH, latitude: '51.5', longitude: '-0.12', timezone: 'Europe/London', birth_city: 'London' }
  const member = await registered()
  const twice = { ...london, birth_country: 'United Kingdom', birth_date: '1990-10-28', birth_time: '01:30' }
  expect((await member.visitor.post(FORM, { ...twice, utc_offset_seconds: '0' })).status).toBe(302)
  expect((await member.visitor.post(FORM, { intent: 'recalculate' })).status).toBe(302)
  expect(await fresh(member)).toMatchObject({ birth_utc_offset_seconds: 0, birth_offset_chosen: 1 })
  expect(JSON.parse(String((await fresh(member)).hd_raw_data)).birthUtc).toBe('1990-10-28T01:30:00.000Z')
  expect(await wordsOf(await member.visitor.get(FORM))).toContain('UTC+00:00 chosen by you')
})

test('an offset the member knows holds whatever the zone says, stays with the chart, and goes when it is emptied', async () => {
  const member = await memberWithChart()
  expect(await wordsOf(await member.visitor.get(`${FORM}&edit=offset`))).toContain('Enter another offset')
  // The clock of Nizhny Novgorod showed UTC+3 in July 1980; by UTC+4 half past nine is 05:30 in UTC.
  expect((await member.visitor.post(FORM, { ...BIRTH, known_offset: 'UTC+4' })).status).toBe(302)
  const stored = async () => {
    const row = await fresh(member)
    const { birthUtc } = JSON.parse(String(row.hd_raw_data))
    return [birthUtc, row.birth_utc_offset_seconds, row.birth_offset_overridden, row.birth_offset_chosen]
  }
  const known = ['1980-07-05T05:30:00.000Z', 14_400, 1, 0]
  expect(await stored()).toEqual(known)
  expect(await wordsOf(await member.visitor.get(FORM))).toContain('UTC+04:00 entered by you')
  expect((await member.visitor.post(FORM, { intent: 'recalculate' })).status).toBe(302)
  expect(await stored()).toEqual(known)
  expect(await (await member.visitor.get(`${FORM}&edit=1`)).text()).toMatch(/name="known_offset"[^>]* value="\+4"/)

  const refused = await member.visitor.post(`${FORM}&edit=offset`, { ...BIRTH, birth_date: '', known_offset: 'four' })
  expect(refused.status).toBe(400)
  const html = await refused.text()
  for (const text of ['Birth date is required', 'Enter hours and minutes, for example +3', 'value="four"']) {
    expect(html).toContain(text)
  }
  expect(await stored()).toEqual(known)
  expect((await member.visitor.post(FORM, BIRTH)).status).toBe(302)
  expect(await stored()).toEqual([SKY.utc, 10_800, 0, 0])
})

// — What is refused

const SUMMER_ENDS = { birth_date: '1990-09-30', birth_time: '02:30' }

test.each([
  [{ birth_date: '' }, 400, 'Birth date is required'],
  [{ birth_time: '' }, 400, 'Birth time is required'],
  [{ birth_city: '' }, 400, 'Birth city is required'],
  [{ birth_country: '' }, 400, 'Birth country is required'],
  [{ birth_date: '2090-01-01' }, 422, 'This is still in the future'],
  [SUMMER_ENDS, 409, 'This time occurred twice: choose which one it was'],
  [{ latitude: '', longitude: '', timezone: '', birth_city: 'Atlantis' }, 422, 'No place found with this name'],
] as const)('%j answers %i at its field, keeps what was typed and the chart', async (change, status, text) => {
  const member = await memberWithChart()
  const before = await fresh(member)
  const response = await member.visitor.post(`${FORM}&edit=1`, { ...BIRTH, birth_city: 'Gorky', ...change })
  expect(response.status).toBe(status)
  const html = await response.text()
  expect(await wordsOf(new Response(html))).toContain(text)
  if (!('birth_city' in change)) expect(html).toContain('value="Gorky"')
  expect(await fresh(member)).toEqual(before)
})

test('recalculation without stored birth data says so', async () => {
  const member = await memberWithChart()
  await updateMember(idOf(member), { birthCity: null })
  const before = await fresh(member)
  const response = await member.visitor.post(FORM, { intent: 'recalculate' })
  expect(response.status).toBe(409)
  expect(await wordsOf(response)).toContain('Calculation Error Missing birth data for recalculation')
  expect(await fresh(member)).toEqual(before)
})

test('a member may have sixty charts an hour', async () => {
  const member = await registered()
  const save = async (birth_time: string) => (await member.visitor.post(FORM, { ...BIRTH, birth_time })).status
  const since = Date.now()
  expect(await save('09:01')).toBe(302)
  // As after 58 more; sixty real ones would only be slower.
  await updateRows(rateLimits, and(eq(rateLimits.count, 1), gte(rateLimits.startedAt, since))!, { count: 59 })
  expect(await save('09:59')).toBe(302)
  const response = await member.visitor.post(FORM, LATER)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3000)
  expect((await fresh(member)).birth_time).toBe('09:59')
})

// — When the service fails

const refusal = { success: false, data: null, error: 'The chart could not be computed', code: 'calculation_failed' }
const FAILURES: [string, () => Promise<Response>, number, string][] = [
  ['cannot be reached', () => Promise.reject(new Error('gone')), 503, 'Unable to connect to HD calculation service'],
  [
    'answers 500',
    async () => new Response('Internal error', { status: 500 }),
    502,
    'HD calculation service error (500)',
  ],
  ['answers nonsense', async () => Response.json({ success: true }), 502, 'Invalid response from HD service'],
  ['gives up', async () => Response.json(refusal, { status: 500 }), 502, 'HD calculation failed'],
]

test.each(FAILURES)('when the service %s, the old chart stays as it was', async (_, answer, status, text) => {
  const member = await memberWithChart()
  const before = await fresh(member)
  for (const fields of [LATER, { intent: 'recalculate' }]) {
    const response = await postWithService(member, fields, answer)
    expect(response.status).toBe(status)
    const words = await wordsOf(response)
    expect(words).toContain(`Calculation Error ${text}`)
    expect(words).toContain('Your chart hasn’t changed.')
    expect(words).not.toContain('In development')
  }
  expect(await fresh(member)).toEqual(before)
  expect(await countRows(charts, { userId: String(before.id) })).toBe(1)
})

test('when the service fails at the first chart, there is none and the form keeps what was typed', async () => {
  const member = await registered()
  const response = await postWithService(member, BIRTH, () => Promise.reject(new Error('gone')))
  const html = await response.text()
  expect(await wordsOf(new Response(html))).toContain('Unable to connect to HD calculation service')
  expect(html).toContain('value="Nizhny Novgorod"')
  expect(await fresh(member)).toMatchObject({ hd_data_calculated: 0, hd_type: null, hd_calculation_date: null })
})

test('when the database fails while saving, the page says so and the old chart stays', async () => {
  const member = await memberWithChart()
  const before = await fresh(member)
  const response = await withoutTable('charts', () => member.visitor.post(FORM, LATER))
  expect(response.status).toBe(500)
  expect(await wordsOf(response)).toContain('Calculation Error Calculation failed')
  expect(await fresh(member)).toEqual(before)
})

// — Charts that came from elsewhere

test('a side without its thirteen activations, or without a line, is warned about and never filled up', async () => {
  const member = await memberWithChart()
  const { id, hd_gates } = await fresh(member)
  const { conscious, unconscious } = JSON.parse(String(hd_gates))
  const imported = { conscious: conscious.slice(1), unconscious: JSON.stringify({ sun_gate: 57 }) }
  await updateMember(String(id), { hdGates: imported as never, hdRawData: null })
  const words = await wordsOf(await member.visitor.get(FORM))
  expect(words).toContain('Conscious (Personality) 12 of 13')
  expect(words).toContain('Unconscious (Design) 1 of 13')
  expect(words).toContain('Total 13 of 26')
  expect(words).toContain('This chart is incomplete')
  expect(words).toContain('57 .– line unknown')
  // Calculating it makes it whole again.
  expect((await member.visitor.post(FORM, { intent: 'recalculate' })).status).toBe(302)
  expect(JSON.parse(String((await fresh(member)).hd_gates))).toEqual({ conscious, unconscious })
})

// — The birth time

test('the check of the birth time tells for each span what stays and what does not', async () => {
  const { visitor } = await memberWithChart()
  expect(await wordsOf(await visitor.get(FORM))).not.toContain('±5 min')
  const words = await wordsOf(await visitor.get(`${FORM}&times=1`))
  for (const span of ['±5 min', '±15 min', '±30 min', '±60 min', 'The whole day']) expect(words).toContain(span)
})

test('an unknown time is told, with what the day leaves open', async () => {
  const member = await registered()
  const birth = { ...BIRTH, birth_time: '', time_accuracy: 'unknown' }
  expect((await member.visitor.post(FORM, birth)).status).toBe(302)
  expect(await fresh(member)).toMatchObject({ birth_time: null, birth_time_accuracy: 'unknown', hd_data_calculated: 1 })
  // Noon in Moscow time of that year.
  expect(JSON.parse(String((await fresh(member)).hd_raw_data)).birthUtc).toBe('1980-07-05T09:00:00.000Z')
  const words = await wordsOf(await member.visitor.get(FORM))
  expect(words).toContain('Birth time unknown; the chart is for noon')
  expect(words).toContain('Time unknown: this chart is for noon')
  const [, type, share] = /((?:Manifesting )?Generator): (\d+)% of the day/.exec(words) ?? []
  // The chart is that of noon, which may be either type: its head says for how much of the day.
  const head = await wordsOf(await member.visitor.get('/app/profile'))
  expect(head).toContain('Your birth time is unknown')
  const shown = new RegExp(`${type} ?, ?${share}% of the day|Generator ?, ?${100 - Number(share)}% of the day`)
  expect(head).toMatch(shown)
  // So does the sheet, which is printed without that head.
  const sheet = await (await member.visitor.get('/app/profile?view=sheet')).text()
  const printed = sheet.slice(sheet.indexOf('class="sheet'))
  expect(printed.match(/\d+% of the day/g)?.length).toBeGreaterThanOrEqual(2)
  const home = await wordsOf(await member.visitor.get('/app/dashboard'))
  expect(home).toContain('Your birth time is unknown, so this is the chart for noon.')
  expect(words).toMatch(new RegExp(`Generator (?:${share}|${100 - Number(share)})% of the day`))
  expect((await member.visitor.post(FORM, { intent: 'recalculate' })).status).toBe(302)
})

const UNKNOWN_TIME = { ...BIRTH, birth_time: '', time_accuracy: 'unknown' }
const MARK = '(could differ)'

/** How many activations of a body the table of a chart marks. */
function marksOf(html: string, body: string) {
  const [row = ''] = new RegExp(`<th[^>]*>${body}</th>.*?</tr>`, 's').exec(html) ?? []
  return row.split(MARK).length - 1
}

test('of an unknown time the table marks the activations that change that day, and the others not', async () => {
  const member = await registered()
  expect((await member.visitor.post(FORM, UNKNOWN_TIME)).status).toBe(302)
  const html = await (await member.visitor.get('/app/profile')).text()
  // The Moon passes through several lines in a day, Pluto stays in one of them.
  expect([marksOf(html, 'Moon'), marksOf(html, 'Pluto')]).toEqual([2, 0])
  for (const path of ['/app/profile?view=sheet', FORM]) {
    const other = await (await member.visitor.get(path)).text()
    expect([path, marksOf(other, 'Moon'), marksOf(other, 'Pluto')]).toEqual([path, 2, 0])
  }
  expect(html).toContain('Could differ: birth time isn’t exact')
  // The columns of the sheet's first page mark the same bodies as the table of its second, and both say what the mark means.
  const sheet = await (await member.visitor.get('/app/profile?view=sheet')).text()
  const [first = '', second = ''] = sheet.split(/class="sheet /).slice(1)
  const markedIn = (page: string, body: string) =>
    page
      .split(`>${body}<`)
      .slice(1)
      .filter((rest) => rest.split('</li>')[0]?.includes(MARK)).length
  expect([markedIn(first, 'Moon'), markedIn(first, 'Pluto')]).toEqual([2, 0])
  for (const page of [first, second]) expect(page).toContain('</span>Could differ: birth time isn’t exact')
  // Centers and gates that not all births of that day have are marked too.
  const result = await (await member.visitor.get(FORM)).text()
  const centers = result.slice(result.indexOf('aria-labelledby="centers"'))
  expect(centers.slice(0, centers.indexOf('</section>'))).toContain(MARK)

  // Where the service doesn't answer, nothing is marked and the page is there.
  const broken = await site.fetch(
    new Request('http://localhost/app/profile', {
      headers: { 'CF-Connecting-IP': '10.9.0.2', Cookie: cookiesOf(member), Accept: 'text/html' },
    }),
    { ...env, CHART: withoutBirthDay },
    createExecutionContext(),
  )
  expect(broken.status).toBe(200)
  const unmarked = await broken.text()
  expect(unmarked).toContain('Your birth time is unknown')
  expect([marksOf(unmarked, 'Moon'), unmarked.includes(MARK)]).toEqual([0, false])
})

/** The chart service, without its answers about days. */
const withoutBirthDay = {
  fetch: async (input: string, init?: RequestInit) =>
    new URL(input).pathname === '/api/hd/birth-day'
      ? new Response(null, { status: 500 })
      : env.CHART.fetch(input, init as never),
} as unknown as Fetcher

test('search, Explore, followers and comments mark a type that may be another', async () => {
  const [unsure, reader] = [await registered({ full_name: 'Zenobia Unsure' }), await registered()]
  const set = (change: Partial<typeof users.$inferInsert>, member: Member) => updateMember(idOf(member), change)
  for (const member of [unsure, reader]) await set({ emailConfirmedAt: new Date(1) }, member)
  expect((await unsure.visitor.post(FORM, UNKNOWN_TIME)).status).toBe(302)
  const id = crypto.randomUUID()
  const post = { intent: 'create', id, content: 'Something to read', tags: '', visibility: 'public' }
  expect((await reader.visitor.post('/resources/posts', post)).status).toBeLessThan(400)
  const comment = { intent: 'create', id: crypto.randomUUID(), post: id, content: 'So it is' }
  expect((await unsure.visitor.post('/resources/comments', comment)).status).toBeLessThan(400)
  const { username } = reader.account
  expect((await unsure.visitor.post('/resources/follows', { username, state: 'following' })).status).toBeLessThan(400)

  const followers = `/u/${username}?tab=connections&list=followers`
  const read = async (path: string) => wordsOf(await reader.visitor.get(path))
  const pair = `/app/compatibility/${unsure.account.username}`
  const names = ['/app/search?q=zenobia', '/app/explore?q=zenobia', followers, `/posts/${id}`]
  const paths = [...names, pair]
  await set({ chartDetail: 'channels' }, unsure)
  for (const path of names) expect(await read(path), path).toMatch(/Zenobia Unsure.*\(could differ\)/)
  expect(await read(pair)).toMatch(/Zenobia.*\(could differ\)/)
  for (const change of [{ chartDetail: 'core' }, { chartDetail: 'channels', birthTimeAccuracy: 'exact' }] as const) {
    await set(change, unsure)
    for (const path of paths) {
      const words = await read(path)
      expect(words, path).toContain('Zenobia')
      expect(words, path).not.toContain(MARK)
    }
  }
})

test('a time that is not exact is marked wherever others read channels, and nowhere beside a core or a closed chart', async () => {
  const member = await registered()
  const id = crypto.randomUUID()
  const profile = `/u/${member.account.username}`
  const setRow = (change: Partial<typeof users.$inferInsert>) => updateMember(idOf(member), change)
  const read = async (path: string) => wordsOf(await new Visitor().get(path))
  const post = { intent: 'create', id, content: 'Something to read', tags: '', visibility: 'public' }
  expect((await member.visitor.post(FORM, UNKNOWN_TIME)).status).toBe(302)
  await setRow({ emailConfirmedAt: new Date(1) })
  expect((await member.visitor.post('/resources/posts', post)).status).toBeLessThan(400)
  for (const [change, isMarked] of [
    [{ chartDetail: 'channels' }, true],
    [{ chartDetail: 'core' }, false],
    [{ chartDetail: 'channels', chartVisibility: 'private' }, false],
    [{ chartVisibility: 'everyone', birthTimeAccuracy: 'exact' }, false],
  ] as const) {
    await setRow(change)
    for (const path of [profile, `/posts/${id}`])
      expect([path, change, (await read(path)).includes(MARK)]).toEqual([path, change, isMarked])
  }
})

test('a chart of another clock than the one of today has no shares: it need not be possible any more', async () => {
  const member = await registered()
  const birth = { ...BIRTH, birth_time: '', time_accuracy: 'unknown' }
  expect((await member.visitor.post(FORM, birth)).status).toBe(302)
  const shares = async (path: string) =>
    /% of the day/.test((await wordsOf(await member.visitor.get(path))).slice(0, 4000))
  expect(await shares('/app/profile')).toBe(true)
  await patchJson(users, 'hdRawData', { id: idOf(member) }, { '$.birthUtc': '1980-07-05T08:00:00.000Z' })
  expect(await shares('/app/profile')).toBe(false)
})

// — Two clocks

/** Tskhinvali: Tbilisi's +4, or Moscow's +3. */
const DISPUTED = {
  ...BIRTH,
  birth_date: '2009-01-15',
  birth_city: 'Tskhinvali',
  birth_country: 'Georgia',
  latitude: '42.22764',
  longitude: '43.96861',
  timezone: 'Asia/Tbilisi',
}
const choiceOf = (html: string) => /name="utc_offset_seconds" value="(\d*)"/.exec(html)?.[1]

test('where sources disagree about the clock, the chart says so and can be computed by the other one', async () => {
  const member = await registered()
  const { visitor } = member
  expect((await visitor.post(FORM, DISPUTED)).status).toBe(302)
  const html = await (await visitor.get(FORM)).text()
  const words = await wordsOf(await visitor.get(FORM))
  expect(words).toContain('Sources disagree about local time')
  expect(words).toMatch(/This chart uses 15 January 2009.{1,4}05:30 UTC \(UTC\+04:00\)/)
  expect(words).toMatch(/Other sources give 15 January 2009.{1,4}06:30 UTC \(UTC\+03:00\)/)
  expect(words).toMatch(/type is (the same either way: )?(Manifest|Generator|Project|Reflect)/)
  expect(choiceOf(html)).toBe('10800')

  expect((await visitor.post(FORM, { intent: 'clock', utc_offset_seconds: '10800' })).status).toBe(302)
  expect(await fresh(member)).toMatchObject({ birth_utc_offset_seconds: 10_800, birth_offset_chosen: 1 })
  const other = await (await visitor.get(FORM)).text()
  expect(choiceOf(other)).toBe('')
  // The form has both as well, the chosen one checked.
  const form = await (await visitor.get(`${FORM}&edit=1`)).text()
  const radios = form.match(/<input[^>]*type="radio"[^>]*name="utc_offset_seconds"[^>]*>/g) ?? []
  expect(radios.map((tag) => [/ value="(\d*)"/.exec(tag)?.[1], / checked/.test(tag)])).toEqual([
    ['', false],
    ['10800', true],
  ])

  expect((await visitor.post(FORM, { intent: 'clock', utc_offset_seconds: '' })).status).toBe(302)
  expect(await fresh(member)).toMatchObject({ birth_utc_offset_seconds: 14_400, birth_offset_chosen: 0 })
})

test('where they agree, or the member knows the offset, nothing is said', async () => {
  const { visitor } = await memberWithChart()
  expect(await wordsOf(await visitor.get(FORM))).not.toContain('Sources disagree')
  expect((await visitor.post(FORM, { ...DISPUTED, known_offset: '+3' })).status).toBe(302)
  expect(await wordsOf(await visitor.get(FORM))).not.toContain('Sources disagree')
})

// — How charts are drawn

test('a switch is remembered and shows in the drawing, without scripts too', async () => {
  const { visitor } = await memberWithChart()
  // The table beside the drawing always tells the line.
  const drawnAt = async (path: string) => {
    const html = await (await visitor.get(path)).text()
    return {
      pressed: /aria-pressed="(\w+)"[^>]*>(?:<svg.{0,400}?<\/svg>)?Lines</.exec(html)?.[1],
      sun: /<span class="tabular[^"]*">(51[.\d]*)</.exec(html)?.[1],
    }
  }
  expect(await drawnAt('/app/profile')).toEqual({ pressed: 'true', sun: '51.1' })
  const response = await visitor.post(FORM, { intent: 'show', show: 'symbols.colors', returnTo: '/app/profile' })
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/app/profile'])
  expect(await drawnAt('/app/profile')).toEqual({ pressed: 'false', sun: '51' })
  expect(await drawnAt(FORM)).toEqual({ pressed: 'false', sun: '51' })
  const elsewhere = await visitor.post(FORM, { intent: 'show', show: 'lines.colors', returnTo: '//elsewhere.example' })
  expect(elsewhere.headers.get('Location')).toBe('/app/dashboard')
  expect(await drawnAt(FORM)).toEqual({ pressed: 'true', sun: '51.1' })
})

test('without scripts the chart is a picture: nothing in it can be focused', async () => {
  const { visitor } = await memberWithChart()
  const html = await (await visitor.get(FORM)).text()
  const nodes = html.match(/<[^>]* data-node="[^"]*"[^>]*>/g) ?? []
  expect(nodes).toHaveLength(113)
  expect(nodes.filter((node) => node.includes('tabindex'))).toEqual([])
  expect(html).toMatch(/<form[^>]* action="\/resources\/sign-out"/)
})
