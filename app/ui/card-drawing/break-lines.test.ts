import { expect, test } from 'vitest'
import { breakLines, widthOf } from './break-lines'

test('lines break at spaces and after hyphens, and none is wider than it may be', () => {
  const lines = breakLines('Maximilian-Alexander Freiherr von Hohenstein-Wittgenstein', 12, 5)
  expect(lines.join(' ').replaceAll('- ', '-')).toBe('Maximilian-Alexander Freiherr von Hohenstein-Wittgenstein')
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(12)
})

test('what does not fit ends with an ellipsis inside the line', () => {
  const lines = breakLines('one two three four five six seven eight nine ten', 6, 2)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^\S.*…$/)
  expect(widthOf(lines[1] ?? '')).toBeLessThanOrEqual(6)
})

test('a word without end is cut, never inside a character', () => {
  const lines = breakLines('🦊'.repeat(40), 10, 3)
  expect(lines.every((line) => !/[\ud800-\udbff](?![\udc00-\udfff])/.test(line))).toBe(true)
  expect(lines).toHaveLength(3)
})

test.each(['', '   '])('nothing makes no line: "%s"', (text) => {
  expect(breakLines(text, 10, 3)).toEqual([])
})
