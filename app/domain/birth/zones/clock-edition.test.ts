import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CLOCK_EDITION } from './clock-edition'

const SOURCES = [
  'workers/chart/zones/zones.bin',
  'workers/chart/places/zone-map.bin',
  'scripts/places/zone-corrections.json',
  'app/domain/birth/zones/regional-clock-list.ts',
  'app/domain/birth/zones/regional-clocks.ts',
  'app/domain/birth/zones/zone-names.ts',
]

/** Without comments and spaces, so that a better wording is no other edition. */
const read = (path: string) => {
  const bytes = readFileSync(new URL(`../../../../${path}`, import.meta.url))
  return path.endsWith('.ts') ? bytes.toString().replace(/\/\*[\s\S]*?\*\/|\/\/.*|\s+/g, '') : bytes
}

// When this fails, stored charts may go by another clock than new ones: raise CLOCK_EDITION and write the digest down beside it.
test('every change of the zones and regional clocks is an edition of its own', () => {
  const digest = createHash('sha256')
  for (const path of SOURCES) digest.update(read(path))
  expect([CLOCK_EDITION, digest.digest('hex').slice(0, 16)]).toEqual([3, '47acf9b9f7276aa1'])
})
