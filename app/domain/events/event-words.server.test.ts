import { expect, test } from 'vitest'
import { eventWords } from './event-words.server'

test('an event is found by its words and their stems, without punctuation', () => {
  const event = { title: '«Генераторы», встреча', description: 'Встреча: two circles!', city: 'Berlin', cityRu: null }
  expect(eventWords(event)).toBe(
    'генераторы встреча two circles berlin \uE000генератор \uE000встреч \uE000circl \uE000berlin',
  )
})
