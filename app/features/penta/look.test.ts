import { expect, test } from 'vitest'
import { lookKey, readLook } from './look'
import type { Group, ShownChannel } from './penta'

const channel: ShownChannel = {
  ...{ channel: '7-31', name: 'The Alpha', part: 'upper', isClosed: false, wholeIn: [], isUncertain: false },
  gates: [
    { gate: 7, name: 'Role', holders: [0], isUncertain: false },
    { gate: 31, name: 'Leading', holders: [], isUncertain: false },
  ],
}
const person = {
  username: 'a',
  fullName: 'A',
  avatarUrl: null,
  hdType: null,
  isTimeUncertain: false,
  isViewer: false,
  mark: 'A',
}
const group: Pick<Group, 'people' | 'channels'> = { people: [person], channels: [channel] }

test('an address says what is looked at: a gate, a channel or a person, counted from one', () => {
  expect(readLook('gate-31', group)).toEqual({ kind: 'gate', gate: channel.gates[1], channel })
  expect(readLook('channel-7-31', group)).toEqual({ kind: 'channel', channel })
  expect(readLook('person-1', group)).toEqual({ kind: 'person', place: 0 })
  expect([lookKey({ gate: 31 }), lookKey({ channel: '7-31' }), lookKey({ person: 0 })]).toEqual([
    'gate-31',
    'channel-7-31',
    'person-1',
  ])
})

test.each([null, '', 'gate-64', 'person-2', 'person-0', 'channel-1-8'])('%s is nothing here', (key) => {
  expect(readLook(key, group)).toBeNull()
})
