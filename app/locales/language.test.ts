import { expect, test } from 'vitest'
import { prefersRussian } from './language'

test.each([
  ['ru', true],
  ['ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7', true],
  ['en-GB,en;q=0.9,ru;q=0.8', false],
  ['en;q=0.5, ru', true],
  ['kk-KZ,kk;q=0.9,ru;q=0.8,en;q=0.7', true],
  ['de-DE,de;q=0.9', false],
  ['ru;q=0', false],
  ['RU', true],
  ['rum', false],
  ['*', false],
  ['xx;q=NaN,*;q=1e309,,;;=,__proto__,ru;q=-1', false],
  [`${'x,'.repeat(5000)}ru`, false],
  ['', false],
  [null, false],
])('%s: %s', (accepted, isPreferred) => {
  expect(prefersRussian(accepted)).toBe(isPreferred)
})
