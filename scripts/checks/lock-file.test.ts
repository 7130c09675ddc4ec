import { expect, test } from 'vitest'
import { missingOptionalPackages } from './lock-file.mjs'

const lockWith = (...held: string[]) => ({
  packages: {
    '': {},
    'node_modules/bundler': { optionalDependencies: { '@bundler/linux': '1.0.0', '@bundler/mac': '1.0.0' } },
    ...Object.fromEntries(held.map((path) => [path, {}])),
  },
})

test('a lock made where the Mac binary was not to be had is told apart', () => {
  expect(missingOptionalPackages(lockWith('node_modules/@bundler/linux'))).toEqual([
    'node_modules/bundler → @bundler/mac',
  ])
})

test('a binary nested below its own package counts as held', () => {
  const lock = lockWith('node_modules/@bundler/linux', 'node_modules/bundler/node_modules/@bundler/mac')
  expect(missingOptionalPackages(lock)).toEqual([])
})
