import { expect, test } from 'vitest'
import { ROLES, type Role } from './moderation'
import { actionsFor, type CaseState, CHOSEN_ACTIONS, mayActOn } from './moderation-rules'

const ALLOWED: Record<Role, Role[]> = { member: [], moderator: ['member'], admin: ['member', 'moderator', 'admin'] }

test.each(ROLES.flatMap((actor) => ROLES.map((member) => [actor, member] as const)))('%s on %s', (actor, member) => {
  expect(mayActOn({ id: 'a', role: actor }, { id: 'b', role: member })).toBe(ALLOWED[actor].includes(member))
})

test.each(ROLES)('%s on themselves: never', (role) => {
  expect(mayActOn({ id: 'a', role }, { id: 'a', role })).toBe(false)
})

const member = { id: 'm', role: 'member' as const, isVerified: false, isSuspended: false }
const base: CaseState = { kind: 'post', state: 'shown', hasOpenReports: true, loveWords: null, member }

test.each([
  ['a reported post', base, ['dismiss', 'hide', 'warn', 'suspend']],
  ['a post nobody reports', { ...base, hasOpenReports: false }, ['hide', 'warn', 'suspend']],
  ['a post the site hid', { ...base, state: 'hidden' }, ['restore', 'hide', 'warn', 'suspend']],
  ['a post a moderator hid', { ...base, state: 'hidden', hasOpenReports: false }, ['restore', 'warn', 'suspend']],
  ['a deleted post', { ...base, state: 'deleted' }, ['dismiss', 'warn', 'suspend']],
  ['a message', { ...base, kind: 'message', state: null }, ['dismiss', 'warn', 'suspend']],
  ['a member', { ...base, kind: 'member', state: null }, ['dismiss', 'warn', 'suspend', 'verify']],
  [
    'a member with words in Love Compatibility',
    { ...base, kind: 'member', state: null, loveWords: 'shown' },
    ['dismiss', 'hide_words', 'warn', 'suspend', 'verify'],
  ],
  [
    'a member whose words are hidden',
    { ...base, kind: 'member', state: null, loveWords: 'hidden' },
    ['dismiss', 'restore_words', 'warn', 'suspend', 'verify'],
  ],
  [
    'a verified one who is suspended',
    {
      ...base,
      kind: 'member',
      state: null,
      hasOpenReports: false,
      member: { ...member, isVerified: true, isSuspended: true },
    },
    ['warn', 'suspend', 'unsuspend', 'unverify'],
  ],
] satisfies [string, CaseState, string[]][])('a moderator can, about %s: %j', (_, state, expected) => {
  expect(actionsFor({ id: 'a', role: 'moderator' }, state).sort()).toEqual([...expected].sort())
})

test('only an admin gives roles, and only moderators and admins have anything to choose', () => {
  const state: CaseState = { ...base, kind: 'member', state: null }
  expect(actionsFor({ id: 'a', role: 'admin' }, state)).toContain('grant_role')
  expect(actionsFor({ id: 'a', role: 'member' }, state)).toEqual([])
  const known: readonly string[] = CHOSEN_ACTIONS
  expect(actionsFor({ id: 'a', role: 'admin' }, state).every((action) => known.includes(action))).toBe(true)
})
