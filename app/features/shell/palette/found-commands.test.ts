import { beforeAll, expect, test } from 'vitest'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { LANGUAGES, type Language } from '~/locales/language'
import { ru } from '~/locales/ru'
import { fixedCommands } from './fixed-commands'
import { foundCommands } from './found-commands'

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
  foundCommands(fixedCommands(language, fetched, MEMBER), typed).found.map(({ label }) => label)

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
  expect(foundCommands(fixed, 'gaet 34').areGuesses).toBe(true)
  expect(foundCommands(fixed, 'gate 34')).toMatchObject({ areGuesses: false, isExact: true })
  // "clay" is in "Clarity" by its letters alone, "ting" inside of "Settings".
  expect(foundCommands(fixed, 'clay')).toMatchObject({ areGuesses: true, isExact: false })
  expect(foundCommands(fixed, 'ting')).toMatchObject({ areGuesses: false, isExact: false })
  expect(labels('xqzxqz')).toEqual([])
  expect(labels('  ')).toEqual([])
  expect(labels('?!')).toEqual([])
})

test('no group takes more than its share where several have something', () => {
  const { found } = foundCommands(fixedCommands('en', LANGUAGES, MEMBER), 's')
  const groups = [...new Set(found.map(({ group }) => group))]
  expect(groups.length).toBeGreaterThan(1)
  for (const one of groups) expect(found.filter(({ group }) => group === one).length).toBeLessThanOrEqual(5)
})

test('moderation is offered to moderators, the own profile to everybody', () => {
  expect(labels('moderation')).toEqual([])
  const moderator = fixedCommands('en', LANGUAGES, { ...MEMBER, isModerator: true })
  expect(foundCommands(moderator, 'moder').found[0]).toMatchObject({ deed: { to: '/moderation' } })
  expect(foundCommands(moderator, 'your profile').found[0]).toMatchObject({ deed: { to: '/u/kenji' } })
})

test('every command has an id of its own', () => {
  const ids = fixedCommands('en', LANGUAGES, MEMBER).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
