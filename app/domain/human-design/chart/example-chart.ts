import { buildChart } from './build-chart'
import type { Longitudes } from './chart'

/**
 * Longitudes in degrees by the Swiss Ephemeris 2.10.03 for 1980-07-05 06:30 UTC (09:30 in Nizhny Novgorod, UTC+3, no summer
 * time that year) and for the moment the Sun stood 88° before, 1980-04-05 00:23:40 UTC. Chart 15 of the reference charts.
 */
const PERSONALITY: Longitudes = {
  sun: 103.375247,
  earth: 283.375247,
  north_node: 140.79685,
  south_node: 320.79685,
  moon: 12.849661,
  mercury: 113.429259,
  venus: 76.106726,
  mars: 176.985535,
  jupiter: 156.738178,
  saturn: 171.772629,
  uranus: 231.764241,
  neptune: 260.696405,
  pluto: 198.979492,
}

const DESIGN: Longitudes = {
  sun: 15.375247,
  earth: 195.375247,
  north_node: 148.098295,
  south_node: 328.098295,
  moon: 244.032451,
  mercury: 347.740002,
  venus: 61.180091,
  mars: 145.881615,
  jupiter: 150.942986,
  saturn: 171.987803,
  uranus: 235.027384,
  neptune: 262.64077,
  pluto: 200.541629,
}

/** The chart a visitor sees before their own, and tests where any chart will do. */
export const EXAMPLE_CHART = buildChart(PERSONALITY, DESIGN)
