import { expect, test } from 'vitest'
import { cyclesReplySchema } from '~/domain/human-design/service/chart-service.schema'
import { ephemeris, post, refusalOf } from './app.fixture'

const BIRTH = '1962-07-01T10:00:00.000Z'
const asked = { birth_utc: BIRTH, from: BIRTH, to: '2052-07-01T00:00:00Z', kinds: ['saturn_return'] }

async function cyclesOf(changes: object) {
  const response = await post('/api/hd/cycles', { ...asked, ...changes })
  expect(response.status).toBe(200)
  // A birth is nobody else's business.
  expect(response.headers.get('Cache-Control')).toBeNull()
  return cyclesReplySchema.parse(await response.json()).data.cycles
}

test('a solar return a year, where the Sun was', async () => {
  const returns = await cyclesOf({ kinds: ['solar_return'], to: '1972-07-03T00:00:00Z' })
  expect(returns.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const natal = ephemeris.longitudesAt(Date.parse(BIRTH)).sun
  for (const { at, pass, passes } of returns) {
    expect([pass, passes]).toEqual([1, 1])
    expect(Math.abs(ephemeris.longitudesAt(Date.parse(at)).sun - natal)).toBeLessThan(1e-7)
  }
})

test('Saturn about 29 and 58, Chiron about 50, Uranus opposite about 42, the node about 18.6, 37, 56 and 74 years', async () => {
  const cycles = await cyclesOf({ kinds: ['saturn_return', 'chiron_return', 'uranus_opposition', 'nodal_return'] })
  const years = ({ at }: { at: string }) => (Date.parse(at) - Date.parse(BIRTH)) / (365.25 * 86_400_000)
  const of = (kind: string) => cycles.filter((each) => each.kind === kind)
  const expected: [string, number[], number][] = [
    ['saturn_return', [29.5, 58.9, 88.4], 1.2],
    ['chiron_return', [50.4], 2],
    ['uranus_opposition', [41], 3],
    ['nodal_return', [18.6, 37.2, 55.8, 74.4], 0.3],
  ]
  for (const [kind, ages, tolerance] of expected) {
    expect([...new Set(of(kind).map(({ number }) => number))]).toEqual(ages.map((_, i) => i + 1))
    for (const each of of(kind)) expect(Math.abs(years(each) - ages[each.number - 1]!)).toBeLessThan(tolerance)
  }
  const ats = cycles.map(({ at }) => at)
  expect(ats).toEqual([...ats].sort())
})

test('passes are counted, also where the question cuts between them', async () => {
  const all = await cyclesOf({ birth_utc: '1990-06-01T00:00:00Z', from: '1990-06-01T00:00:00Z' })
  const many = all.filter(({ passes }) => passes === 3)
  expect(many.length).toBeGreaterThan(0)
  const second = many[1]!
  expect(second).toMatchObject({ pass: 2, passes: 3 })
  const alone = await cyclesOf({
    birth_utc: '1990-06-01T00:00:00Z',
    from: new Date(Date.parse(second.at) - 1).toISOString(),
    to: second.at,
  })
  expect(alone).toEqual([second])
})

test('about thirteen lunar returns a year', async () => {
  const returns = await cyclesOf({ kinds: ['lunar_return'], from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' })
  expect([13, 14]).toContain(returns.length)
  expect(returns.every(({ number }, i) => number === returns[0]!.number + i)).toBe(true)
})

test.each([
  [{ birth_utc: undefined }, 400, { birth_utc: 'birth_utc.required' }],
  [{ birth_utc: '1962-07-01' }, 400, { birth_utc: 'birth_utc.invalid' }],
  [{ kinds: ['pluto_return'] }, 400, { 'kinds.0': 'kinds.invalid' }],
  [{ kinds: 'solar_return' }, 400, { kinds: 'kinds.invalid' }],
  [{ to: BIRTH }, 400, { to: 'to.before' }],
  [{ kinds: ['lunar_return'] }, 400, { to: 'to.far' }],
  [{ to: '2080-01-01T00:00:00Z' }, 400, { to: 'to.far' }],
  [{ birth_utc: '1899-12-30T00:00:00Z' }, 422, { birth_utc: 'birth_utc.early' }],
  [{ birth_utc: '2101-01-02T00:00:00Z' }, 422, { birth_utc: 'birth_utc.late' }],
  [{ from: '2100-01-01T00:00:00Z', to: '2101-06-01T00:00:00Z' }, 422, { to: 'to.late' }],
])('refused: %j', async (changes, status, problems) => {
  const refusal = await refusalOf(post('/api/hd/cycles', { ...asked, ...changes }))
  expect(refusal).toMatchObject({ status, problems })
})
