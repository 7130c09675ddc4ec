import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crossings } from './crossings'
import { COVERED, type Path } from './path'

const DAY = 86_400_000
const HOUR = DAY / 24

/** Goes round at `rate` degrees a day and swings to either side of that, so that it turns back when the swing is the faster. */
function swinging(rate: number, swing: number, periodDays: number): Path {
  const wave = (2 * Math.PI) / periodDays
  return {
    travel: (t) => 17 + rate * (t / DAY) + swing * Math.sin(wave * (t / DAY)),
    speed: (t) => rate + swing * wave * Math.cos(wave * (t / DAY)),
    fastest: Math.abs(rate) + swing * wave,
    window: 8 * DAY,
    turnStep: (periodDays / 8) * DAY,
    covered: COVERED,
  }
}

/** The same by looking every ten minutes. */
function byLooking({ travel }: Path, from: number, to: number, every: number) {
  const found: { index: number; isForward: boolean }[] = []
  for (let at = from; at < to; at += HOUR / 6) {
    const [before, after] = [Math.floor(travel(at) / every), Math.floor(travel(Math.min(to, at + HOUR / 6)) / every)]
    if (after > before) found.push({ index: after, isForward: true })
    if (after < before) found.push({ index: before, isForward: false })
  }
  return found
}

test('a path without turns: each mark once, at its instant', () => {
  const steady: Path = { travel: (t) => 3 * (t / DAY), fastest: 4, window: 8 * DAY, turnStep: DAY, covered: COVERED }
  expect(crossings(steady, { from: 0, to: 10 * DAY }, { first: 0, every: 6 })).toEqual(
    [2, 4, 6, 8, 10].map((day, index) => ({ at: day * DAY, index: index + 1, isForward: true })),
  )
})

test('a mark is crossed forward, back and forward again', () => {
  const path = swinging(0.2, 6, 60)
  const found = crossings(path, { from: 0, to: 100 * DAY }, { first: 22, every: 360 })
  expect(found.map(({ isForward }) => isForward)).toEqual([true, false, true])
  for (const { at } of found) expect((path.travel(at) - 22) * (path.travel(at - 1) - 22)).toBeLessThanOrEqual(0)
})

test('going round backwards', () => {
  const path = swinging(-0.05, 1, 13.6)
  const found = crossings(path, { from: 0, to: 400 * DAY }, { first: 0, every: 1 })
  expect(found.map(({ index, isForward }) => ({ index, isForward }))).toEqual(byLooking(path, 0, 400 * DAY, 1))
  expect(found.some(({ isForward }) => isForward)).toBe(true)
})

test('whatever the motion, none is missed, none invented, and each stands at the millisecond', () => {
  const shapes = fc.record({
    rate: fc.double({ min: -2, max: 2, noNaN: true }),
    swing: fc.double({ min: 0, max: 8, noNaN: true }),
    periodDays: fc.double({ min: 20, max: 200, noNaN: true }),
    every: fc.constantFrom(0.9375, 5.625, 90),
  })
  fc.assert(
    fc.property(shapes, ({ rate, swing, periodDays, every }) => {
      const path = swinging(rate, swing, periodDays)
      const span = { from: 0, to: 150 * DAY }
      const found = crossings(path, span, { first: 0, every })
      for (const { at, index, isForward } of found) {
        expect(path.travel(at) >= index * every).toBe(isForward)
        expect(path.travel(at - 1) >= index * every).toBe(!isForward)
      }
      // Between two looks a path that just touches a mark goes there and back: a pair that nobody else sees.
      const seen = byLooking(path, span.from, span.to, every)
      const own = found.filter(({ at, index }, i) => {
        const pair = [found[i - 1], found[i + 1]].find((other) => other?.index === index)
        return !pair || Math.abs(pair.at - at) > HOUR / 6
      })
      expect(own.map(({ index, isForward }) => ({ index, isForward }))).toEqual(seen)
    }),
    { numRuns: 60 },
  )
})
