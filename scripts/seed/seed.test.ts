import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TYPES } from '../../app/domain/human-design/terms/codes'
import {
  emailField,
  fullNameField,
  passwordField,
  usernameField,
} from '../../app/domain/membership/account/account-fields.schema'
import { COMMUNITY, SEED_PASSWORD, seedMembers } from '../../drizzle/seed/community'
import { BLOCKS, CONNECTIONS } from '../../drizzle/seed/ties'
import { accountOf } from './account'
import { createChartMaker } from './chart'
import { tiesOf } from './write-ties'

const bytesOf = (path: string) =>
  new Uint8Array(readFileSync(new URL(`../../workers/chart/${path}`, import.meta.url))).buffer
const chartOf = createChartMaker(bytesOf('ephemeris/tables/ephemeris.bin'), bytesOf('zones/zones.bin'))
const withBirth = COMMUNITY.filter((member) => member.birth)

test('the community has 30 members, half of whom read each language', () => {
  expect(COMMUNITY).toHaveLength(30)
  expect(COMMUNITY.filter(({ language }) => language === 'ru')).toHaveLength(15)
})

test('every type occurs, and somebody has no chart yet', () => {
  const types = withBirth.map(({ birth }) => chartOf(birth!).stored.chart.type)
  expect(new Set(types)).toEqual(new Set(TYPES))
  expect(withBirth.length).toBeLessThan(COMMUNITY.length)
})

test.each([
  ['river_santafe', { type: 'reflector' }],
  ['marina_more', { type: 'reflector' }],
  ['jlopez', { type: 'projector' }],
  ['matvey', { type: 'manifestor' }],
  ['aygul', { profile: '5/1' }],
])('what %s says of the chart in the bio is true', (username, said) => {
  const { birth } = COMMUNITY.find((member) => member.username === username)!
  expect(chartOf(birth!).stored.chart).toMatchObject(said)
})

test('seeded accounts are such as the registration form would let in, bar reserved names', () => {
  expect(passwordField.safeParse(SEED_PASSWORD).success).toBe(true)
  const refused = seedMembers(60)
    .map((member, index) => accountOf(member, index, 'hash'))
    .filter(
      ({ email, username, fullName }) =>
        !emailField.safeParse(email).success ||
        !usernameField.safeParse(username).success ||
        !fullNameField.safeParse(fullName).success,
    )
  expect(refused).toEqual([])
})

test('unique names and codes stay unique in a crowd of 2,000, which begins with the community', () => {
  const members = seedMembers(2000)
  const accounts = members.map((member, index) => accountOf(member, index, 'hash'))
  for (const key of ['id', 'emailKey', 'usernameKey', 'referralCode'] as const) {
    expect(new Set(accounts.map((account) => account[key])).size).toBe(2000)
  }
  expect(members.slice(0, 30)).toEqual(COMMUNITY)
})

test('whoever joins does so before the time of writing, so nobody comes from the future', () => {
  const joined = seedMembers(2000).map((member, index) => accountOf(member, index, 'hash').createdAt!.getTime())
  expect(Math.max(...joined)).toBeLessThan(Date.UTC(2026, 10, 1))
})

test('every level of privacy that is not the default occurs, so that each can be looked at', () => {
  const chosen = COMMUNITY.flatMap(({ privacy }) => Object.entries(privacy ?? {}).map((entry) => entry.join(' ')))
  expect([...new Set(chosen)].sort()).toEqual([
    'birthVisibility connections',
    'birthVisibility everyone',
    'chartDetail channels',
    'chartDetail gates',
    'chartVisibility connections',
    'chartVisibility private',
    'isIndexed true',
    'profileVisibility community',
    'profileVisibility connections',
  ])
  expect(accountOf(COMMUNITY.find(({ username }) => username === 'kenji')!, 0, 'hash').profileVisibility).toBe(
    'community',
  )
})

test('every tie joins two members of the community once; the demo member has four connections, two requests to answer, one on its way and no block', () => {
  const accounts = COMMUNITY.map((member, index) => accountOf(member, index, 'hash'))
  const { connections, blocks } = tiesOf(accounts)
  expect([connections.length, blocks.length]).toEqual([CONNECTIONS.length, BLOCKS.length])
  expect(new Set(connections.map(({ lowId, highId }) => `${lowId} ${highId}`)).size).toBe(connections.length)
  for (const { lowId, highId, requesterId } of connections) {
    expect(lowId < highId).toBe(true)
    expect([lowId, highId]).toContain(requesterId)
  }
  const demo = accounts[0]!.id
  const own = connections.filter(({ lowId, highId }) => lowId === demo || highId === demo)
  expect(own.map(({ status }) => status).sort()).toEqual([...Array(4).fill('connected'), ...Array(3).fill('requested')])
  const asked = own.filter(({ status }) => status === 'requested')
  expect(asked.filter(({ requesterId }) => requesterId === demo)).toHaveLength(1)
  expect(blocks.flatMap(({ blockerId, blockedId }) => [blockerId, blockedId])).not.toContain(demo)
})
