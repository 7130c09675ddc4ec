import { expect, test } from 'vitest'
import {
  BIRTH_VISIBILITIES,
  CHART_DETAILS,
  CHART_VISIBILITIES,
  type ChartAccess,
  DEFAULT_PRIVACY,
  PROFILE_LEVELS,
  type PrivacySettings,
  type ProfileAccess,
  RELATIONS,
  type Relation,
  resolveAccess,
  seesTimeAccuracy,
} from './visibility'

const settings: PrivacySettings[] = PROFILE_LEVELS.flatMap((profileVisibility) =>
  CHART_VISIBILITIES.flatMap((chartVisibility) =>
    CHART_DETAILS.flatMap((chartDetail) =>
      BIRTH_VISIBILITIES.map((birthVisibility) => ({
        profileVisibility,
        chartVisibility,
        chartDetail,
        birthVisibility,
      })),
    ),
  ),
)

// The settings once more, written as lists of who is let in, since the policy itself counts circles.
const PROFILE_FOR: Record<string, Relation[]> = {
  undecided: [],
  everyone: ['visitor', 'member', 'connection'],
  community: ['member', 'connection'],
  connections: ['connection'],
}
const CHART_FOR: Record<string, Relation[]> = {
  everyone: ['visitor', 'member', 'connection'],
  connections: ['connection'],
  private: [],
}
const BIRTH_FOR: Record<string, Relation[]> = {
  everyone: ['visitor', 'member', 'connection'],
  connections: ['connection'],
  only_me: [],
}

function expected(member: PrivacySettings & { isActive: boolean }, relation: Relation): ProfileAccess {
  if (relation === 'owner') return { profile: 'page', chart: 'full', birth: true }
  if (!member.isActive || relation === 'blocked') return { profile: 'none', chart: 'none', birth: false }
  const seesProfile = PROFILE_FOR[member.profileVisibility]!.includes(relation)
  const seesChart = seesProfile && CHART_FOR[member.chartVisibility]!.includes(relation)
  const seesBirth = seesProfile && BIRTH_FOR[member.birthVisibility]!.includes(relation)
  return {
    profile: seesProfile ? 'page' : member.profileVisibility === 'undecided' ? 'none' : 'restricted',
    birth: seesBirth,
    chart: !seesChart ? 'none' : seesBirth ? 'full' : member.chartDetail,
  }
}

const cells = settings.flatMap((setting) =>
  [true, false].flatMap((isActive) => RELATIONS.map((relation) => ({ member: { ...setting, isActive }, relation }))),
)

test('there are 108 settings, active or away, seen by five: 1,080 cells', () => {
  expect(cells).toHaveLength(1080)
})

test.each(PROFILE_LEVELS)('each cell where the profile is for %s says what the lists say', (profileVisibility) => {
  const wrong = cells
    .filter(({ member }) => member.profileVisibility === profileVisibility)
    .map(({ member, relation }) => ({
      member,
      relation,
      got: resolveAccess(member, relation),
      want: expected(member, relation),
    }))
    .filter(({ got, want }) => JSON.stringify(sorted(got)) !== JSON.stringify(sorted(want)))
  expect(wrong).toEqual([])
})

const sorted = ({ profile, chart, birth }: ProfileAccess) => ({ profile, chart, birth })

const PROFILE_STEPS: ProfileAccess['profile'][] = ['none', 'restricted', 'page']
const CHART_STEPS: ChartAccess[] = ['none', 'core', 'channels', 'gates', 'full']
const amountOf = ({ profile, chart, birth }: ProfileAccess) => [
  PROFILE_STEPS.indexOf(profile),
  CHART_STEPS.indexOf(chart),
  Number(birth),
]
const isAtLeast = (one: ProfileAccess, other: ProfileAccess) =>
  amountOf(one).every((amount, at) => amount >= amountOf(other)[at]!)

test('who stands closer never sees less', () => {
  const closer: Relation[] = ['blocked', 'visitor', 'member', 'connection', 'owner']
  for (const isActive of [true, false])
    for (const setting of settings)
      for (const [at, relation] of closer.slice(1).entries()) {
        const member = { ...setting, isActive }
        expect(isAtLeast(resolveAccess(member, relation), resolveAccess(member, closer[at]!))).toBe(true)
      }
})

test('a narrower setting never shows more', () => {
  const narrower = {
    profileVisibility: ['everyone', 'community', 'connections', 'undecided'],
    chartVisibility: ['everyone', 'connections', 'private'],
    chartDetail: ['gates', 'channels', 'core'],
    birthVisibility: ['everyone', 'connections', 'only_me'],
  } as const
  for (const [name, levels] of Object.entries(narrower))
    for (const { member, relation } of cells)
      for (const [at, level] of levels.slice(1).entries()) {
        const wide = resolveAccess({ ...member, [name]: levels[at] }, relation)
        const narrow = resolveAccess({ ...member, [name]: level }, relation)
        expect(isAtLeast(wide, narrow)).toBe(true)
      }
})

test('lines, planets and degrees are shown only where the birth itself is', () => {
  for (const { member, relation } of cells) {
    const access = resolveAccess(member, relation)
    if (access.chart === 'full') expect(access.birth).toBe(true)
  }
})

test('that a time is not exact is told beside channels and gates, never beside a core', () => {
  expect(CHART_STEPS.filter(seesTimeAccuracy)).toEqual(['channels', 'gates', 'full'])
})

test('at first everybody sees the profile and the core of the chart, and nobody else the birth', () => {
  const member = { ...DEFAULT_PRIVACY, isActive: true }
  for (const relation of ['visitor', 'member', 'connection'] as const)
    expect(resolveAccess(member, relation)).toEqual({ profile: 'page', chart: 'core', birth: false })
})

test('a level that is not known closes what it guards', () => {
  for (const relation of ['visitor', 'member', 'connection'] as const) {
    const member = { ...DEFAULT_PRIVACY, isActive: true, birthVisibility: 'everyone' as const }
    const unknown = 'friends' as never
    expect(resolveAccess({ ...member, profileVisibility: unknown }, relation).profile).toBe('restricted')
    expect(resolveAccess({ ...member, chartVisibility: unknown }, relation).chart).toBe('none')
    expect(resolveAccess({ ...member, birthVisibility: unknown }, relation).birth).toBe(false)
  }
})
