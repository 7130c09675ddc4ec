import { expect, test } from 'vitest'
import { NO_FILTERS } from './directory-filters'
import { directoryMatch } from './directory-query'

const asked = (change: Partial<Parameters<typeof directoryMatch>[1]> = {}) => ({
  words: [],
  filters: NO_FILTERS,
  wantedHalves: [],
  ...change,
})

test('without a wish it is everybody whom the circle may find', () => {
  expect(directoryMatch('open', asked())).toBe('facts : ("oall")')
  expect(directoryMatch('connections', asked())).toBe('facts : ("call")')
})

test('every filter is a fact of its own', () => {
  const filters = {
    ...NO_FILTERS,
    type: 'manifesting_generator' as const,
    authority: 'ego_projected' as const,
    profile: '4/6' as const,
    definition: 'triple_split' as const,
    center: 'solar_plexus' as const,
    gate: 34,
    channel: '20-34' as const,
    language: 'ru' as const,
    country: 'DE',
    isVerified: true,
    isPractitioner: true,
  }
  const facts = [
    'all',
    'tmanifestinggenerator',
    'aegoprojected',
    'p46',
    'dtriplesplit',
    'csolarplexus',
    'g34',
    'k20x34',
  ]
  expect(directoryMatch('open', asked({ filters }))).toBe(
    [...facts, 'lru', 'nDE', 'v', 'w'].map((fact) => `facts : ("o${fact}")`).join(' AND '),
  )
})

test('any half that completes a channel will do, and without one nobody does', () => {
  const filters = { ...NO_FILTERS, completes: true }
  expect(directoryMatch('open', asked({ filters, wantedHalves: [3, 70] }))).toBe(
    'facts : ("oall") AND facts : ("oh3" OR "oh70")',
  )
  expect(directoryMatch('open', asked({ filters }))).toBe('facts : ("oall") AND facts : ("onothing")')
})

test('the last word is a beginning; a word may be the name of a type', () => {
  const words = [
    { word: 'anna', types: [] },
    { word: 'projec', types: ['projector' as const] },
  ]
  expect(directoryMatch('connections', asked({ words }))).toBe(
    'facts : ("call") AND {title body} : ("anna" OR body : "\uE000anna") AND ({title body} : ("projec"* OR body : "\uE000projec") OR facts : ("ctprojector"))',
  )
})
