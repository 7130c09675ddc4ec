import { type HubClientFrame, hubServerFrameSchema, type Status } from '../../domain/messaging/hub-frames.schema'
import { WATCHED_MEMBERS } from '../../domain/messaging/limits'
import { autoAway } from './auto-away'
import { browserClock } from './clock'
import { receiveHubFrame } from './hub-frames'
import { asked, forgetHub, hubView, publishHub } from './hub-store'
import { keepPage, renewKeptPage } from './keep-page'
import { loadWithRetry } from './load-with-retry'
import { mayHaveUnsent } from './may-have-unsent'
import { keepToOneMember } from './one-member'
import { openSocket } from './open-socket'
import { onPageEvents } from './page-events'
import { readFrame } from './read-frame'
import { ReconnectingSocket } from './reconnecting-socket'

/** Opens the hub's socket of this tab and publishes what it tells; what it gives closes it. */
export function openHub(memberId: string): () => void {
  let wasReady = 0
  let cancelFlush = () => {}
  const send = (frame: HubClientFrame) => socket.send(JSON.stringify(frame))
  const watch = () => send({ type: 'watch', memberIds: [...asked.watched.keys()].slice(0, WATCHED_MEMBERS) })

  const ending = new AbortController()
  const flush = () => {
    cancelFlush()
    cancelFlush = loadWithRetry(
      () => import('./flush-outbox'),
      ({ flushOutbox }) => flushOutbox(memberId, ending.signal),
    )
  }
  const flushIfAny = async () => {
    if (await mayHaveUnsent(memberId)) flush()
  }

  // A page nobody looks at is silent; and browsers let none sound that nobody touched.
  const sound = () => {
    if (document.visibilityState !== 'visible' || !navigator.userActivation?.hasBeenActive) return
    import('./tone').then(({ playTone }) => playTone()).catch(() => {})
  }

  const away = autoAway((status) => send({ type: 'status', status, automatic: true }))

  const socket = new ReconnectingSocket({
    address: () => '/ws/hub',
    open: openSocket,
    clock: browserClock,
    onFrame(text) {
      const frame = readFrame(hubServerFrameSchema, text)
      if (!frame) return
      if (frame.type === 'ready') {
        socket.ready()
        const { chosenStatus } = hubView()
        if (chosenStatus) send({ type: 'status', status: chosenStatus })
        away.tellAgain()
        if (asked.watched.size > 0) watch()
        publishHub({ comebacks: wasReady++ })
        flushIfAny()
        renewKeptPage()
      }
      if (frame.type === 'notice' && frame.sound) sound()
      receiveHubFrame(frame)
    },
    onState: (state) => publishHub({ connection: state === 'closed' ? 'off' : state }),
    // The session is over: the page that is asked for now leads to signing in. Whoever signs out here is on their way already.
    onEnd: () => 'leaving' in document.documentElement.dataset || location.reload(),
  })

  const setStatus = (status: Status) => {
    away.chosen()
    send({ type: 'status', status })
  }
  asked.part = {
    ...{ watch, setStatus, flush },
    discard: (entry) => import('./flush-outbox').then(({ discardRefused }) => discardRefused(entry)).catch(() => {}),
  }
  // Before the socket listens: a page of somebody else must not open one.
  const forgetMember = keepToOneMember(memberId)
  const endKeeping = keepPage()
  const forgetEvents = onPageEvents({ wake: () => socket.wake(), sleep: () => socket.sleep() })
  publishHub({ connection: 'connecting' })
  socket.start()

  return () => {
    asked.part = null
    cancelFlush()
    ending.abort()
    away.end()
    forgetMember()
    endKeeping()
    forgetEvents()
    socket.stop()
    forgetHub()
  }
}
