import { expect, test } from 'vitest'
import type { ChartWithoutHour } from '../chart/visible-chart'
import { shortReading } from './short-reading'

const keysOf = (...read: Parameters<typeof shortReading>) => shortReading(...read).map(({ key }) => key)
const core: ChartWithoutHour & { detail: 'core' } = {
  detail: 'core',
  type: 'generator',
  authority: 'sacral',
  profile: '5/1',
  definition: 'single',
}

test('type, authority and profile, where nothing is unusual', () => {
  expect(keysOf(core)).toEqual(['short.generator', 'short.sacral', 'short.5/1'])
})

test('the unusual thing comes before the profile', () => {
  expect(keysOf({ ...core, definition: 'quadruple_split' })[2]).toBe('short.rare.quadruple_split')
  expect(keysOf({ ...core, type: 'projector', authority: 'mental', profile: null })[2]).toBe('short.rare.mental')
})

test('where a rare core withholds profile and definition, the third sentence is of the type', () => {
  const short = shortReading({ ...core, type: 'manifestor', authority: 'splenic', profile: null, definition: null })
  expect(short.map(({ key }) => key)).toEqual(['short.manifestor', 'short.splenic', 'short.manifestor.signal'])
  expect(JSON.stringify(short)).not.toContain('null')
})
