import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asked } from '~/platform/live/hub-store'
import { unsentMark } from '~/platform/live/outbox-mark'
import { readTab } from '~/platform/live/tab-outbox'
import { ConversationStore } from './conversation-store'
import { examplePage } from './example-message.fixture'

// A slow network: the code that keeps a conversation alive never comes.
vi.mock('~/platform/live/fetch-part', () => ({ fetchPart: () => () => {} }))

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
  asked.part = part
})
afterEach(() => {
  vi.unstubAllGlobals()
  asked.part = null
  part.flush.mockClear()
})

const newStore = () =>
  new ConversationStore({
    ...{ conversationId: 'c', memberId: 'anna', isOpen: true },
    ...{ initial: examplePage([]), onUnavailable: () => {} },
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
