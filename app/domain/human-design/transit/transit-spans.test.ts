import { describe, expect, test } from 'vitest'
import type { Ingress } from '../service/sky-event.schema'
import { skyFrames } from './sky'
import { transitSpans } from './transit-spans'

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour)).toISOString()
const moves = (hour: number, body: Ingress['body'], gate: number): Ingress => ({
  kind: 'gate_ingress',
  at: at(hour),
  body,
  gate,
  line: 1,
  motion: 'direct',
})
const DAY = { from: at(0), to: at(24) }
const START = [
  { body: 'sun' as const, gate: 1, line: 2 },
  { body: 'moon' as const, gate: 34, line: 6 },
]

describe('frames', () => {
  test('without a change there is one', () => {
    expect(skyFrames(START, [], DAY)).toEqual([{ from: at(0), until: at(24), sky: START }])
  })

  test('each change begins one, and what changes at one instant changes at once', () => {
    const frames = skyFrames(START, [moves(6, 'moon', 9), moves(9, 'moon', 5), moves(9, 'sun', 43)], DAY)
    expect(frames.map(({ from, until, sky }) => [from, until, sky.map(({ gate }) => gate)])).toEqual([
      [at(0), at(6), [1, 34]],
      [at(6), at(9), [1, 9]],
      [at(9), at(24), [43, 5]],
    ])
  })

  test('a change at the very end has no time left', () => {
    expect(skyFrames(START, [moves(24, 'moon', 9)], DAY)).toHaveLength(1)
  })
})

describe('spans', () => {
  const spansOf = (natal: number[], ingresses: Ingress[]) => transitSpans(natal, skyFrames(START, ingresses, DAY))

  test('what held before the first frame and after the last has no times', () => {
    expect(spansOf([8], [])).toEqual([
      { fact: { kind: 'completed', channel: '1-8' }, bodies: ['sun'], from: null, until: null },
      { fact: { kind: 'center', center: 'throat' }, bodies: ['sun'], from: null, until: null },
      { fact: { kind: 'center', center: 'g' }, bodies: ['sun'], from: null, until: null },
    ])
  })

  test('a channel ends as the body leaves, and begins anew as it comes back', () => {
    const spans = spansOf([20], [moves(6, 'moon', 9), moves(12, 'moon', 34), moves(18, 'moon', 9)])
    expect(spans.filter(({ fact }) => fact.kind === 'completed')).toEqual([
      { fact: { kind: 'completed', channel: '20-34' }, bodies: ['moon'], from: null, until: at(6) },
      { fact: { kind: 'completed', channel: '20-34' }, bodies: ['moon'], from: at(12), until: at(18) },
    ])
  })

  test('one body takes over from another: the fact goes on, with both', () => {
    const spans = spansOf([20], [moves(6, 'sun', 34), moves(8, 'moon', 9)])
    expect(spans.filter(({ fact }) => fact.kind === 'completed')).toEqual([
      { fact: { kind: 'completed', channel: '20-34' }, bodies: ['sun', 'moon'], from: null, until: null },
    ])
  })

  test('a bridge from and until', () => {
    const split = [27, 50, 11, 56, 57]
    const spans = spansOf(split, [moves(6, 'moon', 20), moves(9, 'moon', 9)])
    expect(spans.filter(({ fact }) => fact.kind === 'bridge')).toEqual([
      { fact: { kind: 'bridge' }, bodies: ['moon'], from: at(6), until: at(9) },
    ])
  })

  test('a gate of the chart is stressed while anybody stands in it', () => {
    const spans = spansOf([9], [moves(6, 'moon', 9), moves(7, 'sun', 9), moves(8, 'moon', 5)])
    expect(spans.filter(({ fact }) => fact.kind === 'reinforced')).toEqual([
      { fact: { kind: 'reinforced', gate: 9 }, bodies: ['sun', 'moon'], from: at(6), until: null },
    ])
  })
})
