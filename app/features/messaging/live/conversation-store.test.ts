import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '~/domain/messaging/message.schema'
import { hubRequests } from '~/platform/client/hub-store'
import { unsentMark } from '~/platform/client/member-marks'
import { readTab } from '~/platform/client/tab-outbox'
import { ConversationStore } from './conversation-store'
import { keepDraft, readDraft } from './draft'
import { exampleMessage, examplePage } from './example-message.fixture'

// A slow network: the code of the socket is never loaded.
vi.mock('~/platform/client/retry', () => ({ loadWithRetry: () => () => {} }))

function textStore() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  }
}

const leaving = new EventTarget()
/** Whether the browser asks before the page is left. */
const isAsked = () => !leaving.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const part = { watch: () => {}, setStatus: () => {}, flush: vi.fn(), discard: () => {} }

beforeEach(() => {
  vi.stubGlobal('sessionStorage', textStore())
  vi.stubGlobal('localStorage', textStore())
  vi.stubGlobal('window', leaving)
  hubRequests.part = part
})
afterEach(() => {
  vi.unstubAllGlobals()
  hubRequests.part = null
  part.flush.mockClear()
})

const newStore = (messages: Message[] = []) =>
  new ConversationStore({
    ...{ conversationId: 'c', memberId: 'anna', recipientId: 'ben', isOpen: true },
    ...{ initial: examplePage(messages), onUnavailable: () => {} },
  })

test('what is sent before the live code is there is marked, kept by the tab and warned of; it goes out behind other pages', () => {
  const store = newStore()
  const stop = store.start()
  store.send('Typed early')
  expect(store.state.messages.map(({ content, state }) => [content, state])).toEqual([['Typed early', 'pending']])
  expect(readTab().map(({ content }) => content)).toEqual(['Typed early'])
  expect(unsentMark('anna')).not.toBeNull()
  expect(isAsked()).toBe(true)
  stop()
  expect(isAsked()).toBe(false)
  expect(part.flush).toHaveBeenCalledOnce()
})

test('a conversation where nothing was sent is left without a word', () => {
  const stop = newStore().start()
  expect(isAsked()).toBe(false)
  stop()
  expect(part.flush).not.toHaveBeenCalled()
  expect(unsentMark('anna')).toBeNull()
})

const TO_BEN = { recipientId: 'ben' }
const IN_C = { conversationId: 'c' }

test('what was typed for somebody before there was a conversation stands in it, once', () => {
  keepDraft('anna', TO_BEN, 'Hello Ben, I saw')
  const store = newStore()
  store.start()
  expect(store.unsent).toBe('Hello Ben, I saw')
  store.keepUnsent('')
  const later = newStore()
  later.start()
  expect(later.unsent).toBeNull()
})

test('of the message that began the conversation nothing is left to be typed', () => {
  keepDraft('anna', TO_BEN, '  Hello Ben\n')
  const store = newStore([exampleMessage(1, { senderId: 'anna', content: 'Hello Ben' })])
  store.start()
  expect(store.unsent).toBeNull()
  expect(readDraft('anna', TO_BEN)).toBeNull()
  // The same words of the other one are no sending of one's own.
  keepDraft('anna', TO_BEN, 'Hi')
  const answered = newStore([exampleMessage(1, { senderId: 'ben', content: 'Hi' })])
  answered.start()
  expect(answered.unsent).toBe('Hi')
})

test('what stands in the conversation already stays, and the other text waits', () => {
  keepDraft('anna', TO_BEN, 'first')
  keepDraft('anna', IN_C, 'second')
  const store = newStore()
  store.start()
  expect(store.unsent).toBe('second')
  expect(readDraft('anna', TO_BEN)).toBe('first')
})

test('drafts of several members and recipients do not meet; what shows nothing is none', () => {
  keepDraft('anna', TO_BEN, 'for Ben')
  keepDraft('anna', { recipientId: 'cleo' }, 'for Cleo')
  expect(readDraft('dora', TO_BEN)).toBeNull()
  expect(readDraft('anna', { conversationId: 'ben' })).toBeNull()
  expect(readDraft('anna', TO_BEN)).toBe('for Ben')
  keepDraft('anna', TO_BEN, '\u200b ')
  expect(readDraft('anna', TO_BEN)).toBeNull()
})
