import { countNewNotices } from '../../app/data/notifications/notification-list.server'
import { findNotificationSettings } from '../../app/data/notifications/notification-settings.server'
import { afterQuietHours } from '../../app/domain/community/notifications/quiet-hours'
import type { Bindings } from '../../app/platform/server/env.server'
import { createDatabase } from '../../drizzle/client'
import type { ObjectDatabase } from '../object-database'
import type { Member } from './member'
import type { Sockets } from './sockets'

type Dependencies = {
  database: ObjectDatabase
  env: Pick<Bindings, 'DB'>
  member: Member
  sockets: Sockets
  /** Whether the member's status is busy. */
  isBusy: () => boolean
}

/** The number of new notifications, counted in D1 after a change and cached here for every page. */
export class Notices {
  readonly #database: ObjectDatabase
  readonly #env: Dependencies['env']
  readonly #member: Member
  readonly #sockets: Sockets
  readonly #isBusy: () => boolean
  #isBehind = false
  #counting: Promise<void> | null = null

  constructor({ database, env, member, sockets, isBusy }: Dependencies) {
    this.#database = database
    this.#env = env
    this.#member = member
    this.#sockets = sockets
    this.#isBusy = isBusy
  }

  current(): number {
    return this.#database.find<{ notices: number }>('SELECT notices FROM member')?.notices ?? 0
  }

  /**
   * Recounts and sends a different count to the tabs. Calls during a count share one more count, which sees the writes of all of
   * them.
   */
  changed(memberId: string): Promise<void> {
    this.#isBehind = true
    this.#counting ??= this.#catchUp(memberId).finally(() => {
      this.#counting = null
    })
    return this.#counting
  }

  async #catchUp(memberId: string) {
    while (this.#isBehind) {
      this.#isBehind = false
      await this.#count(memberId)
    }
  }

  async #count(memberId: string) {
    const db = createDatabase(this.#env.DB)
    const now = new Date()
    const count = await countNewNotices(db, memberId, now)
    const before = this.current()
    if (count === before) return
    this.#member.setId(memberId)
    this.#database.change('UPDATE member SET notices = ?', count)
    const canPlaySound = count > before && this.#sockets.open().length > 0 && !this.#isBusy()
    const sound = canPlaySound && (await this.#wantsSound(memberId, now))
    this.#sockets.broadcast({ type: 'notice', unread: count, ...(sound ? { sound } : {}) })
  }

  /** Whether the member has sound on and isn't in quiet hours. */
  async #wantsSound(memberId: string, now: Date) {
    const settings = await findNotificationSettings(createDatabase(this.#env.DB), memberId)
    return settings?.choices.inApp.sound === true && afterQuietHours(settings, now.getTime()) === now.getTime()
  }
}
