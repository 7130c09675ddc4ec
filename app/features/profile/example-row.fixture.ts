import type { ProfileRow } from '~/data/members/profiles.server'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { DEFAULT_PRIVACY } from '~/domain/membership/visibility'

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
  isPractitioner: false,
  isActive: true,
  isIndexed: false,
  birthDate: '1980-07-05',
  birthTime: '09:30',
  birthTimeAccuracy: 'exact',
  birthCity: 'Nizhny Novgorod',
  birthCountry: 'Russia',
  hdRawData: {
    chart: EXAMPLE_CHART,
    birthUtc: '1980-07-05T06:30:00Z',
    designUtc: '1980-04-05T00:23:40Z',
    engineVersion: '1',
    node: 'true',
  },
  followersCount: 0,
  followingCount: 0,
  postsCount: 0,
  createdAt: new Date('2026-01-05T09:00:00Z'),
}
