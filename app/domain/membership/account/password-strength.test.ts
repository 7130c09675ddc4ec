import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords'
import { type PasswordStrength, passwordStrength } from './password-strength'

test.each([
  '123456',
  'qwerty',
  'Password',
  'PASSWORD1',
  'p@ssw0rd',
  'P@$$w0rd2024!',
  'dragon99',
  '1monkey1',
  'пароль',
  'Привет123',
  'йцукен',
  'humandesign',
])('%j is called common', (password) => {
  expect(passwordStrength(password)).toBe('common')
})

/** Bits by hand: letters that are no continuation of the one before, times log2 of the signs to choose from. */
const GRADED: [string, PasswordStrength][] = [
  ['abcdefghijklm', 'weak'], // 1 × 4.7
  ['zzzzzzzzzzzz', 'weak'], // 1 × 4.7
  ['kvtmr', 'weak'], // 5 × 4.7 = 23.5
  ['kvtmrw', 'fair'], // 6 × 4.7 = 28.2
  ['kvtmrwpb', 'fair'], // 8 × 4.7 = 37.6
  ['kvtmrwpbxh', 'good'], // 10 × 4.7 = 47
  ['Kv7m-Wpb2', 'good'], // 9 × log2(95) = 59.1
  ['plinth walrus kayak', 'strong'], // 19 × log2(59) > 100
  ['жкхцъэюбывлд', 'good'], // at most 12 × 5.04 = 60.5
]

test.each(GRADED)('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('an empty password is weak, not an error', () => {
  expect(passwordStrength('')).toBe('weak')
})

test('the list is lower case and holds no duplicate of itself in a variant', () => {
  for (const password of COMMON_PASSWORDS) expect(password).toBe(password.toLowerCase())
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(300)
})
