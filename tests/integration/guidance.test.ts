import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventsReplySchema } from '~/domain/human-design/service/chart-service.schema'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import { BODIES } from '~/domain/human-design/terms/codes'
import { en } from '~/locales/en'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import reference from '../fixtures/charts-reference.json'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { countingDb } from './counting-db'
import { updateMember } from './members'
import { storedRow, updateRows } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const SKY = reference.charts[14]!
const natal = new Set(
  [SKY.personality, SKY.design].flatMap(({ act }) => act.split(' ').map((place) => Number(place.split('.')[0]))),
)
/** A channel of which the member has one gate only. */
const { id: hanging, gates } = CHANNELS.find(({ gates: [a, b] }) => natal.has(a) !== natal.has(b))!
const [own, missing] = natal.has(gates[0]) ? gates : [gates[1], gates[0]]

let asked: URL[] = []
/** A chart service that knows one sky: the Sun in the missing gate, all others where the member has one; a full moon each day. */
const service = {
  fetch: async (address: string) => {
    const url = new URL(address)
    asked.push(url)
    const done = (data: object) =>
      Response.json({ success: true, data: { ...data, engineVersion: 'test' }, error: null })
    if (url.pathname.endsWith('/events')) {
      const [from, to] = ['from', 'to'].map((name) => url.searchParams.get(name))
      const phase = { kind: 'lunar_phase', at: to, phase: 'full_moon', gate: own, line: 1 }
      return done({ from, to, events: [phase] })
    }
    const activations = BODIES.map((body) => ({
      ...{ body, longitudeDegrees: 1, degreesPerDay: 1, line: 1, color: 1, tone: 1, base: 1 },
      gate: body === 'sun' ? missing : own,
    }))
    return done({ at: url.searchParams.get('at'), activations })
  },
}
const silent = {
  fetch: async () => {
    throw new Error('the chart service is away')
  },
}

let ada: Member
let boris: Member

beforeAll(async () => {
  ada = await registered()
  boris = await registered()
  expect((await ada.visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
})

/** No day ends between two pages. */
const START = Date.now()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})

afterEach(() => {
  asked = []
  vi.useRealTimers()
})

type Asking = { site?: object; timezone?: string; language?: string }

/** A page as a member sees it whose settings have this zone, on a site with these bindings. */
async function htmlOf(path: string, member: Member, { site = { CHART: service }, timezone, language }: Asking = {}) {
  await updateMember(idOf(member), { timeZone: timezone ?? null })
  const other = new Visitor({ site })
  for (const [name, value] of member.visitor.cookies) other.cookies.set(name, value)
  if (language) other.cookies.set('language', language)
  const response = await other.get(path)
  expect(response.status).toBe(200)
  return response
}
const pageOf = async (...all: Parameters<typeof htmlOf>) => wordsOf(await htmlOf(...all))

const noons = () =>
  asked.flatMap(({ pathname, searchParams }) => (pathname.endsWith('/positions') ? [searchParams.get('at')!] : []))

// — The day is the member's own. These come first: what was asked of a day is known from then on

test('at one instant two members read of two days, each with the sky of their own noon', async () => {
  const at = START
  // Kiritimati is 14 hours ahead of UTC and Pago Pago 11 behind, without summer time: never the same date.
  const dateOf = (hours: number) => new Date(at + hours * 3_600_000).toISOString().slice(0, 10)
  const titleOf = (date: string) =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(date),
    )
  const east = await pageOf('/app/insights', ada, { timezone: 'Pacific/Kiritimati' })
  const west = await pageOf('/app/insights', ada, { timezone: 'Pacific/Pago_Pago' })
  expect(east).toContain(`Today’s guidance ${titleOf(dateOf(14))}`)
  expect(west).toContain(`Today’s guidance ${titleOf(dateOf(-11))}`)
  expect(dateOf(14)).not.toBe(dateOf(-11))
  expect(noons()).toEqual(
    [`${dateOf(14)}T12:00:00.000Z`, `${dateOf(-11)}T12:00:00.000Z`].map((noon, index) => {
      return new Date(Date.parse(noon) - [14, -11][index]! * 3_600_000).toISOString()
    }),
  )
})

test('on the days on which clocks move, noon and midnights are those of the clock', async () => {
  // Berlin: forward on 29 March 2026 at 02:00, so the day ends an hour early and noon is at 10:00 UTC.
  await updateRows(sessions, {}, { expiresAt: 4000000000 })
  vi.setSystemTime(Date.UTC(2026, 2, 29, 8))
  const words = await pageOf('/app/insights', ada, { timezone: 'Europe/Berlin' })
  expect(words).toContain('Sunday 29 March')
  expect(noons()).toEqual(['2026-03-29T10:00:00.000Z'])
  const events = asked.find(({ pathname }) => pathname.endsWith('/events'))!
  expect([events.searchParams.get('from'), events.searchParams.get('to')]).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ])
})

test('where nobody knows the sky, the card says so and leads to itself; the page stands', async () => {
  for (const path of ['/app/dashboard', '/app/insights']) {
    const html = await (await htmlOf(path, ada, { site: { CHART: silent } })).text()
    expect(html).toContain('Couldn’t load today’s planets, so there’s no guidance yet.')
    expect(html).toMatch(new RegExp(`href="${path}"[^>]*>Try again`))
    expect(html).not.toContain('Lucky gate')
  }
})

// — What it says

test('each sentence of the card is of the facts of that day, with its reason; the dashboard has what the day is about', async () => {
  const words = await pageOf('/app/insights', ada)
  const { hd, 'guidance-focus': focus } = en as Record<string, Record<string, string>>
  const channel = hanging.replace('-', '–')
  const about = `${channel} ${hd![`channel.${hanging}`]} ${focus![`focus.channel.${hanging}`]}`
  expect(words).toContain(`Focus ${about}`)
  const dashboard = await htmlOf('/app/dashboard', ada)
  expect(await dashboard.clone().text()).toMatch(/href="\/app\/insights#guidance"[^>]*>See all of today’s guidance/)
  const beside = await wordsOf(dashboard)
  expect(beside).toContain(about)
  expect(beside).not.toContain('Lucky gate')
  expect(words).toContain(
    `Because you have gate ${own} and the Sun is in gate ${missing}: together they form channel ${channel}.`,
  )
  expect(words).toContain(`Lucky gate Gate ${missing}, ${hd![`gate.${missing}`]}: today’s sky adds it to your chart.`)
  expect(words).toContain('Full moon:')
  expect(words).toContain('Because the Moon is opposite the Sun today.')
  // Chart 15 of the reference: authority and type as the expected data has them.
  const { hd_type: type, hd_authority: authority } = (await storedRow(
    users,
    { id: idOf(ada) },
    'hd_type',
    'hd_authority',
  ))!
  expect(words).toContain(`How to decide today ${hd![`authority.${authority}`]}`)
  expect(words).toContain(`Your strategy today ${hd![`strategy.${type}`]}`)
})

test('it is said in Russian, too, and is the same all day', async () => {
  const [one, other] = [
    await pageOf('/app/insights', ada, { language: 'ru' }),
    await pageOf('/app/insights', ada, { language: 'ru' }),
  ]
  expect(one).toContain('На сегодня')
  expect(one).toContain(`Солнце сегодня в воротах ${missing}, а ворота ${own} есть у вас`)
  const cardOf = (words: string) =>
    words.slice(words.indexOf('Как прожить этот день'), words.indexOf('Личный инсайт дня'))
  expect(cardOf(one)).toBe(cardOf(other))
  expect(asked).toEqual([])
})

test('without a chart nothing is asked; the page of insights says what is missing, the dashboard has its own first step', async () => {
  const words = await pageOf('/app/insights', boris)
  expect(words).toContain('Guidance needs your chart')
  const html = await (await htmlOf('/app/insights', boris, { language: 'ru' })).text()
  expect(html).toMatch(/Для подсказок нужна ваша карта[\s\S]*href="[^"]*tab=hd-data[^"]*"[^>]*>Указать данные рождения/)
  expect(words).not.toContain('Personal daily insight')
  const dashboard = await pageOf('/app/dashboard', boris)
  expect(dashboard).not.toContain('Guidance needs your chart')
  expect(dashboard).toContain('Enter birth data')
  expect(asked).toEqual([])
})

test('it costs the dashboard no question, and the page of insights one', async () => {
  // The first run of a new member asks for people to follow.
  await updateRows(users, { id: [idOf(ada), idOf(boris)] }, { firstStepsDoneAt: new Date(START) })
  const counting = countingDb()
  const askedFor = async (path: string, member: Member) => {
    await pageOf(path, member, { site: { ...counting.site, CHART: service } })
    counting.reset()
    await pageOf(path, member, { site: { ...counting.site, CHART: service } })
    return [...counting.asked]
  }
  const dashboard = await askedFor('/app/dashboard', ada)
  expect(dashboard.length).toBe((await askedFor('/app/dashboard', boris)).length)
  // Four, and one about the address that they have not confirmed.
  expect(dashboard.length).toBeLessThanOrEqual(5)
  const insights = await askedFor('/app/insights', ada)
  expect(insights.length - (await askedFor('/app/insights', boris)).length).toBe(1)
  const [own] = insights.filter(({ sql }) => sql.includes('"hd_authority"'))
  expect(own?.rowsRead).toBe(1)
  // None of the long texts of a chart is read for it.
  expect(own?.sql).not.toContain('hd_raw_data')
})

// — Premium

const premium = (is: boolean) => updateMember(idOf(ada), { isPremium: is })
/** Any sentence that ends a whole insight. */
const EVENING = /This evening, ask yourself|Before you go to sleep, think|End the day with a short note/

test('without premium one sentence leaves the server, in the page and in its data', async () => {
  await premium(false)
  const html = await (await htmlOf('/app/insights', ada)).text()
  expect(html).toContain('Personal daily insight')
  expect(html).toContain('comes with Premium')
  expect(html).not.toMatch(EVENING)
  // The reading of the center belongs to the third paragraph.
  const centers = Object.values(en['readings-centers']).map((text) => text.slice(0, 40))
  expect(centers.filter((text) => html.includes(text))).toEqual([])
  const data = await (await htmlOf('/app/insights.data', ada)).text()
  expect(data).toContain('teaser')
  expect(data).not.toMatch(EVENING)
})

test('with premium it is whole, and nobody calls it AI', async () => {
  await premium(true)
  const words = await pageOf('/app/insights', ada)
  expect(words).toMatch(EVENING)
  expect(words).toContain('Put together by fixed rules from your chart and today’s sky.')
  expect(words).not.toMatch(/\bAI\b|language model/)
  expect(await (await htmlOf('/app/insights', ada)).text()).toContain('id="personal"')
})

const paragraphsOf = (input: unknown) => {
  const { messages } = input as { messages: { role: string; content: string }[] }
  return messages[1]!.content
}
/** The page with a language model that answers so; another name each time, since answers are kept. */
async function rephrasedBy(name: string, answer: (text: string) => unknown, language = 'en') {
  await premium(true)
  let runs = 0
  const AI = {
    run: async (model: string, input: unknown) => {
      runs++
      expect(model).toBe(name)
      return answer(paragraphsOf(input))
    },
  }
  const site = { CHART: service, AI, AI_MODEL: name }
  const words = await pageOf('/app/insights', ada, { site, language })
  const again = await pageOf('/app/insights', ada, { site, language })
  return { words, again, runs: () => runs }
}

test('a model that keeps to what it was given is read, said to be one, and asked once a day', async () => {
  const { words, again, runs } = await rephrasedBy('good', (text) => ({
    response: text.replaceAll('today', 'on this day').replaceAll('. ', '. And so: '),
  }))
  expect(words).toContain('And so:')
  expect(words).toContain('reworded by a language model')
  expect(again).toContain('And so:')
  expect(runs()).toBe(1)
})

test.each([
  ['Солнечное сплетение', false],
  ['солнечным сплетением', false],
  ['все вокруг', true],
])('in Russian, too, a center that nobody named is noticed: %s', async (added, isKept) => {
  const { words } = await rephrasedBy(
    `ru ${added}`,
    (text) => ({ response: text.replace('сегодня', `сегодня, как ${added},`) }),
    'ru',
  )
  expect(words.includes(`как ${added}`)).toBe(isKept)
})

test.each([
  ['a gate that is not there', (text: string) => ({ response: text.replace(/\d+/, '65') })],
  ['an answer of another kind', () => ({ text: 'Hello' })],
  [
    'a model that breaks',
    () => {
      throw new Error('out of capacity')
    },
  ],
  ['a model that is late', () => new Promise(() => undefined)],
])('%s: the composed text stands, and the model is not asked again', async (name, answer) => {
  const { words, again, runs } = await rephrasedBy(name, answer)
  for (const page of [words, again]) {
    expect(page).toMatch(EVENING)
    expect(page).toContain('Put together by fixed rules from your chart and today’s sky.')
    expect(page).not.toContain('language model')
    expect(page).not.toContain('Gate 65')
  }
  expect(runs()).toBe(1)
})

test('for whoever has no premium the model is not asked', async () => {
  await premium(false)
  const run = vi.fn()
  await pageOf('/app/insights', ada, { site: { CHART: service, AI: { run } } })
  expect(run).not.toHaveBeenCalled()
})

// — Reflectors

test('a Reflector sees when the Moon enters their gates, by their own clock, from the real sky', async () => {
  const cleo = await registered()
  await cleo.visitor.post('/app/settings?tab=hd-data', BIRTH)
  await updateMember(idOf(cleo), { hdType: 'reflector', hdAuthority: 'lunar' })
  const now = Date.now()
  const words = await pageOf('/app/insights', cleo, { site: {}, timezone: 'Asia/Tokyo' })
  expect(words).toContain('Your lunar month')
  expect(words).toContain('Time zone: Tokyo.')
  const question = new URLSearchParams({
    from: new Date(now).toISOString(),
    to: new Date(now + 26 * 86_400_000).toISOString(),
    kinds: 'gate_ingress',
    bodies: 'moon',
  })
  const answer = await new Visitor().ask('GET', `/api/hd/events?${question}`)
  const { events } = eventsReplySchema.parse(await answer.json()).data
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit' })
  const touching = events.flatMap((event) => (event.kind === 'gate_ingress' && natal.has(event.gate) ? [event] : []))
  expect(touching.length).toBeGreaterThan(5)
  for (const { gate, at } of touching) {
    expect(words).toMatch(
      new RegExp(`Gate ${gate}, [^:]+: yours, highlighted (now )?${clock.format(Date.parse(at))} to`),
    )
  }
  // A week is open, the rest folded up.
  const html = await (await htmlOf('/app/insights', cleo, { site: {}, timezone: 'Asia/Tokyo' })).text()
  const month = html.slice(html.indexOf('id="lunar-month"'))
  expect(month.slice(0, month.indexOf('<details')).match(/<h3/g)).toHaveLength(7)
  expect(month).toMatch(/<summary[^>]*>[^/]*Show (<!-- -->)?\d+(<!-- -->)? more days?/)
  const russian = await pageOf('/app/insights', cleo, { site: {}, language: 'ru' })
  for (const text of ['Ваш лунный месяц', 'Личный инсайт дня', 'входит в Премиум']) expect(russian).toContain(text)
  // Nobody else has such a month.
  expect(await pageOf('/app/insights', ada)).not.toContain('Your lunar month')
})
