import { expect, test } from 'vitest'
import { offsetLabel } from './offset-label'

test.each([
  [10800, '+3'],
  [0, '+0'],
  [-16200, '−4:30'],
  [1172, '+0:19:32'],
  [-2670, '−0:44:30'],
  [3615, '+1:00:15'],
  [-36000, '−10'],
])('%d seconds are %s', (seconds, label) => expect(offsetLabel(seconds)).toBe(label))
