import { expect, test } from 'vitest'
import { en } from './en'
import { channelKey, colorKey, gateKey, lineKey, toneKey } from './hd-key'
import { ru } from './ru'

test('keys lead to the words of the code', () => {
  expect(en.hd[gateKey(34)]).toBe('Power')
  expect(ru.hd[gateKey(34)]).toBe('Сила')
  expect(ru.hd[`${gateKey(34)}.full`]).toBe('Ворота Силы')
  expect(en.hd[`${gateKey(1)}.hexagram`]).toBe('The Creative')
  expect(en.hd[channelKey('20-34')]).toBe('Charisma')
  expect(ru.hd[`${channelKey('21-45')}.full`]).toBe('Материальный канал')
  expect(en.hd[colorKey('motivation', 6)]).toBe('Innocence')
  expect(en.hd[`${colorKey('environment', 3)}.left`]).toBe('Wet')
  expect(en.hd[toneKey('cognition', 3)]).toBe('Outer Vision')
  expect(ru.hd[lineKey(5)]).toBe('Еретик')
})
