import { expect, test } from 'vitest'
import { exampleMessage } from '../live/example-message.fixture'
import type { ShownMessage } from '../live/message-log'
import { groupMessages } from './group-messages'

let count = 0
const message = (senderId: string, createdAt: string): ShownMessage => ({
  ...exampleMessage(++count, { senderId, createdAt }),
  state: 'sent',
})

/** Days as lists of runs, a run as sender and number of messages. */
const shape = (messages: ShownMessage[], timeZone = 'UTC') =>
  groupMessages(messages, timeZone).map(({ runs }) => runs.map((run) => `${run.senderId}${run.messages.length}`))

test('messages of one sender stand together with five minutes between two at most', () => {
  expect(
    shape([
      message('a', '2026-11-22T10:00:00.000Z'),
      message('a', '2026-11-22T10:05:00.000Z'),
      message('a', '2026-11-22T10:10:00.001Z'),
      message('b', '2026-11-22T10:10:01.000Z'),
      message('a', '2026-11-22T10:10:02.000Z'),
    ]),
  ).toEqual([['a2', 'a1', 'b1', 'a1']])
})

test('a new day begins a new group, by the clock of whoever reads', () => {
  const messages = [message('a', '2026-11-21T20:59:00.000Z'), message('a', '2026-11-21T21:01:00.000Z')]
  expect(shape(messages)).toEqual([['a2']])
  expect(shape(messages, 'Europe/Moscow')).toEqual([['a1'], ['a1']])
})

test('no messages, no days', () => {
  expect(shape([])).toEqual([])
})
