import type { Presence, PresenceStatus, Status } from './hub-frames.schema'
import { PRESENCE_MILLISECONDS, SEEN_RECENTLY_DAYS, SILENT_SOCKET_MILLISECONDS } from './limits'

const DAY_MILLISECONDS = 86_400_000

/** An open tab: its last sign of life (milliseconds since 1970), and whether it has been out of sight for long. */
export type Tab = { signAt: number; isHidden: boolean }

/** Browsers let a tab that is long out of sight speak only once a minute: it may be silent for longer. */
const aliveUntil = ({ signAt, isHidden }: Tab) =>
  signAt + (isHidden ? SILENT_SOCKET_MILLISECONDS : PRESENCE_MILLISECONDS)

/** Whether a tab gave a sign of life lately. */
export const isAlive = (tab: Tab, now: number) => now < aliveUntil(tab)

/** Whether the socket of a tab is half of one: the other end is gone and could not say so. */
export const isHalfOpen = ({ signAt }: Tab, now: number) => now - signAt > SILENT_SOCKET_MILLISECONDS

/** What a member shows of themselves: a choice first; otherwise away if every tab is out of sight. */
export function ownStatus(tabs: readonly Pick<Tab, 'isHidden'>[], chosen: Status): Status {
  if (chosen !== 'online') return chosen
  return tabs.length > 0 && tabs.every(({ isHidden }) => isHidden) ? 'away' : 'online'
}

/** What others are told of a member: here is who gave a sign of life in any tab. */
export function presenceStatus(tabs: readonly Tab[], chosen: Status, now: number): PresenceStatus {
  const alive = tabs.filter((tab) => isAlive(tab, now))
  return alive.length === 0 ? 'offline' : ownStatus(alive, chosen)
}

type Member = { memberId: string; tabs: readonly Tab[]; chosen: Status; seenAt: number | null }

/** The whole of what others are told. `seenAt`: the last sign of life that was noted. */
export function presenceOf({ memberId, tabs, chosen, seenAt }: Member, now: number): Presence {
  const status = presenceStatus(tabs, chosen, now)
  const lastSign = Math.max(seenAt ?? 0, ...tabs.map(({ signAt }) => signAt))
  return {
    memberId,
    status,
    seenRecently: status === 'offline' && now - lastSign < SEEN_RECENTLY_DAYS * DAY_MILLISECONDS,
  }
}

/** What somebody is told who may not see a member, and of a member nobody has seen. */
export const offline = (memberId: string): Presence => ({ memberId, status: 'offline', seenRecently: false })

/** When time alone could change something next: a tab falls silent, or was silent for too long. Null without tabs. */
export function nextSweepAt(tabs: readonly Tab[], now: number): number | null {
  if (tabs.length === 0) return null
  const dues = tabs.map((tab) => (isAlive(tab, now) ? aliveUntil(tab) : tab.signAt + SILENT_SOCKET_MILLISECONDS + 1))
  return Math.max(now, Math.min(...dues))
}
