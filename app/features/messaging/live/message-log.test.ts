import { expect, test } from 'vitest'
import type { Message } from '~/domain/messaging/message.schema'
import { AT, exampleMessage, examplePage as page } from './example-message.fixture'
import { type Change, MessageLog } from './message-log'

const message = (seq: number, content = `text ${seq}`) => exampleMessage(seq, { content })
const tombstone = (seq: number): Message => ({ ...message(seq, ''), isDeleted: true })
const edited = (seq: number, rev: number, content: string): Change => ({
  type: 'edited',
  seq,
  rev,
  content,
  attachments: [],
  editedAt: AT,
})

const shown = (log: MessageLog) => log.messages.map(({ seq, content }) => [seq, content])

test('a message that comes again is shown once', () => {
  const log = new MessageLog(page([message(1)]))
  log.take(message(2))
  log.take(message(2))
  log.take(message(1))
  expect(shown(log)).toEqual([
    [1, 'text 1'],
    [2, 'text 2'],
  ])
})

test('what comes after a gap is held back until the gap is filled, and then follows in order', () => {
  const log = new MessageLog(page([message(1)]))
  log.take(message(4))
  log.take(message(3))
  expect(log.last).toBe(1)
  expect(log.isIncomplete).toBe(true)
  expect(shown(log)).toEqual([[1, 'text 1']])
  log.take(message(2))
  expect(log.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  expect(log.isIncomplete).toBe(false)
})

test('the server having more is a gap too', () => {
  const log = new MessageLog(page([]))
  log.takeNext([message(1)], 0, true)
  expect(log.isIncomplete).toBe(true)
  log.takeNext([message(2)], 0, false)
  expect(log.isIncomplete).toBe(false)
})

test('a deleted message fills its place and says nothing', () => {
  const log = new MessageLog(page([message(1)]))
  log.takeNext([tombstone(2), message(3)], 1, false)
  expect(log.last).toBe(3)
  expect(log.messages.map(({ seq }) => seq)).toEqual([1, 3])
})

test('a page whose last messages were deleted still says where the conversation stands', () => {
  expect(new MessageLog(page([message(1)], { seq: 4 })).last).toBe(4)
})

test('an edit and a deletion change what is shown, and an older change does not come over a newer one', () => {
  const log = new MessageLog(page([message(1), message(2)]))
  log.change(edited(1, 5, 'newer'))
  log.change(edited(1, 4, 'older'))
  log.change({ type: 'deleted', seq: 2, rev: 6 })
  expect(shown(log)).toEqual([[1, 'newer']])
  expect(log.messages[0]).toMatchObject({ isEdited: true, editedAt: AT })
  expect(log.rev).toBe(6)
})

test('a change that overtook its message is not lost', () => {
  const log = new MessageLog(page([message(1)]))
  log.take(message(3))
  log.change(edited(3, 1, 'as edited'))
  log.take(message(2))
  expect(shown(log).at(-1)).toEqual([3, 'as edited'])
})

test('a page from before a change does not undo it, and a page from after it is not changed back', () => {
  const before = new MessageLog(page([message(9)], { more: true, rev: 3 }))
  before.change(edited(8, 4, 'as edited'))
  before.takeOlder(page([message(8, 'as written')], { rev: 3 }))
  expect(shown(before)[0]).toEqual([8, 'as edited'])

  const after = new MessageLog(page([message(9)], { more: true, rev: 3 }))
  after.change(edited(8, 4, 'edited once'))
  after.takeOlder(page([{ ...message(8, 'edited twice'), isEdited: true }], { rev: 5 }))
  expect(shown(after)[0]).toEqual([8, 'edited twice'])
})

test('of a message that is held back, the version that came with what was missing is shown', () => {
  const log = new MessageLog(page([message(1)]))
  log.take(message(3, 'as written'))
  log.takeNext([message(2), message(3, 'as edited')], 7, false)
  expect(shown(log).at(-1)).toEqual([3, 'as edited'])
})

test('a change that is only seen in what the next socket brings reaches a message that was pulled before', () => {
  const log = new MessageLog(page([message(1)]))
  log.takeNext([message(2, 'as pulled'), message(3)], 4, false)
  log.takeNext([{ ...message(2, 'as edited'), isEdited: true, editedAt: AT }, tombstone(3)], 6, false)
  expect(shown(log)).toEqual([
    [1, 'text 1'],
    [2, 'as edited'],
  ])
})

test('older messages come before the first, each once, and end where the conversation begins', () => {
  const log = new MessageLog(page([message(5), message(6)], { more: true }))
  expect(log.first).toBe(5)
  log.takeOlder(page([message(3), message(4), message(5)], { more: true }))
  expect(log.messages.map(({ seq }) => seq)).toEqual([3, 4, 5, 6])
  expect([log.first, log.hasOlder]).toEqual([3, true])
  log.takeOlder(page([message(1), message(2)]))
  expect([log.first, log.hasOlder]).toEqual([1, false])
})
