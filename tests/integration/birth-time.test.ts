import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { chartReplySchema } from '~/domain/human-design/service/chart-service.schema'
import { charts } from '../../drizzle/schema/charts'
import { BIRTH, idOf, type Member, registered, rowOf, wordsOf } from './account'
import { countRows } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const HD_DATA = '/app/settings?tab=hd-data'
const PAGE = '/app/settings/birth-time'
/** London set its clocks back at 02:00 on 28 October 1990: from 01:00 to 01:59 every time came twice. */
const LONDON = {
  ...BIRTH,
  ...{ birth_date: '1990-10-28', birth_time: '12:00', birth_city: 'London', birth_country: 'United Kingdom' },
  ...{ latitude: '51.50853', longitude: '-0.12574', timezone: 'Europe/London' },
}

async function memberWith(birth: Record<string, string> = BIRTH): Promise<Member> {
  const member = await registered()
  expect((await member.visitor.post(HD_DATA, birth)).status).toBe(302)
  return member
}
const read = async ({ visitor }: Member, query: string) => wordsOf(await visitor.get(`${PAGE}${query}`))
const stored = async ({ account }: Member) => {
  const row = await rowOf(account.username)
  return [row?.birth_time, row?.birth_time_accuracy, row?.birth_utc_offset_seconds, row?.birth_offset_chosen]
}
/** Gate and line of a body as the chart service has them at a time of the reference's day. */
async function activationAt(time: string, side: 'conscious' | 'unconscious', planet: string) {
  const { latitude, longitude, ...birth } = BIRTH
  const response = await env.CHART.fetch('https://chart.internal/api/hd/generate-chart', {
    method: 'POST',
    body: JSON.stringify({ ...birth, birth_time: time, latitude: Number(latitude), longitude: Number(longitude) }),
  })
  const { data } = chartReplySchema.parse(await response.json())
  const found = data.gates[side].find((gate) => gate.planet === planet)
  return `${found?.gate}.${found?.line}`
}
const minuteBefore = (time: string) => new Date(Date.parse(`1980-07-05T${time}Z`) - 60_000).toISOString().slice(11, 16)

test('what the report says of the Moon is what the chart service says on both sides of each minute', async () => {
  const words = await read(await memberWith(), '?view=report&within=day')
  expect(words).toContain('Every minute from 00:00 to 23:59.')
  for (const [side, planet] of [
    ['Personality', 'conscious'],
    ['Design', 'unconscious'],
  ] as const) {
    const told = new RegExp(`Moon, ${side} ((?:\\d+\\.\\d (?:your time )?\\d\\d:\\d\\d to \\d\\d:\\d\\d ?)+)`).exec(
      words,
    )
    expect(told, side).not.toBeNull()
    const spans = [...told![1]!.matchAll(/(\d+\.\d) (?:your time )?(\d\d:\d\d) to (\d\d:\d\d)/g)]
    expect(spans.length, side).toBeGreaterThan(8)
    expect([spans[0]![2], spans.at(-1)![3]]).toEqual(['00:00', '23:59'])
    for (const [index, [, place, from, to]] of spans.entries()) {
      expect(await activationAt(from!, planet, 'moon')).toBe(place)
      expect(await activationAt(to!, planet, 'moon')).toBe(place)
      const before = spans[index - 1]
      if (before) expect(minuteBefore(from!)).toBe(before[3])
    }
  }
})

test('an exact time is looked at by five minutes, a rough one by thirty, an unknown one by its day', async () => {
  expect(await read(await memberWith(), '')).toContain('Every minute from 09:25 to 09:35.')
  expect(await read(await memberWith({ ...BIRTH, time_accuracy: 'approximate' }), '')).toContain(
    'Every minute from 09:00 to 10:00.',
  )
  const unknown = await memberWith({ ...BIRTH, time_accuracy: 'unknown' })
  const day = await read(unknown, '')
  for (const text of ['time unknown', 'The day, minute by minute', 'Chart at 12:00', 'All changes that day']) {
    expect(day).toContain(text)
  }
  const report = await read(unknown, '?view=report&within=5')
  expect(report).toContain('Every minute from 00:00 to 23:59.')
  expect(report).not.toContain('±5 min')
})

test('stable facts come first, and whatever holds within a window holds in every smaller one', async () => {
  const member = await memberWith()
  const near = await read(member, '?within=5')
  expect(near.indexOf('Stays the same')).toBeLessThan(near.indexOf('Could differ'))
  for (const text of ['Manifesting Generator', 'Emotional', '5/1 Heretic / Investigator', '20–34', '6–59']) {
    expect(near).toContain(text)
  }
  const kept = async (within: string) =>
    Number(/(\d+) of 26 activations keep their gate and line/.exec(await read(member, `?within=${within}`))?.[1])
  const counts = [await kept('5'), await kept('15'), await kept('60'), await kept('120'), await kept('day')]
  expect(counts).toEqual([...counts].sort((one, other) => other - one))
  expect(counts[0]).toBeGreaterThan(23)
  expect(counts.at(-1)).toBeLessThan(counts[0]!)
})

test('a window that reaches over midnight tells the other day', async () => {
  const early = await memberWith({ ...BIRTH, birth_time: '00:20' })
  expect(await read(early, '?within=60')).toContain('Every minute from 23:20 the day before to 01:20.')
  const late = await memberWith({ ...BIRTH, birth_time: '23:50' })
  expect(await read(late, '?within=30')).toContain('Every minute from 23:20 to 00:20 the day after.')
})

test('the day map shows a moment of the address, says what is no time, and keeps what was typed', async () => {
  const member = await memberWith()
  expect(await read(member, '?view=day&at=14:35')).toContain('Chart at 14:35')
  expect(await read(member, '?view=day&at=9.05')).toContain('Chart at 09:05')
  for (const typed of ['25:00', '9 o’clock', '-1']) {
    const html = await (await member.visitor.get(`${PAGE}?view=day&at=${encodeURIComponent(typed)}`)).text()
    expect(html).toContain('Enter hours and minutes, for example 09:30')
    expect(html).toContain(`value="${typed.slice(0, 8)}"`)
    // The saved moment stays in view meanwhile.
    expect(await wordsOf(new Response(html))).toContain('Chart at 09:30')
  }
})

test('a day of 25 hours says so, and a time that came twice is asked about', async () => {
  const member = await memberWith(LONDON)
  const day = await read(member, '?view=day&at=01:30')
  expect(day).toContain('this day has 25 hours')
  expect(day).toContain('This time occurred twice: choose which one it was')
  expect(await read(member, '?view=day&at=01:30&at_offset=3600')).toContain('Chart at 01:30 (UTC+01:00)')
  expect(await read(member, '?view=day&at=01:30&at_offset=0')).toContain('Chart at 01:30 (UTC+00:00)')
  const spring = await memberWith({ ...LONDON, birth_date: '1990-03-25' })
  expect(await read(spring, '?view=day')).toContain('this day has 23 hours')
  expect(await read(spring, '?view=compare&one=12:00&other=01:30')).toContain('The clocks skipped this time')
})

test('two times side by side: what differs in words, what does not, and the same time twice is none', async () => {
  const member = await memberWith()
  const words = await read(member, '?view=compare&one=09:30&other=21:30')
  const [one, other] = [
    await activationAt('09:30', 'conscious', 'moon'),
    await activationAt('21:30', 'conscious', 'moon'),
  ]
  expect(one).not.toBe(other)
  expect(words).toContain(`Moon, Personality ${one} ${other}`)
  expect(words).toMatch(/\d+ differences/)
  expect(words).toContain('Same at both times')
  expect(await read(member, '?view=compare&one=09:30&other=0930')).toContain('These are the same. Choose another time.')
  // The saved time is the first one unless another is asked for.
  expect(await read(member, '?view=compare&other=09:31')).toContain('No differences between 09:30 and 09:31')
})

test('a time is used, told, and put back; the charts stay in the history', async () => {
  const member = await memberWith({ ...BIRTH, time_accuracy: 'unknown' })
  const before = await stored(member)
  expect(before.slice(0, 2)).toEqual([null, 'unknown'])
  const use = { intent: 'use', time: '09:30', offset: '', accuracy: 'approximate' }
  const saved = await member.visitor.post(PAGE, use)
  expect([saved.status, saved.headers.get('Location')]).toEqual([302, `${PAGE}?view=report`])
  expect(await stored(member)).toEqual(['09:30', 'approximate', 10_800, 0])
  expect((await rowOf(member.account.username))?.hd_profile).toBe('5/1')
  const told = await read(member, '?view=report')
  expect(told).toContain('Birth time saved: about 09:30')
  expect(told).toContain('Undo: back to time unknown')
  expect((await member.visitor.post(PAGE, { intent: 'undo' })).status).toBe(302)
  expect(await stored(member)).toEqual(before)
  expect(await read(member, '')).not.toContain('Undo: back to')
  expect((await member.visitor.post(PAGE, { intent: 'undo' })).status).toBe(409)
  expect(await countRows(charts, { userId: idOf(member) })).toBe(3)
})

test('of a time that came twice the one that was chosen is kept', async () => {
  const member = await memberWith(LONDON)
  const use = { intent: 'use', time: '01:30', accuracy: 'exact' }
  expect((await member.visitor.post(PAGE, { ...use, offset: '3600' })).status).toBe(302)
  expect(await stored(member)).toEqual(['01:30', 'exact', 3600, 1])
  expect(await read(member, '?view=report')).toContain('01:30 (UTC+01:00)')
  // Without the choice the service would have to guess: nothing changes.
  expect((await member.visitor.post(PAGE, { ...use, offset: '' })).status).toBe(422)
  expect(await stored(member)).toEqual(['01:30', 'exact', 3600, 1])
})

test.each([
  [{ time: '25:00', accuracy: 'exact' }, 400],
  [{ time: '09:30', accuracy: 'unknown' }, 400],
  [{ time: '09:30', accuracy: 'exact', offset: 'x' }, 400],
  [{ accuracy: 'exact' }, 400],
])('%j is refused and changes nothing', async (fields, status) => {
  const member = await memberWith()
  const before = await stored(member)
  const response = await member.visitor.post(PAGE, { intent: 'use', ...(fields as Record<string, string>) })
  expect(response.status).toBe(status)
  expect(await stored(member)).toEqual(before)
})

test('without birth data the page leads to the form; a form there has nothing to change', async () => {
  const member = await registered()
  const words = await read(member, '')
  expect(words).toContain('No birth data yet')
  const use = { intent: 'use', time: '09:30', offset: '', accuracy: 'exact' }
  expect((await member.visitor.post(PAGE, use)).status).toBe(409)
})

test('a chart service that is away is said, and the birth time stays', async () => {
  const member = await memberWith()
  const away = new Visitor({ site: { CHART: { fetch: () => Promise.reject(new Error('away')) } } })
  for (const [name, value] of member.visitor.cookies) away.cookies.set(name, value)
  const words = await wordsOf(await away.get(PAGE))
  expect(words).toContain('Couldn’t calculate the day')
  expect(words).toContain('Try again')
  const use = { intent: 'use', time: '10:30', offset: '', accuracy: 'exact' }
  expect((await away.post(PAGE, use)).status).toBe(503)
  expect((await stored(member))[0]).toBe('09:30')
})

test('nobody sees it but whose it is', async () => {
  const owner = await memberWith()
  const other = await registered()
  const id = idOf(owner)
  for (const query of ['', `?user=${id}`, `?id=${id}`, `?username=${owner.account.username}`]) {
    const words = await read(other, query)
    expect(words).toContain('No birth data yet')
    expect(words).not.toContain('Nizhny')
  }
  const use = { intent: 'use', time: '10:30', offset: '', accuracy: 'exact', userId: id, id }
  expect((await other.visitor.post(PAGE, use)).status).toBe(409)
  expect((await stored(owner))[0]).toBe('09:30')
  expect((await new Visitor().get(PAGE)).headers.get('Location')).toBe(`/login?redirect=${encodeURIComponent(PAGE)}`)
  const response = await new Visitor().post(`${PAGE}.data`, use, { 'Sec-Fetch-Dest': 'empty' })
  expect(response.status).toBe(401)
  expect(await response.text()).toContain('signedOut')
})

test('the page speaks Russian', async () => {
  const member = await memberWith()
  member.visitor.cookies.set('language', 'ru')
  const words = await read(member, '?within=day')
  for (const text of ['Время рождения', 'Не меняется', 'Может отличаться', 'Для каждой минуты с 00:00 до 23:59.']) {
    expect(words).toContain(text)
  }
  expect(await read(member, '?view=day')).toContain('Карта на 09:30')
  expect(await read(member, '?view=compare&other=21:30')).toContain('Что различается')
})

test('without scripts the moments of the day are links, and a moment is compared by a link', async () => {
  const { visitor } = await memberWith({ ...BIRTH, time_accuracy: 'approximate' })
  const html = await (await visitor.get(`${PAGE}?view=day&at=00:00`)).text()
  expect(html).not.toContain('type="range"')
  expect(html).toContain('All changes that day')
  expect(html).toMatch(/<a [^>]*href="[^"]*view=day&amp;at=00:00[^"]*"/)
  const compare = /<a [^>]*href="([^"]*view=compare[^"]*)"[^>]*>Compare with saved time/.exec(html)?.[1]
  const words = await wordsOf(await visitor.get(String(compare).replaceAll('&amp;', '&')))
  expect(words).toContain('What differs')
  expect(words).toContain('This is your saved time.')
  expect(words).toContain('Use 00:00')
})
