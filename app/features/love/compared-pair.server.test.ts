import { describe, expect, test } from 'vitest'
import {
  BIRTH_VISIBILITIES,
  CHART_DETAILS,
  CHART_VISIBILITIES,
  DEFAULT_PRIVACY,
  PROFILE_LEVELS,
  type PrivacySettings,
} from '~/domain/membership/visibility'
import { comparedPair, ownLimit } from './compared-pair.server'

const OPEN: PrivacySettings = { ...DEFAULT_PRIVACY, chartDetail: 'gates' }
const memberWith = (privacy: Partial<PrivacySettings>) => ({
  ...{ isActive: true, gates: [5, 15], hdType: 'generator' as const, hdProfile: '1/3' as const },
  ...DEFAULT_PRIVACY,
  ...privacy,
})

test.each([
  ['everyone sees the gates', OPEN, null],
  ['everyone sees the birth data', { birthVisibility: 'everyone' }, null],
  ['everyone sees the core, the default', {}, 'byTypes'],
  ['everyone sees the channels', { chartDetail: 'channels' }, 'byTypes'],
  ['everyone sees the core, connections the birth data', { birthVisibility: 'connections' }, 'byTypesButConnections'],
  ['connections see the gates', { ...OPEN, chartVisibility: 'connections' }, 'connections'],
  ['connections see the profile and the gates', { ...OPEN, profileVisibility: 'connections' }, 'connections'],
  ['connections see the core', { chartVisibility: 'connections' }, 'connectionsByTypes'],
  ['no one sees the chart', { ...OPEN, chartVisibility: 'private' }, 'hidden'],
  ['no one sees the member yet', { ...OPEN, profileVisibility: 'undecided' }, 'hidden'],
] as const)('what the privacy of a member does to their matches: %s', (_, privacy, expected) => {
  expect(ownLimit(memberWith(privacy))).toBe(expected)
})

test('without a chart privacy does not matter', () => {
  expect(ownLimit({ ...memberWith({ chartVisibility: 'private' }), gates: null })).toBe('noChart')
})

describe('the limit is what pairs do go by with someone who shows everything', () => {
  /** With members who aren't connected, and with connections. */
  const EXPECTED = {
    hidden: ['nothing', 'nothing'],
    connections: ['nothing', 'charts'],
    connectionsByTypes: ['nothing', 'types'],
    byTypes: ['types', 'types'],
    byTypesButConnections: ['types', 'charts'],
    noChart: [],
    none: ['charts', 'charts'],
  }
  const basisOf = (privacy: PrivacySettings, isConnected: boolean) => {
    const { own, other } = comparedPair(memberWith(privacy), { ...memberWith(OPEN), isConnected })
    expect(own).toEqual(other)
    return own.chart ? 'charts' : own.type ? 'types' : 'nothing'
  }

  test.each(PROFILE_LEVELS)('whatever else they choose, with a profile for %s', (profileVisibility) => {
    for (const chartVisibility of CHART_VISIBILITIES)
      for (const chartDetail of CHART_DETAILS)
        for (const birthVisibility of BIRTH_VISIBILITIES) {
          const privacy = { profileVisibility, chartVisibility, chartDetail, birthVisibility }
          const expected = EXPECTED[ownLimit(memberWith(privacy)) ?? 'none']
          expect([privacy, basisOf(privacy, false), basisOf(privacy, true)]).toEqual([privacy, ...expected])
        }
  })
})
