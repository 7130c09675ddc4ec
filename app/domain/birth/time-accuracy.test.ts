import { expect, test } from 'vitest'
import { hasUncertainTime, type TimeAccuracy, timeAccuracyOf } from './time-accuracy'

test.each<[TimeAccuracy | null, string | null, TimeAccuracy]>([
  ['exact', '09:30', 'exact'],
  ['approximate', '09:30', 'approximate'],
  ['unknown', null, 'unknown'],
  // Rows older than the question.
  [null, '09:30', 'exact'],
  [null, null, 'unknown'],
])('stored as %s with the time %s it is %s', (birthTimeAccuracy, birthTime, accuracy) => {
  const stored = { birthTime, birthTimeAccuracy }
  expect(timeAccuracyOf(stored)).toBe(accuracy)
  expect(hasUncertainTime(stored)).toBe(accuracy !== 'exact')
})
