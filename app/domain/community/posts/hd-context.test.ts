import { expect, test } from 'vitest'
import { readWantedContext } from './hd-context'

const NONSENSE = ['gate:0', 'gate:65', 'gate:01', 'gate:', 'gate:3.5', 'channel:1-2', 'channel:10', 'transit:1', 'x']

test.each<[said: string, wanted: object | null | undefined]>([
  ['', null],
  ['transit', { kind: 'transit' }],
  ['gate:1', { kind: 'gate', gate: 1 }],
  ['gate:64', { kind: 'gate', gate: 64 }],
  ['channel:10-20', { kind: 'channel', channel: '10-20' }],
  ['channel:20-10', { kind: 'channel', channel: '10-20' }],
  ...NONSENSE.map((said): [string, undefined] => [said, undefined]),
])('%j is %j', (said, wanted) => {
  expect(readWantedContext(said)).toEqual(wanted)
})
