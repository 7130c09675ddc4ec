import { beforeAll, describe, expect, test, vi } from 'vitest'
import { BIRTH, registered, wordsOf } from './account'
import { loadPlaces } from './gazetteer'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000 })

/** The form of the front page as a browser without scripts sends it: a city by its name alone. */
const TYPED = {
  birth_date: '1980-07-05',
  birth_time: '09:30',
  time_accuracy: 'exact',
  birth_city: 'Нижний Новгород',
  birth_country: 'Россия',
  intent: 'show',
}
const BERLIN = { ...TYPED, birth_city: 'Berlin', birth_country: 'Germany', birth_time: '02:30' }

const show = (fields: Record<string, string>, visitor = new Visitor()) => visitor.post('/?index', fields)

beforeAll(async () => {
  await loadPlaces()
})

describe('a visitor without scripts', () => {
  test('has a form that posts to the page, and no tab stop in the drawing', async () => {
    const html = await (await new Visitor().get('/')).text()
    expect(html).toMatch(/<form[^>]* method="post"[^>]* action="\/\?index"/)
    expect(html).toContain('data-node="center.head"')
    expect(html.match(/data-node="[^"]*"[^>]*tabindex|tabindex[^>]*data-node=/g)).toBeNull()
  })

  test('gets the chart, and takes the birth along to registration in a cookie', async () => {
    const visitor = new Visitor()
    const words = await wordsOf(await show(TYPED, visitor))
    for (const text of ['Your chart', 'Manifesting Generator', 'Emotional authority · 5/1 · Single Definition'])
      expect(words).toContain(text)
    expect(words).toContain('Europe/Moscow, UTC+3')
    expect(visitor.setCookies.filter((line) => line.includes('birth_draft'))).toEqual([])

    const saved = await show({ ...TYPED, intent: 'save' }, visitor)
    expect([saved.status, saved.headers.get('Location')]).toEqual([302, '/register'])
    const draft = visitor.setCookies.find((line) => line.includes('birth_draft'))
    expect(draft).toMatch(/HttpOnly/)
    expect(draft).toMatch(/SameSite=Lax/)
  })

  test('chooses among the places a misspelt city may be', async () => {
    const visitor = new Visitor()
    const misspelt = { ...TYPED, birth_city: 'Nizhniy Novogord', birth_country: 'Russia' }
    const refused = await show(misspelt, visitor)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    const choice = /name="place_choice"[^>]* value="(\d+)"/.exec(html)?.[1]
    expect(choice).toBe('520555')
    expect(html).toContain('value="Nizhniy Novogord"')
    expect(html).toContain('value="1980-07-05"')
    expect(await wordsOf(await show({ ...misspelt, place_choice: String(choice) }, visitor))).toContain(
      'Europe/Moscow, UTC+3',
    )
  })
})

test('of several places of the typed name the member chooses one, the largest stands first', async () => {
  const visitor = new Visitor()
  const mirny = { ...TYPED, birth_city: 'Mirny', birth_country: 'Russia' }
  const asked = await show(mirny, visitor)
  expect(asked.status).toBe(422)
  const html = await asked.text()
  expect(html).toContain('Several places have this name. Choose one below.')
  const choices = [...html.matchAll(/name="place_choice"[^>]* value="(\d+)"/g)].map(([, id]) => id)
  expect(choices).toEqual(['2019951', '831129', '526357'])
  expect(await wordsOf(await show({ ...mirny, place_choice: '831129' }, visitor))).toContain('Europe/Moscow, UTC+3')
})

test('where sources disagree about the clock, the form comes back with the choice, which counts', async () => {
  const visitor = new Visitor()
  // Tskhinvali: Tbilisi's +4, or Moscow's +3.
  const coordinates = { latitude: '42.22764', longitude: '43.96861' }
  const disputed = {
    ...TYPED,
    birth_date: '2009-01-15',
    birth_city: 'Tskhinvali',
    birth_country: 'Georgia',
    ...coordinates,
  }
  const html = await (await show(disputed, visitor)).text()
  expect(html).toContain('Sources disagree about local time')
  const choices = [...html.matchAll(/<input[^>]*type="radio"[^>]*name="utc_offset_seconds"[^>]*>/g)].map(([tag]) => tag)
  expect(choices.map((tag) => [/ value="(\d*)"/.exec(tag)?.[1], / checked/.test(tag)])).toEqual([
    ['', true],
    ['10800', false],
  ])
  const chosen = await show({ ...disputed, utc_offset_seconds: '10800' }, visitor)
  const page = await chosen.text()
  expect(page).toContain('Asia/Tbilisi, UTC+3')
  expect(page).toMatch(/<input[^>]*name="utc_offset_seconds"[^>]*checked[^>]*value="10800"|value="10800"[^>]*checked/)
})

test('in Russian the chart and the birth are told in Russian', async () => {
  const visitor = new Visitor()
  visitor.cookies.set('language', 'ru')
  const words = await wordsOf(await show(TYPED, visitor))
  expect(words).toContain('Манифестирующий Генератор')
  expect(words).toContain('5 июля 1980 года, 09:30, Нижний Новгород, Россия')
})

test('what is missing stands at its field, in a 400', async () => {
  const refused = await show({ time_accuracy: 'exact', intent: 'show' })
  expect(refused.status).toBe(400)
  const words = await wordsOf(refused)
  for (const field of ['date', 'time', 'city', 'country']) expect(words).toContain(`Birth ${field} is required`)
})

test('a time that came twice is asked about, and the choice counts', async () => {
  const twice = { ...BERLIN, birth_date: '1980-09-28' }
  const refused = await show(twice)
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(html).toContain('This time occurred twice: choose which one it was')
  for (const offset of [7200, 3600])
    expect(html).toMatch(new RegExp(`name="utc_offset_seconds"[^>]* value="${offset}"`))
  expect(await wordsOf(await show({ ...twice, utc_offset_seconds: '3600' }))).toContain('Europe/Berlin, UTC+1')
})

test('a time that no clock showed is refused with the nearest ones', async () => {
  const refused = await show({ ...BERLIN, birth_date: '2006-03-26' })
  expect(refused.status).toBe(422)
  expect(await wordsOf(refused)).toMatch(/01:59.*03:00/)
})

test('an unknown time gives the chart of noon, with what the day leaves open', async () => {
  const words = await wordsOf(await show({ ...TYPED, birth_time: '', time_accuracy: 'unknown' }))
  expect(words).toContain('Time unknown: this chart is for noon')
  expect(words).toContain('Emotional , the same all day')
  const shares = [...words.matchAll(/Generator: (\d+)% of the day/g)].map(([, share]) => Number(share))
  expect(shares).toHaveLength(2)
  expect(shares[0]! + shares[1]!).toBe(100)
})

test('what an unknown time leaves open is not shown as a fact: head and summary say for how much of the day', async () => {
  const words = await wordsOf(await show({ ...TYPED, birth_time: '', time_accuracy: 'unknown' }))
  const [, type, share] = /Your chart.*?((?:Manifesting )?Generator) ?, ?(\d+)% of the day/.exec(words) ?? []
  expect(words).toContain(`${type}: ${share}% of the day`)
  // All day alike, and so said without a share.
  expect(words).toMatch(/Emotional authority ·/)
  const exact = await wordsOf(await show(TYPED))
  expect(exact).not.toMatch(/% of the day|% within/)
})

test('a member is led to the app and is not asked to register', async () => {
  const { visitor } = await registered()
  const html = await (await visitor.get('/')).text()
  expect(html).toMatch(/href="\/app\/dashboard"[^>]*>Open app</)
  expect(html).not.toContain('Get Started')
  expect(await wordsOf(await visitor.post('/?index', { ...BIRTH, intent: 'show' }))).not.toContain('Save chart')
})
