import { expect, test } from 'vitest'
import { emailField } from './account-fields.schema'
import { toAsciiDomain } from './ascii-domain'

test.each([
  ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['anna@ПРИМЕР.РФ', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['anna@münchen.example', 'anna@xn--mnchen-3ya.example'],
  ['anna@example.com', 'anna@example.com'],
  ['anna@EXAMPLE.com', 'anna@EXAMPLE.com'],
  ['пример.рф', 'пример.рф'],
  ['anna@пример.рф/путь', 'anna@пример.рф/путь'],
  ['anna@пример.рф:80', 'anna@пример.рф:80'],
])('%s becomes %s', (address, ascii) => {
  expect(toAsciiDomain(address)).toBe(ascii)
})

test.each([
  ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['anna@xn--e1afmkfd.xn--p1ai', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['a@xn--fiqs8s.xn--fiqs8s', 'a@xn--fiqs8s.xn--fiqs8s'],
  [' anna.b+c@mail.example ', 'anna.b+c@mail.example'],
])('%s is an address: %s', (typed, address) => {
  expect(emailField.parse(typed)).toBe(address)
})

test.each([
  'анна@пример.рф',
  'anna@рф',
  'anna@１.２.３.４',
  'anna@example.c',
  'anna@example.1',
  'anna@-example.com',
  'anna@example.xn--',
  'anna@exa mple.com',
  'a@b@пример.рф',
  `anna@${'п'.repeat(60)}.${'п'.repeat(60)}.${'п'.repeat(60)}.${'п'.repeat(60)}.рф`,
])('%s is none', (typed) => {
  expect(emailField.safeParse(typed).success).toBe(false)
})
