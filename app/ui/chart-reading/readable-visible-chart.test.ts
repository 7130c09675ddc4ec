import { expect, test } from 'vitest'
import { readVisibleChart } from './readable-visible-chart'

const outline = {
  type: 'projector',
  authority: 'splenic',
  profile: '4/6',
  definition: 'single',
  centers: {
    head: 'undefined',
    ajna: 'undefined',
    throat: 'defined',
    g: 'undefined',
    heart: 'undefined',
    spleen: 'defined',
    sacral: 'undefined',
    solar_plexus: 'undefined',
    root: 'undefined',
  },
  channels: ['16-48', '20-57'],
} as const

test('with gates, every active gate is lit, and nobody learns by which side', () => {
  const { data, ...rest } = readVisibleChart({
    detail: 'gates',
    ...outline,
    channels: [...outline.channels],
    gates: [5, 16, 20, 48, 57],
  })!
  expect(data.gates).toEqual({ 5: 'active', 16: 'active', 20: 'active', 48: 'active', 57: 'active' })
  expect(Object.keys(data).sort()).toEqual(['centers', 'channels', 'gates'])
  expect(rest).toEqual({ type: 'projector', authority: 'splenic', profile: '4/6', definition: 'single', cross: null })
})

test('with channels only, no gate is lit but those of the channels, and it is said that the rest is closed', () => {
  const { data } = readVisibleChart({ detail: 'channels', ...outline, channels: [...outline.channels] })!
  expect(data.gates).toEqual({ 16: 'active', 20: 'active', 48: 'active', 57: 'active' })
  expect(data.onlyChannels).toBe(true)
})

test('the core has no drawing', () => {
  const { type, authority, profile, definition } = outline
  expect(readVisibleChart({ detail: 'core', type, authority, profile, definition })).toBeNull()
})
