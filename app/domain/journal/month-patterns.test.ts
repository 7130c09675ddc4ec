import { expect, test } from 'vitest'
import type { ChannelId } from '../human-design/terms/codes'
import type { DayFeeling } from './journal-entry'
import { monthPatterns } from './month-patterns'

const day = (feeling: DayFeeling, ...completed: ChannelId[]) => ({ feeling, completed })

test('a channel is told with the days it was there and the days it was not', () => {
  const days = [
    day('signature', '20-34'),
    day('signature', '20-34'),
    day('mixed', '20-34'),
    day('not_self'),
    day('signature'),
  ]
  expect(monthPatterns(days)).toEqual([
    { channel: '20-34', with: { days: 3, signature: 2 }, without: { days: 2, signature: 1 } },
  ])
})

test('what was there on one day only, or on all but one, says nothing', () => {
  const days = [day('signature', '1-8', '2-14'), day('mixed', '2-14'), day('not_self', '2-14'), day('mixed')]
  expect(monthPatterns(days)).toEqual([])
})

test('the largest difference comes first, whichever way it goes; of equal ones the one that was there longer', () => {
  const days = [
    day('not_self', '3-60', '1-8'),
    day('not_self', '3-60', '1-8'),
    day('signature', '1-8', '2-14'),
    day('signature', '2-14'),
    day('signature', '2-14', '9-52'),
    day('not_self', '9-52'),
  ]
  const found = monthPatterns(days)
  expect(found.map(({ channel }) => channel)).toEqual(['2-14', '3-60', '1-8', '9-52'])
  expect(found[1]).toMatchObject({ with: { days: 2, signature: 0 }, without: { days: 4, signature: 3 } })
})

test('five at most, and none of an empty month', () => {
  const all: ChannelId[] = ['1-8', '2-14', '3-60', '4-63', '5-15', '6-59', '7-31']
  const days = [day('signature', ...all), day('mixed', ...all), day('mixed'), day('not_self')]
  expect(monthPatterns(days)).toHaveLength(5)
  expect(monthPatterns([])).toEqual([])
})
