import { startTransition, useEffect, useState } from 'react'
import type { InboxRow, Presence, Status } from '../../domain/messaging/hub-frames.schema'
import type { OutboxEntry } from './outbox-entry'
import type { SocketState } from './reconnecting-socket'

/** What came over the hub's socket since this page was opened; nothing until then, and on the server. */
export type HubView = {
  /** Unread messages of all conversations; null until the hub has told, when the page's own number holds. */
  unread: number | null
  /** New notifications; null as above. */
  notices: number | null
  /** Conversations that are new or changed since the page was loaded, by their id. */
  rows: ReadonlyMap<string, InboxRow>
  /** Conversations that left the list since, and the version of the row by which they did. */
  gone: ReadonlyMap<string, number>
  /** How those who are watched are seen. */
  presences: ReadonlyMap<string, Presence>
  /** The same for one member; null: nothing known. */
  presenceOf: (memberId: string) => Presence | null
  /** What this member shows of themselves. */
  status: Status | null
  /** What they chose and the hub hasn't confirmed. */
  chosenStatus: Status | null
  connection: 'off' | Exclude<SocketState, 'closed'>
  /** What this member typed and the server refused for good, as far as this page looked. */
  refused: readonly OutboxEntry[]
  /** When the row on top of the list was written in, as of the last time the hub answered. */
  newestAt: string | null
  /** How often the hub came back after a loss. What it told meanwhile is missing: lists are loaded again when this grows. */
  reconnects: number
}

export const withPresences = (presences: HubView['presences']) => ({
  presences,
  presenceOf: (memberId: string) => presences.get(memberId) ?? null,
})

export const NO_HUB: HubView = {
  unread: null,
  notices: null,
  rows: new Map(),
  gone: new Map(),
  ...withPresences(new Map()),
  status: null,
  chosenStatus: null,
  connection: 'off',
  refused: [],
  newestAt: null,
  reconnects: 0,
}

let view = NO_HUB
const listeners = new Set<() => void>()

/** What the page uses of the hub's client, which is loaded after hydration. */
type HubPart = {
  watch(): void
  setStatus(status: Status): void
  /** Sends what waits in conversations that are not open. */
  flush(): void
  /** Throws away one that was refused. */
  discard(entry: OutboxEntry): void
}

/** What the page asked for, also before the client is loaded. */
export const hubRequests = {
  /** Whose presence is followed, and by how many places on the page. */
  watched: new Map<string, number>(),
  part: null as HubPart | null,
}

export const hubView = () => view

export function publishHub(change: Partial<HubView>) {
  view = { ...view, ...change }
  for (const listener of listeners) listener()
}

/** The member left, or the frame of members' pages did: the next one begins with nothing. */
export function forgetHub() {
  publishHub(NO_HUB)
}

export function subscribeToHub(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * What the hub told since this page was opened. Empty on the server and until the hub answers. Its updates are transitions, so
 * that they never delay what is typed or pressed.
 */
export function useHub(): HubView {
  const [view, setView] = useState(NO_HUB)
  useEffect(() => {
    const take = () => startTransition(() => setView(hubView()))
    take()
    return subscribeToHub(take)
  }, [])
  return view
}

/** Follows the presence of these members until what it gives is called; for effects. `useHub().presenceOf` has the answer. */
export function watchPresence(memberIds: string[]): () => void {
  for (const id of memberIds) hubRequests.watched.set(id, (hubRequests.watched.get(id) ?? 0) + 1)
  hubRequests.part?.watch()
  return () => {
    for (const id of memberIds) {
      const left = (hubRequests.watched.get(id) ?? 0) - 1
      if (left > 0) hubRequests.watched.set(id, left)
      else hubRequests.watched.delete(id)
    }
    hubRequests.part?.watch()
  }
}

/** Says what this member shows of themselves; kept until the hub can be told. */
export function setStatus(status: Status): void {
  publishHub({ chosenStatus: status })
  hubRequests.part?.setStatus(status)
}
