import { describe, expect, test } from 'vitest'
import { isHalfOpen, nextSweepAt, ownStatus, presenceOf, presenceStatus, type Tab } from './presence'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const tab = (age: number, isHidden = false): Tab => ({ signAt: NOW - age, isHidden })

describe('what a member shows of themselves', () => {
  test.each([
    ['no tab', [], 'online', 'online'],
    ['a tab in sight', [false], 'online', 'online'],
    ['a tab out of sight', [true], 'online', 'away'],
    ['one tab of two in sight', [true, false], 'online', 'online'],
    ['every tab out of sight', [true, true], 'online', 'away'],
    ['busy was chosen', [false], 'busy', 'busy'],
    ['busy was chosen and every tab is out of sight', [true], 'busy', 'busy'],
    ['away was chosen and a tab is in sight', [false], 'away', 'away'],
  ] as const)('%s', (_, hidden, chosen, expected) => {
    expect(
      ownStatus(
        hidden.map((isHidden) => ({ isHidden })),
        chosen,
      ),
    ).toBe(expected)
  })
})

describe('what others are told', () => {
  test.each([
    ['nobody without a tab', [], 'online', 'offline'],
    ['busy needs a tab', [], 'busy', 'offline'],
    ['a sign just now', [tab(0)], 'online', 'online'],
    ['a sign 1 ms less than a minute ago', [tab(MINUTE - 1)], 'online', 'online'],
    ['a sign a minute ago', [tab(MINUTE)], 'online', 'offline'],
    ['one tab of two is silent', [tab(MINUTE), tab(1)], 'online', 'online'],
    ['the silent tab was in sight, the living one is not', [tab(MINUTE), tab(1, true)], 'online', 'away'],
    ['a tab out of sight, 1 ms less than two minutes silent', [tab(2 * MINUTE - 1, true)], 'online', 'away'],
    ['a tab out of sight, two minutes silent', [tab(2 * MINUTE, true)], 'online', 'offline'],
    ['a silent tab of a busy member', [tab(MINUTE)], 'busy', 'offline'],
    ['a living tab of a busy member', [tab(1, true)], 'busy', 'busy'],
  ] as const)('%s', (_, tabs, chosen, expected) => {
    expect(presenceStatus(tabs, chosen, NOW)).toBe(expected)
  })

  test.each([
    ['never seen', [], null, 'offline', false],
    ['seen 1 ms less than three days ago', [], NOW - 3 * DAY + 1, 'offline', true],
    ['seen three days ago', [], NOW - 3 * DAY, 'offline', false],
    ['a silent tab was seen later than noted', [tab(2 * MINUTE)], NOW - 4 * DAY, 'offline', true],
    ['here now', [tab(0)], NOW, 'online', false],
  ] as const)('recently: %s', (_, tabs, seenAt, status, seenRecently) => {
    const presence = presenceOf({ memberId: 'm', tabs, chosen: 'online', seenAt }, NOW)
    expect(presence).toEqual({ memberId: 'm', status, seenRecently })
  })
})

test.each([
  [2 * MINUTE, false],
  [2 * MINUTE + 1, true],
])('a socket silent for %d ms is half of one: %s', (age, expected) => {
  expect(isHalfOpen(tab(age), NOW)).toBe(expected)
})

describe('when to look again', () => {
  test.each([
    ['never without tabs', [], null],
    ['when the tab is silent for a minute', [tab(10_000)], NOW + 50_000],
    ['at the first of two', [tab(10_000), tab(59_000)], NOW + 1000],
    ['later for a tab out of sight', [tab(10_000, true)], NOW + 110_000],
    ['when a silent tab is half open', [tab(MINUTE)], NOW + MINUTE + 1],
    ['at once when that is past', [tab(3 * MINUTE)], NOW],
  ] as const)('%s', (_, tabs, expected) => {
    expect(nextSweepAt(tabs, NOW)).toBe(expected)
  })
})
