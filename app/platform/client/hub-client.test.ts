import { afterEach, expect, test } from 'vitest'
import type { InboxRow } from '../../domain/messaging/hub-frames.schema'
import { receiveHubFrame } from './hub-client'
import { forgetHub, hubView, NO_HUB, setStatus, subscribeToHub } from './hub-store'

afterEach(forgetHub)

const row = (conversationId: string, unread: number): InboxRow => ({
  conversationId,
  otherId: 'boris',
  lastMessage: null,
  unread,
  request: null,
  at: '2026-01-01T00:00:00.000Z',
})

test('rows, unread messages and status are as the hub told last', () => {
  receiveHubFrame({ type: 'ready', unread: 3, status: 'online' })
  receiveHubFrame({ type: 'inbox', row: row('x', 1), unread: 4 })
  receiveHubFrame({ type: 'inbox', row: row('x', 2), unread: 5 })
  receiveHubFrame({ type: 'status', status: 'busy' })
  const { unread, rows, status } = hubView()
  expect({ unread, rows: [...rows.values()], status }).toEqual({ unread: 5, rows: [row('x', 2)], status: 'busy' })
})

test('a status that was chosen is shown as such until the hub confirms it', () => {
  setStatus('busy')
  receiveHubFrame({ type: 'ready', unread: 0, status: 'online' })
  expect([hubView().chosenStatus, hubView().status]).toEqual(['busy', 'online'])
  receiveHubFrame({ type: 'status', status: 'busy' })
  expect([hubView().chosenStatus, hubView().status]).toEqual([null, 'busy'])
})

test('a conversation that left the list is gone until it is written in again', () => {
  receiveHubFrame({ type: 'inbox', row: row('x', 1), unread: 1 })
  receiveHubFrame({ type: 'gone', conversationId: 'x', unread: 0 })
  expect([hubView().rows.size, hubView().gone.has('x'), hubView().unread]).toEqual([0, true, 0])
  receiveHubFrame({ type: 'inbox', row: row('x', 1), unread: 1 })
  expect([hubView().rows.size, hubView().gone.has('x')]).toEqual([1, false])
})

test('whoever asks for presence is told that the answer has changed', () => {
  const before = hubView().presenceOf
  const seen: unknown[] = []
  const forget = subscribeToHub(() => seen.push(hubView().presenceOf('boris')))
  const presence = { memberId: 'boris', status: 'online', seenRecently: false } as const
  receiveHubFrame({ type: 'presence', presence })
  forget()
  expect(seen).toEqual([presence])
  expect(hubView().presenceOf).not.toBe(before)
  expect(hubView().presenceOf('anna')).toBeNull()
})

test('the next member begins with nothing', () => {
  receiveHubFrame({ type: 'inbox', row: row('x', 1), unread: 1 })
  forgetHub()
  expect(hubView()).toEqual(NO_HUB)
})
