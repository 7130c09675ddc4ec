import { expect, test } from 'vitest'
import { FIRST_STEPS, profileCompletion, type StepFacts } from './first-steps'

const NOTHING: StepFacts = {
  birthDate: null,
  hdDataCalculated: false,
  avatarUrl: null,
  bio: null,
  location: null,
  postsCount: 0,
  followingCount: 0,
  isConnected: false,
}
const EVERYTHING: StepFacts = {
  birthDate: '1980-07-05',
  hdDataCalculated: true,
  avatarUrl: '/avatars/1',
  bio: 'I walk.',
  location: 'Oslo',
  postsCount: 1,
  followingCount: 1,
  isConnected: true,
}
const doneOf = (facts: Partial<StepFacts>) => {
  const { steps, percent } = profileCompletion({ ...NOTHING, ...facts })
  return [steps.filter(({ done }) => done).map(({ step }) => step), percent] as const
}

test('all seven are told, in their order', () => {
  expect(profileCompletion(NOTHING).steps.map(({ step }) => step)).toEqual([...FIRST_STEPS])
  expect(FIRST_STEPS).toHaveLength(7)
})

// Sevenths, rounded: 14.29, 28.57, 42.86, 57.14, 71.43, 85.71.
test.each<[string, Partial<StepFacts>, string[], number]>([
  ['nothing', {}, [], 0],
  ['birth data alone', { birthDate: '1980-07-05' }, ['birth'], 14],
  ['birth data and the chart', { birthDate: '1980-07-05', hdDataCalculated: true }, ['birth', 'chart'], 29],
  ['three', { avatarUrl: '/a', bio: 'b', location: 'c' }, ['photo', 'bio', 'location'], 43],
  ['a bio of spaces is none', { bio: ' \n ', location: '\u00a0' }, [], 0],
  ['an empty address of a photo is no photo', { avatarUrl: '' }, [], 0],
  ['many posts count once', { postsCount: 40 }, ['post'], 14],
  ['whoever follows somebody has begun', { followingCount: 1 }, ['connection'], 14],
  ['so has whoever is connected', { isConnected: true }, ['connection'], 14],
  ['both are still one step', { isConnected: true, followingCount: 3 }, ['connection'], 14],
])('%s', (_, facts, steps, percent) => {
  expect(doneOf(facts)).toEqual([steps, percent])
})

test('everything is a hundred percent, and each thing missing takes one step away', () => {
  expect(profileCompletion(EVERYTHING).percent).toBe(100)
  for (const [step, without] of [
    ['birth', { birthDate: null }],
    ['chart', { hdDataCalculated: false }],
    ['photo', { avatarUrl: null }],
    ['bio', { bio: null }],
    ['location', { location: null }],
    ['post', { postsCount: 0 }],
    ['connection', { followingCount: 0, isConnected: false }],
  ] as const) {
    const { steps, percent } = profileCompletion({ ...EVERYTHING, ...without })
    expect([step, steps.filter(({ done }) => !done), percent]).toEqual([step, [{ step, done: false }], 86])
  }
})
