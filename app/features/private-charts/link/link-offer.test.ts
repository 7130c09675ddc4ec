import { expect, test } from 'vitest'
import { linkOffer } from './link-offer'

const NOW = new Date('2026-11-27T12:00:00Z')
const OF_AGE = '2010-11-27'
const TOO_YOUNG = '2010-11-28'

test.each([
  ['owner', true, OF_AGE, 'owner'],
  ['owner', false, TOO_YOUNG, 'owner'],
  ['visitor', false, OF_AGE, 'register'],
  ['visitor', false, TOO_YOUNG, 'none'],
  ['member', false, OF_AGE, 'own'],
  ['member', true, OF_AGE, 'keep'],
  // A member is 16 at least: the chart of a child isn't theirs.
  ['member', false, TOO_YOUNG, 'keep'],
  ['member', true, TOO_YOUNG, 'keep'],
  ['paused', false, OF_AGE, 'paused'],
  ['paused', true, TOO_YOUNG, 'paused'],
] as const)('%s, with birth data: %s, born %s: %s', (relation, hasBirth, birthDate, offer) => {
  expect(linkOffer({ relation, hasBirth }, birthDate, NOW)).toBe(offer)
})
