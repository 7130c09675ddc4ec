import {
  type HubClientFrame,
  type HubServerFrame,
  hubServerFrameSchema,
  type Status,
} from '../../domain/messaging/hub-frames.schema'
import { WATCHED_MEMBERS } from '../../domain/messaging/limits'
import { forgetHub, hubRequests, hubView, publishHub, withPresences } from './hub-store'
import { memberHere, openConversations, rememberMember, unsentMark } from './member-marks'
import type { PageReport } from './offline'
import { browserClock, onPageEvents, openSocket, ReconnectingSocket, readFrame } from './reconnecting-socket'
import { forgetRegistrationDraft } from './registration-draft'
import { loadWithRetry } from './retry'

/** Opens the hub's socket of this tab and publishes what it tells; what it gives closes it. */
export function openHub(memberId: string): () => void {
  let wasReady = 0
  let cancelFlush = () => {}
  const send = (frame: HubClientFrame) => socket.send(JSON.stringify(frame))
  const watch = () => send({ type: 'watch', memberIds: [...hubRequests.watched.keys()].slice(0, WATCHED_MEMBERS) })

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
        away.resend()
        if (hubRequests.watched.size > 0) watch()
        publishHub({ reconnects: wasReady++ })
        flushIfAny()
        renewCachedPage()
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
  hubRequests.part = {
    ...{ watch, setStatus, flush },
    discard: (entry) => import('./flush-outbox').then(({ discardRefused }) => discardRefused(entry)).catch(() => {}),
  }
  // Before the socket listens: a page of somebody else must not open one.
  const forgetMember = reloadOnAccountSwitch(memberId)
  // Whoever registers in another tab, or signs in instead, leaves what was typed in this one.
  forgetRegistrationDraft()
  const stopPageReports = startPageReports()
  const forgetEvents = onPageEvents({ resume: () => socket.resume(), suspend: () => socket.suspend() })
  publishHub({ connection: 'connecting' })
  socket.start()

  return () => {
    hubRequests.part = null
    cancelFlush()
    ending.abort()
    away.end()
    forgetMember()
    stopPageReports()
    forgetEvents()
    socket.stop()
    forgetHub()
  }
}

/** Publishes what a frame of the hub says. Rows are absolute: the same one twice changes nothing. */
export function receiveHubFrame(frame: HubServerFrame) {
  const { rows, gone } = hubView()
  switch (frame.type) {
    case 'ready':
      return publishHub({
        unread: frame.unread,
        notices: frame.notices ?? null,
        status: frame.status,
        newestAt: frame.newestAt ?? null,
      })
    case 'notice':
      return publishHub({ notices: frame.unread })
    case 'inbox': {
      const { row, unread } = frame
      const stillGone = new Map(gone)
      stillGone.delete(row.conversationId)
      return publishHub({ rows: new Map(rows).set(row.conversationId, row), gone: stillGone, unread })
    }
    case 'gone': {
      const left = new Map(rows)
      left.delete(frame.conversationId)
      return publishHub({
        rows: left,
        gone: new Map(gone).set(frame.conversationId, frame.version ?? 0),
        unread: frame.unread,
      })
    }
    case 'presence': {
      const { presences } = hubView()
      return publishHub(withPresences(new Map(presences).set(frame.presence.memberId, frame.presence)))
    }
    case 'status':
      // The hub keeps what was chosen: said again later, it could undo a choice of another tab.
      return publishHub({ status: frame.status, chosenStatus: null })
  }
}

/**
 * Loads a page again that is left from another member's session, before it can do anything in the name of whoever is signed
 * in now: browsers share the cookie among tabs, and a tab that slept was not told that its session ended.
 */
function reloadOnAccountSwitch(memberId: string): () => void {
  const look = () => {
    const here = memberHere()
    if (here !== null && here !== memberId) location.reload()
  }
  rememberMember(memberId)
  const ending = new AbortController()
  const { signal } = ending
  window.addEventListener('storage', look, { signal })
  window.addEventListener('pageshow', look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  return () => ending.abort()
}

const AWAY_AFTER_MILLISECONDS = 5 * 60_000

/** Sends `away` once nobody has looked at the tab for five minutes, and `online` when somebody does. A chosen status goes first. */
function autoAway(send: (status: Status) => void) {
  let isAway = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(leave, AWAY_AFTER_MILLISECONDS)
    else if (isAway) {
      isAway = false
      send('online')
    }
  }
  const leave = () => {
    isAway = true
    send('away')
  }
  document.addEventListener('visibilitychange', look)
  look()

  return {
    /** A new socket does not know the status of the tab. */
    resend: () => isAway && send('away'),
    chosen: () => {
      isAway = false
    },
    end() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    },
  }
}

/** A mark can be lost; so what a browser keeps is looked at once a page, whatever the mark says. */
let wasLookedAt = false

/** Whether something of this member may wait in this browser. */
async function mayHaveUnsent(memberId: string): Promise<boolean> {
  if (unsentMark(memberId) !== null) return true
  // An open conversation opens the database itself, and sets the mark where others wait in it.
  if (wasLookedAt || openConversations.size > 0) return false
  wasLookedAt = true
  return hasStoredMessages()
}

/** Whether the outbox (`outbox.ts`) holds anything: asked without the code for it, which most pages never fetch. */
const hasStoredMessages = () =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open('outbox')
    opening.onerror = () => resolve(false)
    // There is none, and none is made for a look.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => {
      const counting = opening.result.transaction('messages').objectStore('messages').count()
      counting.onsuccess = () => resolve(counting.result > 0)
      // After what was asked of it.
      opening.result.close()
    }
  })

/** After the page has loaded anything: what it needs mostly comes together. */
const KEEP_AFTER_QUIET_MILLISECONDS = 2000

/**
 * Has the service worker keep this page for reading offline, where it is one of those, with the files it has loaded; until what it
 * gives is called.
 */
export function startPageReports(): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  serviceWorker.register('/sw.js').catch(() => {})

  const assets = new Set<string>()
  let reported = ''
  const report = () => {
    const message: PageReport = {
      address: location.href,
      title: document.querySelector('main header h2')?.textContent ?? '',
      assets: [...assets],
    }
    reported = location.href + assets.size
    serviceWorker.ready.then(({ active }) => active?.postMessage(message))
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const seen = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name.includes('/assets/')) assets.add(name)
    clearTimeout(timer)
    timer = setTimeout(() => reported !== location.href + assets.size && report(), KEEP_AFTER_QUIET_MILLISECONDS)
  })
  seen.observe({ type: 'resource', buffered: true })
  const putAway = () => document.hidden && report()
  document.addEventListener('visibilitychange', putAway)
  return () => {
    clearTimeout(timer)
    seen.disconnect()
    document.removeEventListener('visibilitychange', putAway)
  }
}

/** The site answers again: a page from the device gives way to the one of now, unless somebody is typing there. */
export function renewCachedPage() {
  const { dataset } = document.documentElement
  if (!dataset.kept) return
  if ([...document.querySelectorAll('textarea')].some(({ value }) => value)) delete dataset.kept
  else location.reload()
}
