import { beforeAll, expect, test } from 'vitest'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { LANGUAGES } from '~/locales/language'
import { ru } from '~/locales/ru'
import { toCommand } from './command'
import { fixedCommands } from './fixed-commands'
import { foundCommands } from './found-commands'
import { orderCommands } from './order-commands'
import { personCommands } from './typed-commands'

const MEMBER = {
  ...{ id: '1', username: 'kenji', fullName: 'Kenji', avatarUrl: null, hdType: null },
  ...{ isTimeUncertain: false, isModerator: false, isPremium: false },
}

beforeAll(() => {
  registerDictionaries('en', en)
  registerDictionaries('ru', ru)
})

function labels(q: string, names: readonly string[], isOlder = false) {
  const people = names.map((fullName, place) => {
    return { id: String(place), username: `member_${place}`, fullName, avatarUrl: null, hdType: null }
  })
  const found = foundCommands(fixedCommands('en', LANGUAGES, MEMBER), q)
  const search = toCommand({ id: 'search', group: 'search', label: 'Search', deed: { to: '/app/search' } })
  const parts = { q, found, persons: personCommands(people), isOlder, days: [], isDayFirst: false, search }
  return orderCommands(parts).map(({ label }) => label)
}

test.each([
  ['Will', 'Will Smith'],
  ['Gen', 'Gen Ito'],
  ['Sol', 'Sol Vega'],
  ['Moon', 'Moon Park'],
  ['Эго', 'Эго Петров'],
  ['clay', 'Clay'],
  ['sacral', 'Sacral Heart'],
  ['will smith', 'Will Smith'],
  ['member_0', 'Anna'],
])('%s opens %s, whose name it is', (q, name) => {
  expect(labels(q, [name])[0]).toBe(name)
})

test.each([
  ['settings', 'Settings Person', 'Settings: Personal'],
  ['sacr', 'Sacramento Lee', 'Sacral'],
  ['mg', 'Mgaba', 'Manifesting Generator'],
])('%s does not open %s', (q, name, first) => {
  expect(labels(q, [name])[0]).toBe(first)
  expect(labels(q, [name])).toContain(name)
})

test('who has a name that begins so comes before a fit inside a word', () => {
  expect(labels('ting', ['Tingley'])[0]).toBe('Tingley')
})

test('no guess and no person of an earlier text comes before the search', () => {
  expect(labels('clay', ['Anna'], true)).toEqual(['Search', 'Anna'])
})
