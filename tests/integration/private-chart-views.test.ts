import { beforeAll, expect, test, vi } from 'vitest'
import { SECTION_IDS } from '~/domain/human-design/reading/reading-section'
import { en } from '~/locales/en'
import { LANGUAGES } from '~/locales/language'
import { ru } from '~/locales/ru'
import { BIRTH, type Member, registered, wordsOf } from './account'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const LIST = '/app/connections/private'
const WORDS = { en, ru }
/** The Sun stands in 14.6, Mercury in 44; the chart of `BIRTH` has 26 of 26–44. */
const UNDER_SKY = '?view=transits&at=2026-11-22T10:00Z'

let owner: Member
let path: string

beforeAll(async () => {
  owner = await registered()
  path = await keep()
})

/** Keeps the chart of somebody by this birth, and gives its address. */
async function keep(change: Record<string, string> = {}): Promise<string> {
  const id = crypto.randomUUID()
  const form = { ...BIRTH, id, name: 'Bronisława', consent: 'on', intent: 'save', ...change }
  expect((await owner.visitor.post(`${LIST}/new`, form)).status).toBe(302)
  return `${LIST}/${id}`
}

/** The owner in a language, on a site with these bindings. */
function reading(language: (typeof LANGUAGES)[number] = 'en', site: object = {}) {
  const visitor = new Visitor({ site })
  for (const [name, value] of owner.visitor.cookies) visitor.cookies.set(name, value)
  visitor.cookies.set('language', language)
  return visitor
}

async function wordsAt(visitor: Visitor, address: string) {
  const response = await visitor.get(address)
  expect(response.status).toBe(200)
  return wordsOf(response)
}

test.each(LANGUAGES)('the reading is whole, and says that it is addressed to the person (%s)', async (language) => {
  const words = await wordsAt(reading(language), `${path}?view=reading`)
  const all = WORDS[language]
  expect(words).toContain(all['private-charts'].readingTitle.replace('{{name}}', 'Bronisława'))
  expect(words).toContain(all['private-charts'].readingText.replace('{{name}}', 'Bronisława'))
  for (const id of SECTION_IDS) expect(words).toContain(all['written-chart'][`section.${id}`])
  // Chart 15 of the reference.
  expect(words).toContain(all['written-core']['type.manifesting_generator'])
  expect(words).not.toContain(all['written-core']['type.reflector'])
  expect(words).not.toContain(all['written-core']['uncertain.day.headings'])
  // The notes are there beside each view.
  expect(words).toContain(all['private-charts'].notesHint)
})

test('of an unknown time it says what is certain, and nothing where that can’t be found out', async () => {
  const unknown = await keep({ birth_time: '', time_accuracy: 'unknown' })
  const words = await wordsAt(reading(), `${unknown}?view=reading`)
  expect(words).toContain(en['written-core']['uncertain.day.headings'])
  expect(words).toContain(en['kept-chart'].timeUnknown)
  const away = { CHART: { fetch: async () => Promise.reject(new Error('the chart service is away')) } }
  const withoutDay = await wordsAt(reading('en', away), `${unknown}?view=reading`)
  expect(withoutDay).toContain(en['kept-chart'].readingUnavailable)
  expect(withoutDay).not.toContain(en['written-core']['type.manifesting_generator'])
  expect(withoutDay).not.toContain('means Bronisława')
  expect(await wordsAt(reading('en', away), `${path}?view=reading`)).toContain(
    en['written-core']['type.manifesting_generator'],
  )
})

test('transits are over the person’s chart, and no text calls it the reader’s', async () => {
  const response = await reading().get(`${path}${UNDER_SKY}`)
  expect(response.status).toBe(200)
  const html = await response.text()
  const shown = await wordsOf(new Response(html))
  expect(shown).toContain('Gate 26 in the chart, with Mercury in gate 44')
  expect(shown).toContain('14.6')
  for (const text of ['Your gate', 'Completed for you', 'Your chart', en.transits.who])
    expect(shown).not.toContain(text)
  // Another moment stays on the page.
  expect(html).toContain(`href="${path}?view=transits&amp;at=2026-11-23T10:00Z"`)
  expect(html).toContain(`action="${path}"`)
  expect(html).toMatch(/<input type="hidden" name="view" value="transits"/)
  const wrong = await wordsAt(reading(), `${path}?view=transits&date=2026-02-31`)
  expect(wrong).toContain(en.transits.invalid)
})

test('transits in Russian, and of an unknown time with what that means', async () => {
  const words = await wordsAt(reading('ru'), `${path}${UNDER_SKY}`)
  expect(words).toContain('Ворота 26 в карте; в воротах 44: Меркурий')
  expect(words).not.toContain('Ваши ворота')
  const unknown = await keep({ birth_time: '', time_accuracy: 'unknown' })
  expect(await wordsAt(reading('ru'), `${unknown}${UNDER_SKY}`)).toContain(ru['kept-chart'].timeUnknown)
})

test('of an unknown time transits mark what the chart may not have, and the check of the time keeps the moment', async () => {
  const unknown = await keep({ birth_time: '', time_accuracy: 'unknown' })
  // The Moon is in several gates on that day.
  const shown = await wordsAt(reading(), `${unknown}${UNDER_SKY}`)
  expect(shown).toContain(en.common.uncertainTime)
  expect(shown).toContain(en.common.couldDiffer)
  const exact = await reading().get(`${path}${UNDER_SKY}`)
  const html = await exact.text()
  expect(html).not.toContain(en.common.uncertainTime)
  expect(html).toContain(`href="${path}?view=transits&amp;at=2026-11-22T10%3A00Z&amp;times=1#times"`)
})

test('where the planets can’t be found out, the rest of the page is there', async () => {
  const away = { CHART: { fetch: async () => Promise.reject(new Error('the chart service is away')) } }
  // A month that no other test has asked for.
  const words = await wordsAt(reading('en', away), `${path}?view=transits&at=1931-05-05T10:00Z`)
  expect(words).toContain(en.transits.unknown)
  expect(words).toContain(en['private-charts'].notesHint)
})

/** Each view with a text that only it has. */
const VIEWS: Record<string, string> = {
  bodygraph: en.reading.symbols,
  reading: en['private-charts'].readingText.replace('{{name}}', 'Bronisława'),
  wheel: en['chart-views'].wheel,
  transits: en.transits.isNow,
  sheet: en['chart-views'].sheetText,
}

test.each(Object.keys(VIEWS))('the view %s is whole before scripts run, and alone', async (view) => {
  const words = await wordsAt(reading(), `${path}?view=${view}`)
  expect(Object.keys(VIEWS).filter((other) => words.includes(VIEWS[other]!))).toEqual([view])
})

test('the page says when the chart was viewed before this visit, and the same until the visit ends', async () => {
  const mine = await keep({ name: 'Klara' })
  const viewedBefore = async (query = '') => {
    const html = await (await reading().get(mine + query)).text()
    return /You last viewed this chart[\s\S]*?dateTime="([^"]+)"/i.exec(html)?.[1] ?? null
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  try {
    expect([await viewedBefore(), await viewedBefore('?view=wheel')]).toEqual([null, null])
    vi.setSystemTime(Date.now() + 10 * 60_000)
    expect(await viewedBefore()).toBeNull()
    const last = new Date().toISOString()
    vi.setSystemTime(Date.now() + 3 * 3_600_000)
    expect(await viewedBefore()).toBe(last)
    expect((await owner.visitor.post(mine, { intent: 'notes', version: '', notes: 'Tea', labels: '' })).status).toBe(
      200,
    )
    vi.setSystemTime(Date.now() + 20 * 60_000)
    expect([await viewedBefore(), await viewedBefore('?view=reading')]).toEqual([last, last])
    const visit = new Date().toISOString()
    vi.setSystemTime(Date.now() + 30 * 60_000)
    expect(await viewedBefore()).toBe(visit)
  } finally {
    vi.useRealTimers()
  }
})

test('a stranger and a signed-out visitor find none of the views that the owner does', async () => {
  const { visitor } = await registered()
  for (const view of ['reading', 'transits', 'wheel', 'sheet']) {
    for (const address of [`${path}?view=${view}`, `${path}.data?view=${view}`]) {
      const response = await visitor.get(address, { Accept: '*/*' })
      expect(response.status, address).toBe(404)
      expect(await response.text()).not.toContain('Bronisława')
      const signedOut = await new Visitor().get(address, { Accept: '*/*' })
      expect(signedOut.status, address).toBe(address.includes('.data') ? 202 : 302)
      expect(await signedOut.text()).not.toContain('Bronisława')
      const own = await owner.visitor.get(address, { Accept: '*/*' })
      expect(own.status, address).toBe(200)
      expect(await own.text()).toContain('Bronisława')
    }
  }
})
