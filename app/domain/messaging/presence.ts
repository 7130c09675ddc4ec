import type { Presence, PresenceStatus, Status } from './hub-frames.schema'
import { PRESENCE_MILLISECONDS, SEEN_RECENTLY_DAYS, SILENT_SOCKET_MILLISECONDS } from './limits'

const DAY_MILLISECONDS = 86_400_000

/** An open tab: when it was last heard from (milliseconds since 1970), and whether it has been hidden for long. */
export type Tab = { signAt: number; isHidden: boolean }

/** Browsers run timers of a tab that has been hidden for long only once a minute, so it may be silent for longer. */
const aliveUntil = ({ signAt, isHidden }: Tab) =>
  signAt + (isHidden ? SILENT_SOCKET_MILLISECONDS : PRESENCE_MILLISECONDS)

/** Whether a tab was heard from recently. */
export const isAlive = (tab: Tab, now: number) => now < aliveUntil(tab)

/** Whether the socket of a tab is half-open: the client is gone without closing it. */
export const isHalfOpen = ({ signAt }: Tab, now: number) => now - signAt > SILENT_SOCKET_MILLISECONDS

/** A member's status: the chosen one, else away when every tab is hidden. */
export function ownStatus(tabs: readonly Pick<Tab, 'isHidden'>[], chosen: Status): Status {
  if (chosen !== 'online') return chosen
  return tabs.length > 0 && tabs.every(({ isHidden }) => isHidden) ? 'away' : 'online'
}

/** A member's status for others: offline unless some tab was heard from recently. */
export function presenceStatus(tabs: readonly Tab[], chosen: Status, now: number): PresenceStatus {
  const alive = tabs.filter((tab) => isAlive(tab, now))
  return alive.length === 0 ? 'offline' : ownStatus(alive, chosen)
}

type Member = { memberId: string; tabs: readonly Tab[]; chosen: Status; seenAt: number | null }

/** A member's presence for others. `seenAt`: when a tab was last heard from. */
export function presenceOf({ memberId, tabs, chosen, seenAt }: Member, now: number): Presence {
  const status = presenceStatus(tabs, chosen, now)
  const lastSign = Math.max(seenAt ?? 0, ...tabs.map(({ signAt }) => signAt))
  return {
    memberId,
    status,
    seenRecently: status === 'offline' && now - lastSign < SEEN_RECENTLY_DAYS * DAY_MILLISECONDS,
  }
}

/** The presence of a member who is hidden from the viewer or was never seen. */
export const offline = (memberId: string): Presence => ({ memberId, status: 'offline', seenRecently: false })

/** When presence could next change without an event: a tab turns silent or half-open. Null without tabs. */
export function nextSweepAt(tabs: readonly Tab[], now: number): number | null {
  if (tabs.length === 0) return null
  const dues = tabs.map((tab) => (isAlive(tab, now) ? aliveUntil(tab) : tab.signAt + SILENT_SOCKET_MILLISECONDS + 1))
  return Math.max(now, Math.min(...dues))
}
