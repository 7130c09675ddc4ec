import { expect, test } from 'vitest'
import { firstNameOf } from './first-name'

test.each([
  ['Anna Kovaleva', 'Anna'],
  ['  Марина   Соколова ', 'Марина'],
  ['Dr. Ann Lee', 'Ann'],
  ['Prof. Dr. Ann', 'Ann'],
  ['👩‍🚀 Rosa', 'Rosa'],
  ['Rosa🌹', 'Rosa🌹'],
  ['Jean-Luc Petit', 'Jean-Luc'],
  ['Al', 'Al'],
  ['J. Smith', 'J. Smith'],
  ['Dr. J. Smith', 'Dr. J. Smith'],
  ['李 明', '李 明'],
  ['A', 'A'],
  ['Dr.', 'Dr.'],
  ['👩‍🚀 🌹', '👩‍🚀 🌹'],
  ['42', '42'],
  ['', ''],
])('%s is called %s', (fullName, firstName) => {
  expect(firstNameOf(fullName)).toBe(firstName)
})
