import { describe, expect, test } from 'vitest'
import { findLesson, LESSONS, MODULES, placeOf } from './lessons'
import { isOpen, lessonAfter, progressOf } from './progress'

const day = new Date(0)
const passed = (lessons: readonly string[]) => lessons.map((lesson) => ({ lesson, passedAt: day }))
const read = (...lessons: string[]) => lessons.map((lesson) => ({ lesson, passedAt: null }))
const [first, second, third, fourth] = MODULES.map(({ lessons }) => lessons as readonly string[])
const statesOf = (records: Parameters<typeof progressOf>[0]) => progressOf(records).modules.map(({ state }) => state)

test('there are four modules of six lessons, each once', () => {
  expect(MODULES.map(({ lessons }) => lessons.length)).toEqual([6, 6, 6, 6])
  expect(new Set(LESSONS).size).toBe(24)
})

describe('the state of the modules', () => {
  test.each([
    ['nothing read', [], ['next', 'locked', 'locked', 'locked']],
    ['one read', read(first![2]!), ['in_progress', 'locked', 'locked', 'locked']],
    ['all but one done', passed(first!.slice(1)), ['in_progress', 'locked', 'locked', 'locked']],
    ['one only read', [...passed(first!.slice(1)), ...read(first![0]!)], ['in_progress', 'locked', 'locked', 'locked']],
    ['the first done', passed(first!), ['done', 'next', 'locked', 'locked']],
    ['the second begun', [...passed(first!), ...read(second![0]!)], ['done', 'in_progress', 'locked', 'locked']],
    ['two done', passed([...first!, ...second!]), ['done', 'done', 'next', 'locked']],
    ['all done', passed(LESSONS), ['done', 'done', 'done', 'done']],
    // A lesson that came later leaves the first open and closes nothing behind it.
    [
      'a gap before what was begun',
      passed([...first!.slice(1), ...second!, third![0]!]),
      ['in_progress', 'done', 'in_progress', 'locked'],
    ],
    ['a lesson that is no more', passed(['of-old']), ['next', 'locked', 'locked', 'locked']],
  ])('%s', (_, records, states) => {
    expect(statesOf(records)).toEqual(states)
  })
})

test('what was read and not passed comes first, then what waits, then nothing', () => {
  expect(progressOf([]).next).toBe(first![0])
  expect(progressOf([...passed([first![0]!]), ...read(first![3]!)]).next).toBe(first![3])
  expect(progressOf(passed(first!)).next).toBe(second![0])
  expect(progressOf(passed(LESSONS)).next).toBeNull()
})

test('lessons that are done are counted', () => {
  const { doneCount, modules } = progressOf([...passed(first!.slice(0, 4)), ...read(first![4]!)])
  expect([doneCount, modules[0]!.doneCount, modules[1]!.doneCount]).toEqual([4, 4, 0])
})

test('a lesson is open with its module, in any order', () => {
  const begun = progressOf([])
  for (const lesson of LESSONS) expect(isOpen(begun, lesson)).toBe(first!.includes(lesson))
  const later = progressOf(passed(first!))
  for (const lesson of LESSONS) expect(isOpen(later, lesson)).toBe([...first!, ...second!].includes(lesson))
})

test('lessons have their place', () => {
  expect(placeOf('types')).toEqual({ module: 0, place: 1 })
  expect(placeOf('living-it')).toEqual({ module: 3, place: 5 })
  expect([findLesson('gates'), findLesson('nowhere'), findLesson('toString')]).toEqual(['gates', null, null])
  expect([lessonAfter('experiment'), lessonAfter('living-it')]).toEqual([second![0], null])
  expect(fourth).toHaveLength(6)
})
