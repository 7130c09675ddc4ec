import { describe, expect, test } from 'vitest'
import { ephemeris } from '../app.fixture'
import { MOVERS } from '../ephemeris/motion'
import { COVERED, elongationPath, pathOf } from './path'

const DAY = 86_400_000

describe.each(MOVERS)('%s', (mover) => {
  const path = pathOf(ephemeris, mover)
  // Half a day is fine enough for a speed that swings in a fortnight.
  const speeds: number[] = []
  for (let at = COVERED.from; at < COVERED.to; at += DAY / 2) speeds.push(ephemeris.speedAt(mover, at))

  test('is never faster than its limit, with a tenth to spare', () => {
    const fastest = speeds.reduce((most, speed) => Math.max(most, Math.abs(speed)), 0)
    expect(fastest * 1.09).toBeLessThan(path.fastest)
    expect(fastest * 1.2).toBeGreaterThan(path.fastest * 0.75)
  })

  test('turns only where it is looked for, and then not twice within four looks', () => {
    const turns = speeds.flatMap((speed, i) => (i > 0 && speed >= 0 !== speeds[i - 1]! >= 0 ? [i / 2] : []))
    if (!path.speed) expect(turns).toEqual([])
    else if (mover !== 'north_node') {
      const gaps = turns.slice(1).map((day, i) => day - turns[i]!)
      expect(Math.min(...gaps)).toBeGreaterThan((4 * path.turnStep) / DAY)
    }
  })
})

test('the Moon always gains on the Sun', () => {
  const { travel, fastest } = elongationPath(ephemeris)
  let [least, most, last] = [Number.POSITIVE_INFINITY, 0, travel(COVERED.from)]
  for (let at = COVERED.from + DAY; at < COVERED.to; at += DAY) {
    const here = travel(at)
    least = Math.min(least, here - last)
    most = Math.max(most, here - last)
    last = here
  }
  expect(least).toBeGreaterThan(10)
  expect(most).toBeLessThan(fastest)
})
