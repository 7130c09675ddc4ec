import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserClock, type SocketLike } from '~/platform/client/reconnecting-socket'
import { exampleMessage, examplePage } from './example-message.fixture'
import { liveConversation } from './live-conversation'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A conversation of three messages and two changes, at a server that does only what a test says. */
function setUp() {
  const opened: (SocketLike & { path: string })[] = []
  const reload = vi.fn()
  const { close } = liveConversation(
    {
      conversationId: 'c',
      memberId: 'anna',
      initial: examplePage(
        [1, 2, 3].map((seq) => exampleMessage(seq)),
        { rev: 2 },
      ),
      isOpen: true,
      show: () => {},
      warning: { add: () => {}, delete: () => {} },
      onUnavailable: () => {},
    },
    {
      clock: browserClock,
      newId: () => 'unused',
      openSocket(path) {
        const socket = { path, onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} }
        opened.push(socket)
        return socket
      },
      fetchPage: async () => ({ kind: 'unreached' }),
      post: async () => ({ kind: 'unreached' }),
      outbox: { put: async () => true, remove: async () => {}, list: async () => ({ entries: [], isWhole: true }) },
      isVisible: () => true,
      onPageEvents: () => () => {},
      signedOut: () => {},
      reload,
    },
  )
  const socket = opened[0]!
  socket.onopen?.()
  const receive = (frame: object) => socket.onmessage?.({ data: JSON.stringify(frame) })
  return { path: socket.path, receive, reload, close }
}

test.each([
  ['that has fewer messages than the page was put back', 2, 2, true],
  ['that has fewer changes than the page was put back', 3, 1, true],
  ['that is as the page is goes on', 3, 2, false],
  ['that is ahead of the page goes on', 9, 8, false],
])('a conversation %s', (_, seq, rev, isAnew) => {
  const { path, receive, reload, close } = setUp()
  expect(path).toBe('/ws/conversations/c?after=3&rev=2')
  receive({ type: 'ready', seq, rev })
  expect(reload).toHaveBeenCalledTimes(isAnew ? 1 : 0)
  close()
})

test('what comes by another way before the answer of the socket makes nothing older', () => {
  const { receive, reload, close } = setUp()
  receive({ type: 'message', message: exampleMessage(4) })
  receive({ type: 'ready', seq: 3, rev: 2 })
  expect(reload).not.toHaveBeenCalled()
  close()
})
