import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { returnsReplySchema } from '~/domain/human-design/service/chart-service.schema'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import reference from '../fixtures/charts-reference.json'
import { BIRTH, type Member, registered, wordsOf } from './account'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const PAGE = '/app/profile?view=returns'
const SATURN = `${PAGE}&return=saturn-return-1`
const NOW = '2026-11-27T12:00:00.000Z'
/** What the birth form of `BIRTH` means: chart 15 of the reference. */
const NATAL = reference.charts[14]!

afterEach(() => vi.useRealTimers())

async function memberBorn(change: Record<string, string> = {}, timeZone = 'Europe/Moscow'): Promise<Member> {
  const member = await registered({}, new Visitor({ timeZone }))
  expect((await member.visitor.post('/app/settings?tab=hd-data', { ...BIRTH, ...change })).status).toBe(302)
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] })
  return member
}

const pageOf = async ({ visitor }: Pick<Member, 'visitor'>, path = PAGE) => {
  const response = await visitor.get(path)
  expect(response.status).toBe(200)
  return wordsOf(response)
}

async function returnsOf(change: object = {}) {
  const response = await env.CHART.fetch('https://chart.internal/api/hd/returns', {
    method: 'POST',
    body: JSON.stringify({ birth_utc: NATAL.utc, at: NOW, ...change }),
  })
  return returnsReplySchema.parse(await response.json()).data
}

const momentIn = (timeZone: string, at: string, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(Date.parse(at))

test('the list has each return with its time in the zone of the member, what is coming in days, what is past apart', async () => {
  const member = await memberBorn()
  const words = await pageOf(member)
  const { returns } = await returnsOf()
  for (const { moments } of returns) expect(words).toContain(momentIn('Europe/Moscow', moments[0]!))
  const groups = [en.returns['group.current'], en.returns['group.coming'], en.returns['group.past']]
  const [current, coming, past] = groups.map((group) => words.indexOf(` ${group} `))
  expect([current, coming, past]).toEqual([current, coming, past].toSorted((one, other) => one! - other!))
  expect(current).toBeGreaterThan(0)
  const after = (name: string, from: number, to: number) => {
    expect(words.indexOf(name)).toBeGreaterThan(from)
    expect(words.indexOf(name)).toBeLessThan(to)
  }
  after('Solar return at 46', current!, coming!)
  after('Solar return at 47', coming!, past!)
  after('Second Saturn return', coming!, past!)
  after('First Saturn return', past!, words.length)
  after('Uranus opposition', past!, words.length)
  after('Third nodal opposition', coming!, past!)
  const next = returns.find(({ kind, number }) => kind === 'solar_return' && number === 47)!
  const days = Math.round((Date.parse(`${next.moments[0]!.slice(0, 10)}T12:00:00Z`) - Date.parse(NOW)) / 86_400_000)
  expect(words).toContain(`in ${days} days`)
  const second = returns.find(({ kind, number }) => kind === 'saturn_return' && number === 2)!
  // From two years on in whole years.
  expect(words).toContain(
    `in ${Math.floor((Date.parse(second.moments[0]!) - Date.parse(NOW)) / (365.2422 * 86_400_000))} years`,
  )
  expect(words).toContain('Times are in the Moscow time zone.')
})

test('in Russian', async () => {
  const member = await memberBorn()
  member.visitor.cookies.set('language', 'ru')
  const words = await pageOf(member)
  const { returns } = await returnsOf()
  expect(words).toContain(momentIn('Europe/Moscow', returns[0]!.moments[0]!, 'ru'))
  for (const text of [
    ...['Возвращения', 'Сейчас', 'Впереди', 'Позади', 'Первое возвращение Сатурна', 'Солнечное возвращение в 46 лет'],
    ...['Третья оппозиция узлов', ru.returns.lead],
  ]) {
    expect(words).toContain(text)
  }
  expect(words).toMatch(/через \d+ (день|дня|дней)/)
  const chosen = await pageOf(member, SATURN)
  for (const text of ['Вместе с вашей картой', 'Карта момента', ru.returns['about.saturn_return'], 'в 29 лет']) {
    expect(chosen).toContain(text)
  }
})

test('a chosen return has its exact moments, its chart, and which channels and centers it completes', async () => {
  const member = await memberBorn()
  const words = await pageOf(member, SATURN)
  const { chosen } = await returnsOf({ chosen: { kind: 'saturn_return', number: 1, pass: 1 } })
  for (const moment of chosen!.moments) expect(words).toContain(momentIn('Europe/Moscow', moment))
  expect(words).toContain('at age 29')
  const natal = new Set(
    [NATAL.personality, NATAL.design].flatMap(({ act }) => act.split(' ').map((place) => Number(place.split('.')[0]))),
  )
  const moment = new Set(chosen!.chart.activeGates)
  const completed = CHANNELS.filter(
    ({ gates: [a, b] }) => natal.has(a) !== natal.has(b) && moment.has(natal.has(a) ? b : a),
  ).map(({ id }) => id.replace('-', '–'))
  expect(completed.length).toBeGreaterThan(1)
  const [, told = ''] = /it completes \d+ channels: ([^.]+)\./.exec(words) ?? []
  expect(
    told
      .replaceAll('\u2060', '')
      .split(/, | and /)
      .sort(),
  ).toEqual(completed.sort())
  const saturn = chosen!.chart.activations.personality.find(({ body }) => body === 'saturn')!
  expect(words).toContain(`${saturn.gate}.${saturn.line}`)
  expect(words).toContain(en.returns['about.saturn_return'])
})

test('the address holds another pass, and years of the Sun that are not in the list', async () => {
  // Saturn entered Aquarius on 6 February 1991 and three times in 2020.
  const member = await memberBorn({ birth_date: '1991-02-06', birth_time: '20:51', timezone: 'Europe/Moscow' })
  const first = await (await member.visitor.get(SATURN)).text()
  expect(first).toMatch(
    /aria-current="true"[^>]*href="[^"]*saturn-return-1"|href="[^"]*saturn-return-1"[^>]*aria-current="true"/,
  )
  const words = await pageOf(member, `${SATURN}&pass=2`)
  expect(words).toContain('Pass 1, start')
  expect(words).toContain('2 July 2020')
  expect(words).toContain(en.returns.passText)
  expect(await pageOf(member, `${PAGE}&return=solar-return-10`)).toContain('6 February 2001')
})

test('the years beside a return of the Sun end where the tables do', async () => {
  const { visitor } = await memberBorn()
  const yearsBeside = async (number: number) => {
    const html = await (await visitor.get(`${PAGE}&return=solar-return-${number}`)).text()
    return [119, 121].filter((other) => html.includes(`return=solar-return-${other}"`))
  }
  expect(await yearsBeside(118)).toEqual([119])
  expect(await yearsBeside(120)).toEqual([119])
})

test.each(['saturn-return-9', 'saturn-return-1&pass=8', 'moon-return-1', '%3Cscript%3E', '', 'solar-return-200'])(
  'an address without a return shows the list and says so: %s',
  async (asked) => {
    const member = await memberBorn()
    const words = await pageOf(member, `${PAGE}&return=${asked}`)
    expect(words).toContain(en.returns.unknown)
    expect(words).toContain('First Saturn return')
    expect(words).not.toContain(en.returns.momentChart)
  },
)

test('with an unknown time only the day is said, and how far off it may be', async () => {
  const member = await memberBorn({ birth_time: '', time_accuracy: 'unknown' })
  const words = await pageOf(member)
  expect(words).toContain('up to 12 hours earlier or later')
  expect(words).not.toMatch(/\b\d{4} at \d\d:\d\d/)
  const chosen = await pageOf(member, SATURN)
  expect(chosen).toContain('up to 12 hours earlier or later')
  expect(chosen).not.toMatch(/\b\d{4} at \d\d:\d\d/)
})

test('with an unknown time dates that could move by more than a day are marked, and passes that may not be', async () => {
  // Uranus stands on 8 November 2003 where it was opposite to in this birth, between two passes.
  const member = await memberBorn({ birth_date: '1962-07-22', birth_time: '', time_accuracy: 'unknown' })
  const list = await pageOf(member)
  expect(list).toContain(en.returns.uncertainLater)
  const second = await pageOf(member, `${PAGE}&return=uranus-opposition-1&pass=2`)
  expect(second).toMatch(
    /How many passes there are around \d+ (October|November) – \d+ November 2003 depends on your birth time/,
  )
  // The first pass is hardly moved, and the list of passes marks the other two.
  const first = await pageOf(member, `${PAGE}&return=uranus-opposition-1`)
  expect(first).not.toContain('How many passes')
  for (const words of [first, second]) {
    const passes = words.slice(words.indexOf('Pass 1'), words.indexOf(en.returns.passText)).split('Pass ').slice(1)
    expect(passes.map((pass) => pass.includes('≈'))).toEqual([false, true, true])
  }
  member.visitor.cookies.set('language', 'ru')
  const inRussian = await pageOf(member)
  expect(inRussian).toContain(ru.returns.uncertainLater)
  expect(inRussian).toContain('проходы, которых может не быть, отмечены знаком ≈')
  expect(await pageOf(member, `${PAGE}&return=uranus-opposition-1&pass=3`)).toMatch(
    /Сколько проходов придётся на эти дни, зависит от времени рождения: \d+ (октября|ноября) – \d+ ноября 2003/,
  )
  const exact = await memberBorn({ birth_date: '1962-07-22' })
  expect(await pageOf(exact)).not.toContain('≈')
})

test('with an unknown time it is said on which days other births have passes', async () => {
  // Saturn turns between 31 January and 2 February 2041 where it was in some births of this day.
  const london = {
    ...{ birth_city: 'London', birth_country: 'United Kingdom', timezone: 'Europe/London' },
    ...{ latitude: '51.50853', longitude: '-0.12574' },
  }
  const member = await memberBorn({ ...london, birth_date: '1953-04-07', birth_time: '', time_accuracy: 'unknown' })
  const third = `${PAGE}&return=saturn-return-3`
  expect(await pageOf(member, third)).toMatch(/there may also be passes on these days: 31 January – 2 February 2041/)
  member.visitor.cookies.set('language', 'ru')
  expect(await pageOf(member, third)).toMatch(/возможны проходы и в эти дни: 31 января – 2 февраля 2041/)
})

test('with an approximate time the Sun’s margin is said', async () => {
  const member = await memberBorn({ time_accuracy: 'approximate' })
  expect(await pageOf(member)).toContain('up to 30 minutes earlier or later')
  member.visitor.cookies.set('language', 'ru')
  expect(await pageOf(member)).toContain('сдвинуться на 30 минут в ту или другую сторону')
})

test('where the chart service is away the page says so, and without a chart it asks for the birth', async () => {
  const member = await memberBorn()
  const away = new Visitor({ site: { CHART: { fetch: async () => Promise.reject(new Error('away')) } } })
  for (const [name, value] of member.visitor.cookies) away.cookies.set(name, value)
  expect(await pageOf({ visitor: away })).toContain(en.returns.unavailable)
  vi.useRealTimers()
  expect(await pageOf(await registered())).toContain(en['my-chart'].emptyTitle)
})
