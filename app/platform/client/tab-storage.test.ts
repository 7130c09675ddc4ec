import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readTabList, readTabText, writeTabList, writeTabText } from './tab-storage'

/** The browser's storage of one tab: full, or refused as with cookies blocked. */
function stubStorage(failure?: 'full' | 'refused') {
  const texts = new Map<string, string>()
  const refuse = () => {
    throw new DOMException('', failure === 'full' ? 'QuotaExceededError' : 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', {
    getItem: failure === 'refused' ? refuse : (key: string) => texts.get(key) ?? null,
    setItem: failure ? refuse : (key: string, text: string) => void texts.set(key, text),
    removeItem: failure === 'refused' ? refuse : (key: string) => void texts.delete(key),
  })
  return texts
}

beforeEach(() => void stubStorage())
afterEach(() => vi.unstubAllGlobals())

test('a text is read again, and null deletes it', () => {
  expect(readTabText('draft')).toBeNull()
  expect(writeTabText('draft', 'Half a sentence')).toBe(true)
  expect(readTabText('draft')).toBe('Half a sentence')
  expect(writeTabText('draft', null)).toBe(true)
  expect(readTabText('draft')).toBeNull()
})

test('a list is read again in its order, and an empty one leaves nothing', () => {
  const texts = stubStorage()
  expect(writeTabList('outbox', [{ id: 1 }, { id: 2 }])).toBe(true)
  expect(readTabList('outbox')).toEqual([{ id: 1 }, { id: 2 }])
  expect(writeTabList('outbox', [])).toBe(true)
  expect([...texts]).toEqual([])
})

test.each(['no list', '{"id":1}', '"text"', 'null', '[{"id":'])(
  'what is no list is read as an empty one: %s',
  (stored) => {
    writeTabText('outbox', stored)
    expect(readTabList('outbox')).toEqual([])
  },
)

test.each(['full', 'refused'] as const)('storage that is %s says what it did not take, and never throws', (failure) => {
  stubStorage(failure)
  expect(writeTabText('draft', 'Half a sentence')).toBe(false)
  expect(writeTabList('outbox', [{ id: 1 }])).toBe(false)
  expect(writeTabText('draft', null)).toBe(true)
  expect(writeTabList('outbox', [])).toBe(true)
  expect(readTabText('draft')).toBeNull()
  expect(readTabList('outbox')).toEqual([])
})
