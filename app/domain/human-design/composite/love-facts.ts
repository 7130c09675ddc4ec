import { bodygraphOf } from '../chart/bodygraph'
import { CHANNELS, type Channel } from '../terms/channels'
import { CENTERS, type CenterCode } from '../terms/codes'
import { linesOfProfile } from '../terms/profile'
import type { ComparedChart } from './composite'

/** A set of centers, a bit each, in the order of `CENTERS`. */
export type CenterBits = number

/** A center alone, as a set. */
export const centerBit = (center: CenterCode): CenterBits => 1 << CENTERS.indexOf(center)

/** The two centers of a channel, as a set. */
export const bitsOf = ({ centers: [one, other] }: Channel): CenterBits => centerBit(one) | centerBit(other)

/** What of a chart moves the numbers of a pair, made once a chart: for ranking many pairs. */
export type LoveFacts = {
  /** Of each channel, in catalogue order, which gates are there: 1 the smaller, 2 the greater, 3 both. */
  halves: Uint8Array
  defined: CenterBits
  /** The defined centers, each group joined by channels. */
  parts: readonly CenterBits[]
  lines: readonly [number, number]
}

/** The facts of a chart. */
export function loveFactsOf({ gates, profile }: ComparedChart): LoveFacts {
  const { gates: active, parts } = bodygraphOf(gates)
  const groups = parts.map((part) => [...part].reduce((bits, center) => bits | centerBit(center), 0))
  return {
    halves: Uint8Array.from(CHANNELS, ({ gates: [smaller, greater] }) => {
      return (active.has(smaller) ? 1 : 0) | (active.has(greater) ? 2 : 0)
    }),
    defined: groups.reduce((all, group) => all | group, 0),
    parts: groups,
    lines: linesOfProfile(profile),
  }
}
