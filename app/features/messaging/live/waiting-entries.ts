import type { OutboxEntry } from '~/platform/live/outbox-entry'
import type { ConversationMeans } from './dependencies'

type Means = Pick<ConversationMeans, 'keep' | 'forget'> & {
  changed(): void
  /** Another one may be the first that can go. */
  next(): void
}

/** What was typed and is not acknowledged, in the order of typing, here as on the disk. */
export class WaitingEntries {
  all: OutboxEntry[] = []
  #kept = new Set<string>()

  constructor(private readonly means: Means) {}

  /** The first that has not failed; null while the disk does not have it, or where there is none. */
  get head(): OutboxEntry | null {
    const head = this.all.find(({ problem }) => !problem)
    return head && this.#kept.has(head.clientId) ? head : null
  }

  find(clientId: string): OutboxEntry | undefined {
    return this.all.find((entry) => entry.clientId === clientId)
  }

  add(entry: OutboxEntry) {
    this.all = [...this.all, entry]
    this.#keep(entry)
    this.means.changed()
  }

  /** Takes what an earlier page, or another tab, kept. */
  restore(kept: OutboxEntry[]) {
    const known = new Set(this.all.map(({ clientId }) => clientId))
    const news = kept.filter(({ clientId }) => !known.has(clientId))
    for (const { clientId } of news) this.#kept.add(clientId)
    this.all = [...news, ...this.all].sort((one, other) => one.typedAt - other.typedAt)
    this.means.changed()
    this.means.next()
  }

  replace(entry: OutboxEntry) {
    this.all = this.all.map((other) => (other.clientId === entry.clientId ? entry : other))
    this.#keep(entry)
    this.means.changed()
  }

  remove(entry: OutboxEntry) {
    this.all = this.all.filter(({ clientId }) => clientId !== entry.clientId)
    this.means.forget(entry)
    this.means.changed()
    this.means.next()
  }

  #keep(entry: OutboxEntry) {
    this.means.keep(entry).then(() => {
      this.#kept.add(entry.clientId)
      // Its ack may have come by another tab meanwhile.
      if (!this.find(entry.clientId)) this.means.forget(entry)
      this.means.next()
    })
  }
}
