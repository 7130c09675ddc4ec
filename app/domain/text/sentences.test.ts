import { expect, test } from 'vitest'
import { firstSentence } from './sentences'

test.each([
  ['One thought. And another.', 'One thought.'],
  ['Is it mine? Ask again.', 'Is it mine?'],
  [
    '“What do you want?” sends a Generator into the head. “Shall we walk?” does not.',
    '“What do you want?” sends a Generator into the head.',
  ],
  ['She said “Stay.” Then she left.', 'She said “Stay.”'],
  ['«Это моё?» Спросите ещё раз.', '«Это моё?»'],
  ['Время идёт… Ждите.', 'Время идёт…'],
  ['Written by A. Smith in spring. And read.', 'Written by A. Smith in spring.'],
  ['Около 5.5 суток. Потом дальше.', 'Около 5.5 суток.'],
  ['Some, e.g. this one, go on. Others stop.', 'Some, e.g. this one, go on.'],
  ['No mark at all', 'No mark at all'],
  ['Only one.', 'Only one.'],
  ['A paragraph without end\n\nAnd the next. One.', 'A paragraph without end'],
  ['', ''],
])('%j begins with %j', (text, expected) => {
  expect(firstSentence(text)).toBe(expected)
})

test('what is after the first sentence is never in it', () => {
  expect(firstSentence('  First line. SECRET body.\n\nMore SECRET.  ')).not.toContain('SECRET')
})
