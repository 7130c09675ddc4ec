import { expect, test } from 'vitest'
import { cacheKeyOf } from './cache-key'

test.each([
  ['/app/profile', '/app/profile'],
  ['/app/messages', '/app/messages'],
  ['/app/messages?c=a1B2-c3', '/app/messages?c=a1B2-c3'],
])('%s is kept as %s', (address, kept) => {
  expect(cacheKeyOf(new URL(address, 'https://social.example'))).toBe(kept)
})

test.each([
  '/',
  '/app/dashboard',
  '/app/profiles',
  '/app/messages/c',
  '/app/profile?view=sheet',
  '/app/messages?q=ada',
  '/app/messages?to=kenji',
  '/app/messages?before=40&c=a1B2-c3',
  '/app/messages?c=a&c=b',
  '/app/messages?c=%22%3E%3Cscript',
  '/app/messages?c=',
  '/u/river_santafe',
  '/app/settings?tab=account',
  '/login?redirect=/app/profile',
])('%s is not kept', (address) => {
  expect(cacheKeyOf(new URL(address, 'https://social.example'))).toBeNull()
})
