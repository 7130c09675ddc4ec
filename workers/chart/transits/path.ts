import type { Ephemeris } from '../ephemeris/ephemeris'
import type { Mover } from '../ephemeris/motion'
import { EARLIEST_BIRTH_MS, EARLIEST_LONGITUDE_MS, END_MS } from '../ephemeris/range'
import type { Curve } from './sign-changes'

const DAY = 86_400_000

/** Something that travels round the circle, and how it must be looked at so that nothing is missed. */
export type Path = {
  /** Degrees, counted on past 360°. */
  travel: Curve
  /** Degrees a day; only where it can turn back. */
  speed?: Curve
  /** It never moves faster, degrees a day. */
  fastest: number
  /** Ms between two looks: within one it turns back once at most, but for dips (`signChanges`), if it turns at all. */
  window: number
  /** Ms between two looks at the speed. */
  turnStep: number
  /** The instants at which it can be looked at, the last one included. */
  covered: { from: number; to: number }
}

/** The instants that have longitudes, and those of births, which need an earlier sky too. */
export const COVERED = { from: EARLIEST_LONGITUDE_MS, to: END_MS - 1 }
const BIRTHS = { from: EARLIEST_BIRTH_MS, to: END_MS - 1 }
/** The Sun is at most so much faster than 88° before: it goes 1.019° a day in January, 0.953° in July. */
const FASTEST_DESIGN = 1.07

/**
 * Degrees a day that no body exceeds in 1899–2101 (a tenth above the greatest that the tables give), and days between two looks
 * at its speed: a quarter at most of its shortest time between two stations (Mercury 19, Venus 40, Mars 58, the slow ones
 * 100 to 160 days; the node turns every 2 to 12 days and now and then dips across zero for hours).
 */
const LIMITS: Record<Mover, { fastest: number; windowDays: number; turnDays: number | null }> = {
  sun: { fastest: 1.13, windowDays: 8, turnDays: null },
  moon: { fastest: 16.9, windowDays: 1, turnDays: null },
  north_node: { fastest: 0.29, windowDays: 8, turnDays: 0.5 },
  mercury: { fastest: 2.43, windowDays: 8, turnDays: 4 },
  venus: { fastest: 1.39, windowDays: 16, turnDays: 8 },
  mars: { fastest: 0.9, windowDays: 16, turnDays: 8 },
  jupiter: { fastest: 0.27, windowDays: 16, turnDays: 16 },
  saturn: { fastest: 0.15, windowDays: 16, turnDays: 16 },
  chiron: { fastest: 0.16, windowDays: 16, turnDays: 16 },
  uranus: { fastest: 0.08, windowDays: 16, turnDays: 16 },
  neptune: { fastest: 0.06, windowDays: 16, turnDays: 16 },
  pluto: { fastest: 0.06, windowDays: 16, turnDays: 16 },
}

/** The path of a body. */
export function pathOf(ephemeris: Ephemeris, mover: Mover): Path {
  const { fastest, windowDays, turnDays } = LIMITS[mover]
  return {
    travel: (utcMs) => ephemeris.travelAt(mover, utcMs),
    ...(turnDays !== null && { speed: (utcMs) => ephemeris.speedAt(mover, utcMs) }),
    fastest,
    window: windowDays * DAY,
    turnStep: (turnDays ?? windowDays) * DAY,
    covered: COVERED,
  }
}

/** Where a body stands at the design instant, over the instants of birth. */
export function designPathOf(ephemeris: Ephemeris, mover: Mover): Path {
  const { speed, ...path } = pathOf(ephemeris, mover)
  return {
    ...path,
    travel: (utcMs) => path.travel(ephemeris.designInstant(utcMs)),
    // The design instant only ever goes forward, so a body turns in both at once.
    ...(speed && { speed: (utcMs: number) => speed(ephemeris.designInstant(utcMs)) }),
    fastest: path.fastest * FASTEST_DESIGN,
    covered: BIRTHS,
  }
}

/** How far the Moon is ahead of the Sun: it always grows, by 10.9° to 14.3° a day. */
export function elongationPath(ephemeris: Ephemeris): Path {
  return {
    travel: (utcMs) => ephemeris.travelAt('moon', utcMs) - ephemeris.travelAt('sun', utcMs),
    fastest: 17,
    window: LIMITS.moon.windowDays * DAY,
    turnStep: DAY,
    covered: COVERED,
  }
}
