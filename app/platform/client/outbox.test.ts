import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unmark, unsentMark } from './member-marks'
import { outbox } from './outbox'
import type { OutboxEntry } from './outbox-entry'
import { putInTab, readTab } from './tab-outbox'

// Here is no database, as in some private windows: what is tested is that nothing typed depends on it.

const entry = (clientId: string, change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  conversationId: 'c',
  memberId: 'anna',
  clientId,
  content: clientId,
  attachment: null,
  typedAt: Number(clientId),
  problem: null,
  ...change,
})

/** What a browser keeps as text, for one tab or for all. */
function textStore(isFull = false) {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new Error('QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key: string) => texts.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', textStore())
  vi.stubGlobal('localStorage', textStore())
})
afterEach(() => {
  for (const { clientId } of readTab()) outbox.remove(entry(clientId))
  vi.unstubAllGlobals()
})

const ids = async (memberId: string, conversationId?: string) =>
  (await outbox.list(memberId, conversationId)).entries.map(({ clientId }) => clientId)

test('without a database it says so, and what was typed is in the tab’s store until it is acknowledged', async () => {
  expect(await outbox.put(entry('1'))).toBe(false)
  expect(JSON.parse(sessionStorage.getItem('outbox')!)).toEqual([entry('1')])
  expect(unsentMark('anna')).not.toBeNull()
  await outbox.remove(entry('1'))
  expect(await ids('anna')).toEqual([])
})

test('what another member typed, or in another conversation, is not among it, and the order is that of typing', async () => {
  for (const one of [entry('3'), entry('1'), entry('2', { memberId: 'boris' }), entry('4', { conversationId: 'd' })])
    await outbox.put(one)
  expect(await ids('anna', 'c')).toEqual(['1', '3'])
  expect(await ids('anna')).toEqual(['1', '3', '4'])
  expect(await ids('boris')).toEqual(['2'])
})

test('a message written twice is one, as it was last written', async () => {
  putInTab(entry('1'))
  await outbox.put(entry('1', { problem: 'too_long' }))
  expect(await outbox.list('anna')).toEqual({ entries: [entry('1', { problem: 'too_long' })], isWhole: false })
})

test('a full store loses nothing as long as the page stands', async () => {
  vi.stubGlobal('sessionStorage', textStore(true))
  await outbox.put(entry('1'))
  await outbox.put(entry('2'))
  await outbox.remove(entry('1'))
  expect(await ids('anna')).toEqual(['2'])
})

test('a store that becomes full has each message once', async () => {
  await outbox.put(entry('1'))
  vi.stubGlobal('sessionStorage', {
    ...sessionStorage,
    setItem() {
      throw new Error('QuotaExceededError')
    },
  })
  await outbox.put(entry('2'))
  expect(await ids('anna')).toEqual(['1', '2'])
})

test('what cannot be understood is not sent', async () => {
  sessionStorage.setItem('outbox', JSON.stringify([{ ...entry('1'), content: 7 }, entry('2')]))
  expect(await ids('anna')).toEqual(['2'])
  sessionStorage.setItem('outbox', 'no list')
  expect(await ids('anna')).toEqual([])
})

test('a mark that was set again since it was seen stays, and what failed sets none', async () => {
  await outbox.put(entry('1'))
  const seen = unsentMark('anna')
  await outbox.put(entry('2'))
  unmark('anna', seen)
  expect(unsentMark('anna')).not.toBeNull()
  unmark('anna', unsentMark('anna'))
  await outbox.put(entry('2', { problem: 'unavailable' }))
  expect(unsentMark('anna')).toBeNull()
})
