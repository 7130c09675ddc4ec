import { expect, test } from 'vitest'
import type { InboxRow } from '~/domain/messaging/hub-frames.schema'
import type { ListedConversation } from '../messages-page'
import { mergeRows } from './use-live-rows'

const row = (conversationId: string, at: string, unread = 0): InboxRow => ({
  conversationId,
  otherId: `other of ${conversationId}`,
  lastMessage: null,
  unread,
  request: null,
  at,
})
const listed = (conversationId: string, at: string, version?: number): ListedConversation => ({
  row: { ...row(conversationId, at), version },
  person: {
    id: '',
    username: '',
    fullName: '',
    avatarUrl: null,
    hdType: null,
    isTimeUncertain: false,
    isVerified: false,
  },
  compatibility: null,
})
const shape = (rows: ListedConversation[]) => rows.map(({ row }) => `${row.conversationId} ${row.unread}`)
const live = (...rows: InboxRow[]) => new Map(rows.map((row) => [row.conversationId, row]))

const LOADED = [listed('a', '2026-11-22T10:00:00.000Z'), listed('b', '2026-11-22T09:00:00.000Z')]

test('what the hub tells takes the place of what was loaded, and the newest stands first', () => {
  expect(shape(mergeRows(LOADED, live(row('b', '2026-11-22T11:00:00.000Z', 2)), new Map()))).toEqual(['b 2', 'a 0'])
})

test('the same message read elsewhere changes the count', () => {
  expect(shape(mergeRows(LOADED, live(row('a', '2026-11-22T10:00:00.000Z', 1)), new Map()))).toEqual(['a 1', 'b 0'])
})

test('a page that was loaded later knows better', () => {
  expect(shape(mergeRows(LOADED, live(row('a', '2026-11-22T08:00:00.000Z', 9)), new Map()))).toEqual(['a 0', 'b 0'])
})

test('who is gone is gone', () => {
  expect(shape(mergeRows(LOADED, live(), new Map([['a', 0]])))).toEqual(['b 0'])
})

const AT = '2026-11-22T10:00:00.000Z'

test.each([
  ['what was read or changed elsewhere while nothing could be told stays as it was loaded', 3, 4, 'a 0'],
  ['what was told after the page was loaded holds', 5, 4, 'a 1'],
  ['what was told holds where the hub had counted nothing yet', 3, 0, 'a 1'],
])('%s', (_, told, loaded, shown) => {
  const rows = live({ ...row('a', AT, 1), version: told })
  expect(shape(mergeRows([listed('a', AT, loaded)], rows, new Map()))).toEqual([shown])
})

test.each([
  ['is gone for a page that was loaded before', 4, 4, []],
  ['is there on a page that was loaded after it came back', 4, 5, ['a 0']],
])('who was gone %s', (_, left, loaded, shown) => {
  expect(shape(mergeRows([listed('a', AT, loaded)], live(), new Map([['a', left]])))).toEqual(shown)
})
