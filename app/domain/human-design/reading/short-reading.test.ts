import { expect, test } from 'vitest'
import type { VisibleChart } from '../chart/visible-chart'
import { shortReading } from './short-reading'

const keysOf = (...read: Parameters<typeof shortReading>) => shortReading(...read).map(({ key }) => key)
const core: VisibleChart & { detail: 'core' } = {
  detail: 'core',
  type: 'generator',
  authority: 'sacral',
  profile: '5/1',
  definition: 'single',
}

test('type, authority and profile, where nothing is unusual', () => {
  expect(keysOf(core, null)).toEqual(['short.generator', 'short.sacral', 'short.5/1'])
})

test('the unusual thing comes before the profile', () => {
  expect(keysOf({ ...core, definition: 'quadruple_split' }, null)[2]).toBe('rare.quadruple_split')
  expect(keysOf({ ...core, type: 'projector', authority: 'mental', profile: null }, null)[2]).toBe('rare.mental')
})

test('where a rare core withholds profile and definition, the third sentence is of the type', () => {
  const short = shortReading(
    { ...core, type: 'manifestor', authority: 'splenic', profile: null, definition: null },
    null,
  )
  expect(short.map(({ key }) => key)).toEqual(['short.manifestor', 'short.splenic', 'short.manifestor.signal'])
  expect(JSON.stringify(short)).not.toContain('null')
})

test('what an uncertain time leaves open is left out', () => {
  const shares = (terms: object) => ({ minutes: null, shares: terms })
  expect(keysOf(core, shares({ authority: 0.4 }))).toEqual(['short.generator', 'short.5/1'])
  expect(keysOf(core, shares({ profile: 0.4 }))).toEqual(['short.generator', 'short.sacral', 'short.generator.signal'])
  expect(keysOf(core, shares({ type: 0.9, authority: 0.4, profile: 0.4 }))).toEqual([])
  const split = { ...core, definition: 'quadruple_split' } as const
  expect(keysOf(split, shares({ definition: 0.9 }))[2]).toBe('short.5/1')
  expect(keysOf(split, shares({ profile: 0.4 }))[2]).toBe('rare.quadruple_split')
})
