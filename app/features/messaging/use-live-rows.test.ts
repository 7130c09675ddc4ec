import { expect, test } from 'vitest'
import type { InboxRow } from '~/domain/messaging/hub-frames.schema'
import type { ListedConversation } from './messages-page'
import { mergeRows } from './use-live-rows'

const row = (conversationId: string, at: string, unread = 0): InboxRow => ({
  conversationId,
  otherId: `other of ${conversationId}`,
  lastMessage: null,
  unread,
  request: null,
  at,
})
const listed = (conversationId: string, at: string): ListedConversation => ({
  row: row(conversationId, at),
  person: { id: '', username: '', fullName: '', avatarUrl: null, hdType: null, isVerified: false },
  compatibility: null,
})
const shape = (rows: ListedConversation[]) => rows.map(({ row }) => `${row.conversationId} ${row.unread}`)
const live = (...rows: InboxRow[]) => new Map(rows.map((row) => [row.conversationId, row]))

const LOADED = [listed('a', '2026-11-22T10:00:00.000Z'), listed('b', '2026-11-22T09:00:00.000Z')]

test('what the hub tells takes the place of what was loaded, and the newest stands first', () => {
  expect(shape(mergeRows(LOADED, live(row('b', '2026-11-22T11:00:00.000Z', 2)), new Set()))).toEqual(['b 2', 'a 0'])
})

test('the same message read elsewhere changes the count', () => {
  expect(shape(mergeRows(LOADED, live(row('a', '2026-11-22T10:00:00.000Z', 1)), new Set()))).toEqual(['a 1', 'b 0'])
})

test('a page that was loaded later knows better', () => {
  expect(shape(mergeRows(LOADED, live(row('a', '2026-11-22T08:00:00.000Z', 9)), new Set()))).toEqual(['a 0', 'b 0'])
})

test('who is gone is gone', () => {
  expect(shape(mergeRows(LOADED, live(), new Set(['a'])))).toEqual(['b 0'])
})
