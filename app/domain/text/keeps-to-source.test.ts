import { expect, test } from 'vitest'
import { keepsToSource } from './keeps-to-source'

const SOURCE = [
  'The Sun stands today in gate 34, Power, line 2. Spend it on your own work.',
  'Of your open centers it is the Root through which most comes in.',
]
const GOOD = [
  'Today the Sun is in gate 34, Power, in its line 2. Give that strength to what is yours to do.',
  'Most of what reaches you today comes through the Root, which is open.',
]
const english = { terms: ['Sun', 'Moon', 'Root', 'Sacral', 'Self-Projected', 'Head'], script: 'Latin' } as const
const keeps = (rephrased: string[]) => keepsToSource(SOURCE, rephrased, english)
const withFirst = (first: string) => [first, GOOD[1]!]

test('the same in other words', () => {
  expect(keeps(GOOD)).toBe(true)
  expect(keeps(SOURCE)).toBe(true)
  // A part of a longer word is no term.
  expect(keeps([`${GOOD[0]} Look ahead.`, GOOD[1]!])).toBe(true)
})

test.each([
  ['another gate', withFirst(GOOD[0]!.replace('34', '43'))],
  ['a gate in words', withFirst(`${GOOD[0]} Gate twenty is near.`)],
  ['another line in words', withFirst(GOOD[0]!.replace('in its line 2', 'in its fifth line'))],
  ['another planet', withFirst(GOOD[0]!.replace('the Sun', 'the Moon'))],
  ['another center', [GOOD[0]!, GOOD[1]!.replace('Root', 'Sacral')]],
  ['an authority', [GOOD[0]!, `${GOOD[1]} You are Self-Projected.`]],
  ['a paragraph less', [GOOD.join(' ')]],
  ['a paragraph more', [...GOOD, 'And rest.']],
  ['next to nothing', withFirst('Gate 34 today.')],
  ['much more than was given', withFirst(`${GOOD[0]} ${GOOD[0]} ${GOOD[0]}`)],
  ['markup', withFirst(`**${GOOD[0]}**`)],
  ['an address', withFirst(`${GOOD[0]} www.example.com`)],
  ['another language', withFirst('Солнце сегодня стоит в воротах 34, Сила, линия 2, и сила эта ваша.')],
])('%s is not kept to the source', (_, rephrased) => {
  expect(keeps(rephrased)).toBe(false)
})

test('in Russian as well', () => {
  const source = ['Солнце сегодня в воротах 34, «Сила», линия 2. Потратьте её на своё дело.']
  const check = { terms: ['Луна', 'Горло'], script: 'Cyrillic' } as const
  expect(
    keepsToSource(source, ['Сегодня Солнце в воротах 34, «Сила», линия 2: отдайте силу своему делу.'], check),
  ).toBe(true)
  expect(
    keepsToSource(source, ['Сегодня Солнце в воротах 34, «Сила», в пятой линии: отдайте силу своему делу.'], check),
  ).toBe(false)
  expect(
    keepsToSource(source, ['Сегодня Солнце в воротах 34, «Сила», линия 2, у Луны: отдайте силу делу.'], check),
  ).toBe(false)
  expect(keepsToSource(source, ['Today the Sun is in gate 34, Power, line 2: give it to your own work.'], check)).toBe(
    false,
  )
})
