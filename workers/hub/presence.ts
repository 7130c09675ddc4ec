import { CLOSE } from '../../app/domain/messaging/close-codes'
import type { Presence, Status } from '../../app/domain/messaging/hub-frames.schema'
import { SOCKET_MILLISECONDS } from '../../app/domain/messaging/limits'
import { isHalfOpen, nextSweepAt, ownStatus, presenceOf, presenceStatus } from '../../app/domain/messaging/presence'
import type { Bindings } from '../../app/platform/server/env.server'
import type { ObjectDatabase } from '../object-database'
import type { Member } from './member'
import type { OnlineRow } from './online-row'
import type { Schedule } from './schedule'
import { type Sockets, send } from './sockets'
import { follow, Watchers } from './watchers'

/** Changes within this time are sent together. */
const NOTIFY_MILLISECONDS = 1000
/** The interval at which follows are renewed, well before they expire at the other hub. */
const RENEW_MILLISECONDS = 5 * 60_000
/** How many members tabs may follow at once, and more each second; beyond that they are followed later, all together. */
const FOLLOWS_AT_ONCE = 500
const FOLLOWS_PER_SECOND = 20
const FOLLOW_DELAY_MILLISECONDS = 20_000

type Dependencies = {
  database: ObjectDatabase
  env: Pick<Bindings, 'DB' | 'HUB'>
  member: Member
  online: OnlineRow
  schedule: Schedule
  sockets: Sockets
}

/** The presence of this member, its watchers, and the members their tabs follow. */
export class HubPresence {
  readonly #env: Dependencies['env']
  readonly #member: Member
  readonly #online: OnlineRow
  readonly #schedule: Schedule
  readonly #sockets: Sockets
  readonly #watchers: Watchers
  /** In memory only: an object hibernates only after enough time without requests. */
  #credit = FOLLOWS_AT_ONCE
  #creditAt = 0

  constructor({ database, env, member, online, schedule, sockets }: Dependencies) {
    this.#env = env
    this.#member = member
    this.#online = online
    this.#schedule = schedule
    this.#sockets = sockets
    this.#watchers = new Watchers(database, env)
  }

  /** The status shown in the member's own tabs. */
  ownStatus(): Status {
    return ownStatus(this.#tabs(), this.#member.find()?.chosen ?? 'online')
  }

  /** Schedules updates of the watchers within a second after a visible change. */
  async changed() {
    const presence = this.#current()
    if (!presence) return
    const now = Date.now()
    if (this.#watchers.listDue(presence, now).length > 0)
      await this.#schedule.atLatest('tell', now + NOTIFY_MILLISECONDS)
    await this.#online.changed(presence.status !== 'offline', now)
  }

  /** Updates the member's row in D1 if it's wrong. */
  async writeOnline() {
    const member = this.#member.find()
    if (member)
      await this.#online.write(member.id, (now) => presenceStatus(this.#tabs(), member.chosen, now) !== 'offline')
  }

  /** Applies a change and sends a different status to all own tabs; returns whether it differs. */
  async change(change: () => void): Promise<boolean> {
    const before = this.ownStatus()
    change()
    const status = this.ownStatus()
    if (status !== before) this.#sockets.broadcast({ type: 'status', status })
    await this.changed()
    return status !== before
  }

  /** Records an opened tab and schedules the sweep of tabs. */
  async opened(now: number) {
    this.#member.markSeen(now)
    await this.#schedule.set('sweep', nextSweepAt(this.#tabs(), now))
    await this.changed()
  }

  /** Updates presence from the tabs and closes dead ones; returns the last sign of life of any tab, or 0. */
  async sweep(): Promise<number> {
    const now = Date.now()
    const lastSign = Math.max(0, ...this.#tabs().map(({ signAt }) => signAt))
    if (lastSign > 0) this.#member.markSeen(lastSign)
    // Old sockets must reconnect, because an expired session is noticed only then.
    for (const { socket, tab } of this.#sockets.open())
      if (isHalfOpen(tab, now) || now - tab.openedAt > SOCKET_MILLISECONDS) this.#sockets.close(socket, CLOSE.restart)
    await this.changed()
    await this.#schedule.set('sweep', nextSweepAt(this.#tabs(), now))
    return lastSign
  }

  /** Adds a watcher and returns the current presence. */
  watchedBy(memberId: string, watcherId: string): Presence {
    this.#member.setId(memberId)
    const presence = this.#presenceOf(memberId)
    this.#watchers.add(watcherId, presence, Date.now())
    return presence
  }

  /** Updates the watchers who have an older status. */
  async notifyWatchers() {
    const presence = this.#current()
    if (!presence) return
    const due = this.#watchers.listDue(presence, Date.now())
    if (due.length > 0) await this.#watchers.notify(due, () => this.#presenceOf(presence.memberId))
    await this.changed()
  }

  /** Checks again who may see whom, and updates all watchers and tabs. */
  async refresh() {
    this.#watchers.markAllDue()
    if (!this.#member.find()) return
    // The alarm retries what fails below.
    await this.#schedule.atLatest('tell', Date.now() + NOTIFY_MILLISECONDS)
    if (this.#followed().length > 0) await this.#schedule.atLatest('renew', Date.now() + NOTIFY_MILLISECONDS)
    await this.notifyWatchers()
    await this.renew()
  }

  /** Makes a tab follow these members. */
  async follow(socket: WebSocket, memberIds: string[]) {
    this.#sockets.change(socket, { watched: memberIds })
    if (memberIds.length === 0) return
    const now = Date.now()
    const isNow = this.#mayFollow(memberIds.length, now)
    await this.#schedule.atLatest('renew', now + (isNow ? RENEW_MILLISECONDS : FOLLOW_DELAY_MILLISECONDS))
    if (isNow) await this.#follow(memberIds)
  }

  /** Renews the follows of the tabs; without any it isn't scheduled again. */
  async renew() {
    const followed = this.#followed()
    if (followed.length === 0) return
    await this.#follow(followed)
    await this.#schedule.set('renew', Date.now() + RENEW_MILLISECONDS)
  }

  /** Sends a member's presence to the tabs that follow them. */
  forward(presence: Presence) {
    for (const { socket, tab } of this.#sockets.open())
      if (tab.watched.includes(presence.memberId)) send(socket, { type: 'presence', presence })
  }

  /** Sends offline to all watchers who have another status. */
  async broadcastOffline() {
    const member = this.#member.find()
    if (member) await this.#watchers.broadcastOffline(member.id, Date.now())
  }

  async #follow(memberIds: string[]) {
    const member = this.#member.find()
    if (!member) return
    const others = memberIds.filter((id) => id !== member.id)
    if (others.length < memberIds.length) this.forward(this.#presenceOf(member.id))
    await follow(this.#env, { watcherId: member.id, memberIds: others, report: (presence) => this.forward(presence) })
  }

  /** Limits follows, because each is a call to another hub, which stores it. */
  #mayFollow(members: number, now: number): boolean {
    const filled = (Math.max(0, now - this.#creditAt) / 1000) * FOLLOWS_PER_SECOND
    this.#credit = Math.min(FOLLOWS_AT_ONCE, this.#credit + filled)
    this.#creditAt = now
    if (members > this.#credit) return false
    this.#credit -= members
    return true
  }

  #tabs = () => this.#sockets.open().map(({ tab }) => tab)

  #followed = () => [...new Set(this.#tabs().flatMap(({ watched }) => watched))]

  #current(): Presence | null {
    const member = this.#member.find()
    return member && this.#presenceOf(member.id)
  }

  #presenceOf(memberId: string): Presence {
    const member = this.#member.find()
    const [chosen, seenAt] = [member?.chosen ?? 'online', member?.seen_at ?? null]
    return presenceOf({ memberId, tabs: this.#tabs(), chosen, seenAt }, Date.now())
  }
}
