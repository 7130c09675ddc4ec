import type { ProfileRow } from '~/data/public-profiles.server'
import { buildChart } from '~/domain/human-design/build-chart'
import { DEFAULT_PRIVACY } from '~/domain/membership/visibility'

/** Reference chart 15, Swiss Ephemeris: 1980-07-05 06:30 UTC, and the moment the Sun stood 88° before. */
const chart = buildChart(
  {
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
  },
  {
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
  },
)

/** A member as the database gives them, with the default privacy. */
export const EXAMPLE: ProfileRow = {
  ...DEFAULT_PRIVACY,
  username: 'ada',
  fullName: 'Ada Lovelace',
  avatarUrl: null,
  bio: null,
  location: null,
  language: 'en',
  isVerified: false,
  isActive: true,
  isIndexed: false,
  birthDate: '1980-07-05',
  birthTime: '09:30',
  birthTimeAccuracy: 'exact',
  birthCity: 'Nizhny Novgorod',
  birthCountry: 'Russia',
  hdRawData: {
    chart,
    birthUtc: '1980-07-05T06:30:00Z',
    designUtc: '1980-04-05T00:23:40Z',
    engineVersion: '1',
    node: 'true',
  },
  createdAt: new Date('2026-01-05T09:00:00Z'),
}
