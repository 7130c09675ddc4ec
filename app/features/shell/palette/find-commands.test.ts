import { beforeAll, expect, test } from 'vitest'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { LANGUAGES, type Language } from '~/locales/language'
import { ru } from '~/locales/ru'
import { fixedCommands, personCommands, toCommand } from './commands'
import { findCommands, orderCommands } from './find-commands'

const MEMBER = {
  id: '1',
  username: 'kenji',
  fullName: 'Kenji',
  avatarUrl: null,
  hdType: null,
  isTimeUncertain: false,
  isModerator: false,
  isPremium: false,
}

beforeAll(() => {
  registerDictionaries('en', en)
  registerDictionaries('ru', ru)
})

const labels = (typed: string, language: Language = 'en', fetched: readonly Language[] = LANGUAGES) =>
  findCommands(fixedCommands(language, fetched, MEMBER), typed).found.map(({ label }) => label)

test.each([
  ['set priv', 'Settings: Privacy'],
  ['настр', 'Settings: Personal'],
  ['dark', 'Theme: dark'],
  ['темная', 'Theme: dark'],
  ['penta', 'Penta'],
  ['пента', 'Penta'],
  ['log out', 'Sign out…'],
  ['gate 34', '34 Power'],
  ['ворота 34', '34 Power'],
  ['20-34', '20–34 Charisma'],
  ['charisma', '20–34 Charisma'],
  ['throat', 'Throat'],
  ['горл', 'Throat'],
  ['mercury', 'Mercury'],
  ['1/3', '1/3 Investigator / Martyr'],
  ['write a post', 'Write a post'],
  ['tranists', 'Transits'],
  ['clndr', 'HD Calendar'],
  ['mg', 'Manifesting Generator'],
  ['мг', 'Manifesting Generator'],
  ['mani gen', 'Manifesting Generator'],
  ['сакрал', 'Sacral'],
  ['солнечное сплетение', 'Solar Plexus'],
  ['emotional authority', 'Emotional'],
  ['крест воплощения', 'Your Chart'],
  ['incarnation cross', 'Your Chart'],
])('%s finds "%s" first', (typed, label) => {
  expect(labels(typed)[0]).toBe(label)
})

test.each([
  ['настр', 'Настройки: Личное'],
  ['nastr', 'Настройки: Личное'],
  ['yfcnh', 'Настройки: Личное'],
  ['settings', 'Настройки: Личное'],
  ['сила', '34 Сила'],
  ['харизма', '20–34 Харизма'],
  ['выйти', 'Выйти…'],
  ['sign out', 'Выйти…'],
  ['cfrhfk', 'Сакральный центр'],
])('in Russian %s finds "%s"', (typed, label) => {
  expect(labels(typed, 'ru')).toContain(label)
})

test('"kan 34" finds the channels of gate 34 and nothing else', () => {
  const channels = ['34–57 Power', '10–34 Exploration', '20–34 Charisma']
  expect(labels('kan 34')).toEqual(channels)
  expect(labels('kan 34', 'ru')).toHaveLength(channels.length)
})

test('"34" finds the gate before its channels', () => {
  expect(labels('34').slice(0, 4)).toEqual(['34 Power', '34–57 Power', '10–34 Exploration', '20–34 Charisma'])
})

test('only the words that were fetched find', () => {
  expect(labels('ворота 34', 'en', ['en'])).toEqual([])
  expect(labels('gate 34', 'en', ['en'])).toEqual(['34 Power'])
})

test('guesses stand only where nothing is sure, and nonsense finds nothing', () => {
  expect(labels('gaet 34')).toEqual(['34 Power'])
  const fixed = fixedCommands('en', LANGUAGES, MEMBER)
  expect(findCommands(fixed, 'gaet 34').areGuesses).toBe(true)
  expect(findCommands(fixed, 'gate 34')).toMatchObject({ areGuesses: false, isExact: true })
  // "clay" is in "Clarity" by its letters alone, "ting" inside of "Settings".
  expect(findCommands(fixed, 'clay')).toMatchObject({ areGuesses: true, isExact: false })
  expect(findCommands(fixed, 'ting')).toMatchObject({ areGuesses: false, isExact: false })
  expect(labels('xqzxqz')).toEqual([])
  expect(labels('  ')).toEqual([])
  expect(labels('?!')).toEqual([])
})

test('no group takes more than its share where several have something', () => {
  const { found } = findCommands(fixedCommands('en', LANGUAGES, MEMBER), 's')
  const groups = [...new Set(found.map(({ group }) => group))]
  expect(groups.length).toBeGreaterThan(1)
  for (const one of groups) expect(found.filter(({ group }) => group === one).length).toBeLessThanOrEqual(5)
})

test('moderation is offered to moderators, the own profile to everybody', () => {
  expect(labels('moderation')).toEqual([])
  const moderator = fixedCommands('en', LANGUAGES, { ...MEMBER, isModerator: true })
  expect(findCommands(moderator, 'moder').found[0]).toMatchObject({ action: { to: '/moderation' } })
  expect(findCommands(moderator, 'your profile').found[0]).toMatchObject({ action: { to: '/u/kenji' } })
})

test('every command has an id of its own', () => {
  const ids = fixedCommands('en', LANGUAGES, MEMBER).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

function ordered(q: string, names: readonly string[], isOlder = false) {
  const people = names.map((fullName, place) => {
    return { id: String(place), username: `member_${place}`, fullName, avatarUrl: null, hdType: null }
  })
  const found = findCommands(fixedCommands('en', LANGUAGES, MEMBER), q)
  const search = toCommand({ id: 'search', group: 'search', label: 'Search', action: { to: '/app/search' } })
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
  expect(ordered(q, [name])[0]).toBe(name)
})

test.each([
  ['settings', 'Settings Person', 'Settings: Personal'],
  ['sacr', 'Sacramento Lee', 'Sacral'],
  ['mg', 'Mgaba', 'Manifesting Generator'],
])('%s does not open %s', (q, name, first) => {
  expect(ordered(q, [name])[0]).toBe(first)
  expect(ordered(q, [name])).toContain(name)
})

test('who has a name that begins so comes before a fit inside a word', () => {
  expect(ordered('ting', ['Tingley'])[0]).toBe('Tingley')
})

test('no guess and no person of an earlier text comes before the search', () => {
  expect(ordered('clay', ['Anna'], true)).toEqual(['Search', 'Anna'])
})
