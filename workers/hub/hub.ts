import { DurableObject } from 'cloudflare:workers'
import { CLOSE } from '../../app/domain/messaging/close-codes'
import { type EventBucket, fullBucket, takeEvent } from '../../app/domain/messaging/event-limit'
import type { InboxRow, Presence, Status } from '../../app/domain/messaging/hub-frames.schema'
import { EVENTS_PER_SECOND } from '../../app/domain/messaging/limits'
import type { ClosedRow, HubCounts, HubObject, InboxUpdate } from '../../app/domain/messaging/objects'
import { isAlive } from '../../app/domain/messaging/presence'
import { readHubHeaders } from '../../app/domain/messaging/upgrade-headers'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { ObjectDatabase } from '../object-database'
import { Inbox, type InboxChange } from './inbox'
import { Member } from './member'
import { MessagePushes } from './message-pushes'
import { Notices } from './notices'
import { OnlineRow } from './online-row'
import { OpenConversations } from './open-conversations'
import { PendingBlockNotices } from './pending-block-notices'
import { HubPresence } from './presence'
import { Schedule } from './schedule'
import { HUB_SCHEMA } from './schema'
import { parseFrame, Sockets, send } from './sockets'

/** The live state of one member: inbox, unread counts, notifications and presence. */
export class Hub extends DurableObject<Bindings> implements HubObject {
  readonly #database: ObjectDatabase
  readonly #schedule: Schedule
  readonly #sockets: Sockets
  readonly #inbox: Inbox
  readonly #member: Member
  readonly #conversations: OpenConversations
  readonly #presence: HubPresence
  readonly #notices: Notices
  readonly #pushes: MessagePushes
  readonly #blockNotices: PendingBlockNotices
  /** In memory only: the bucket refills within two seconds, and the object hibernates after ten. */
  #events: EventBucket = fullBucket(0, EVENTS_PER_SECOND)

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    const database = new ObjectDatabase(ctx.storage, HUB_SCHEMA)
    const member = new Member(database)
    const schedule = new Schedule(database, ctx.storage)
    const sockets = new Sockets(ctx)
    this.#database = database
    this.#schedule = schedule
    this.#sockets = sockets
    this.#inbox = new Inbox(database)
    this.#member = member
    this.#conversations = new OpenConversations({ database, env, member, schedule })
    const online = new OnlineRow({ database, env, schedule })
    this.#presence = new HubPresence({ database, env, member, online, schedule, sockets })
    const isBusy = () => this.#presence.ownStatus() === 'busy'
    this.#notices = new Notices({ database, env, member, sockets, isBusy })
    this.#blockNotices = new PendingBlockNotices({ database, env, member, schedule })
    this.#pushes = new MessagePushes({ database, env, member, schedule, sockets })
  }

  /** Accepts a tab's socket. `ready` is sent in the same turn, before any live frame. */
  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') return new Response(null, { status: 426 })
    const { memberId, sessionId } = readHubHeaders(request.headers)
    const { 0: client, 1: server } = new WebSocketPair()
    const now = Date.now()
    this.#member.setId(memberId)
    const before = this.#presence.ownStatus()
    this.#sockets.accept(server, sessionId, now)
    const status = this.#presence.ownStatus()
    const { messages: unread, notices } = this.#counts()
    send(server, { type: 'ready', unread, notices, status, newestAt: this.#inbox.list(1)[0]?.at ?? null })
    // A new tab is visible, so the member is no longer away.
    if (status !== before) this.#sockets.broadcast({ type: 'status', status })
    await this.#presence.opened(now)
    return new Response(null, { status: 101, webSocket: client })
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer) {
    // Frames that arrive after this side closed the socket can't be answered.
    if (socket.readyState !== WebSocket.OPEN) return
    try {
      const now = Date.now()
      this.#sockets.change(socket, { signAt: now })
      const { bucket, refusal } = takeEvent(this.#events, now, EVENTS_PER_SECOND)
      this.#events = bucket
      if (refusal) {
        send(socket, { type: 'error', code: 'rate_limited', retryAfterMs: refusal.retryAfterMs })
        if (refusal.isAbuse) this.#sockets.close(socket, CLOSE.flood)
        return
      }
      const frame = parseFrame(data)
      if (typeof frame === 'string') return send(socket, { type: 'error', code: frame })
      if (frame.type === 'watch') await this.#presence.follow(socket, [...new Set(frame.memberIds)])
      else await this.#applyStatus(socket, frame.status, frame.automatic ?? false)
    } catch (error) {
      logEvent('error', 'hub.frame_failed', toErrorFields(error))
      send(socket, { type: 'error', code: 'unexpected' })
    }
  }

  override async webSocketClose(socket: WebSocket, _code: number, _reason: string, wasClean: boolean) {
    await this.#tabEnded(socket, wasClean)
    try {
      // Completes the closing handshake; throws if the socket is already closed.
      socket.close()
    } catch {}
  }

  override async webSocketError(socket: WebSocket) {
    await this.#tabEnded(socket, false)
  }

  override async alarm() {
    const work = {
      sweep: () => this.#sweep(),
      tell: () => this.#presence.notifyWatchers(),
      renew: () => this.#presence.renew(),
      end: () => this.#conversations.endAgain(),
      online: () => this.#presence.writeOnline(),
      pair: () => this.#blockNotices.deliver(),
      push: () => this.#pushes.push(Date.now()),
    }
    await this.#schedule.run(
      Date.now(),
      (reason) => work[reason](),
      (reason, error) => logEvent('error', 'hub.alarm_failed', { reason, ...toErrorFields(error) }),
    )
  }

  async update(memberId: string, update: InboxUpdate) {
    this.#member.setId(memberId)
    this.#broadcastInbox(this.#inbox.update(update))
    await this.#pushes.changed(Date.now())
  }

  async begin(memberId: string, row: Pick<InboxRow, 'conversationId' | 'otherId' | 'at'>) {
    this.#member.setId(memberId)
    this.#broadcastInbox(this.#inbox.begin(row))
  }

  async resetRow(conversationId: string) {
    this.#inbox.reset(conversationId)
  }

  async drop(conversationId: string) {
    this.#broadcastInbox(this.#inbox.drop(conversationId))
  }

  async inbox(limit: number): Promise<InboxRow[]> {
    return this.#inbox.list(limit)
  }

  async closedRows(limit: number): Promise<ClosedRow[]> {
    return this.#inbox.listClosed(limit)
  }

  async unread(): Promise<number> {
    return this.#inbox.unread()
  }

  async counts(): Promise<HubCounts> {
    return this.#counts()
  }

  async noticesChanged(memberId: string) {
    await this.#notices.changed(memberId)
  }

  async pushTurnedOn() {
    this.#pushes.expectSubscription(Date.now())
  }

  async opened(memberId: string, conversationId: string) {
    this.#member.setId(memberId)
    this.#conversations.add(conversationId)
  }

  async closed(conversationId: string) {
    this.#conversations.remove(conversationId)
  }

  async setOpen(conversationId: string, isOpen: boolean) {
    this.#broadcastInbox(this.#inbox.setOpen(conversationId, isOpen))
  }

  async endSockets(code: number, exceptSession: string | null) {
    this.#sockets.closeWhere(code, ({ sessionId }) => sessionId !== exceptSession)
    await this.#presence.changed()
    await this.#conversations.end((at, memberId) => at.endSockets(memberId, code, exceptSession))
  }

  async endSession(sessionId: string, code: number) {
    this.#sockets.closeWhere(code, (tab) => tab.sessionId === sessionId)
    await this.#presence.changed()
    await this.#conversations.end((at) => at.endSession(sessionId, code))
  }

  async notePair(memberId: string, otherId: string, note: string) {
    this.#member.setId(memberId)
    await this.#blockNotices.add(otherId, note)
  }

  async pairTold(otherId: string, note: string) {
    await this.#blockNotices.remove(otherId, note)
  }

  async refreshSockets() {
    await this.#conversations.end((at, memberId) => at.endSockets(memberId, CLOSE.restart, null))
  }

  async setStatus(memberId: string, status: Status) {
    this.#member.setId(memberId)
    await this.#presence.change(() => this.#member.choose(status))
  }

  async watchedBy(memberId: string, watcherId: string): Promise<Presence> {
    return this.#presence.watchedBy(memberId, watcherId)
  }

  async presenceChanged(presence: Presence) {
    this.#presence.forward(presence)
  }

  async refreshPresence() {
    await this.#presence.refresh()
  }

  async forget() {
    this.#sockets.closeWhere(CLOSE.signedOut, () => true)
    await this.#presence.broadcastOffline()
    await this.#database.empty()
  }

  #counts = (): HubCounts => ({ messages: this.#inbox.unread(), notices: this.#notices.current() })

  /** A chosen status applies to all tabs and is always answered; an automatic one applies only to its tab. */
  async #applyStatus(socket: WebSocket, status: Status, automatic: boolean) {
    const isChanged = await this.#presence.change(() => {
      this.#sockets.change(socket, { isHidden: automatic && status === 'away' })
      if (!automatic) this.#member.choose(status)
    })
    if (!automatic && !isChanged) send(socket, { type: 'status', status: this.#presence.ownStatus() })
  }

  /** Sends a change of the inbox to all tabs. */
  #broadcastInbox(change: InboxChange) {
    if (!change) return
    const unread = this.#inbox.unread()
    if ('row' in change) this.#sockets.broadcast({ type: 'inbox', row: change.row, unread })
    else {
      const { gone: conversationId, version } = change
      this.#sockets.broadcast({ type: 'gone', conversationId, version, unread })
    }
  }

  async #sweep() {
    const lastSign = await this.#presence.sweep()
    if (lastSign > 0) await this.#pushes.tabsGone(lastSign, Date.now())
  }

  /** Handles a closed tab, unless the hub has been emptied. */
  async #tabEnded(socket: WebSocket, wasClean: boolean) {
    if (this.#database.isEmpty) return
    try {
      const tab = this.#sockets.tabOf(socket)
      this.#member.markSeen(tab.signAt)
      const others = await this.#presence.sweep()
      const now = Date.now()
      // A tab closed by the member has shown its messages; one that lost its connection may not have.
      const isShown = wasClean && isAlive(tab, now)
      if (!isShown) await this.#pushes.tabsGone(Math.max(tab.signAt, others, this.#member.find()?.seen_at ?? 0), now)
    } catch (error) {
      logEvent('error', 'hub.tab_end_failed', toErrorFields(error))
    }
  }
}
