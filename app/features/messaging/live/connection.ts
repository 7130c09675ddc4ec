import { CatchUp } from './catch-up'
import { CatchUpFirst } from './catch-up-first'
import type { ConversationState } from './conversation-view'
import type { ConversationMeans } from './dependencies'
import type { MessageLog } from './message-log'
import type { Sender } from './sender'
import { WithoutSocket } from './without-socket'

type Means = Omit<ConversationMeans, 'changed'> & { logChanged(): void }

/** How the server can be reached, and so how what was missed comes and when what waits may go. */
export class Connection {
  state: ConversationState['connection'] = 'connecting'
  readonly #catchUp: CatchUp
  readonly #catchUpFirst: CatchUpFirst
  readonly #withoutSocket: WithoutSocket

  constructor(
    private readonly log: MessageLog,
    private readonly sender: Pick<Sender, 'up' | 'down'>,
    means: Means,
  ) {
    this.#withoutSocket = new WithoutSocket({ ...means, pull: () => this.#catchUp.pull(true) })
    this.#catchUp = new CatchUp(log, {
      ...means,
      fetchAfter: (seq) => means.fetchPage('after', seq),
      changed: () => means.logChanged(),
      reached: (kind) => this.#withoutSocket.reached(kind, this.state === 'offline'),
    })
    this.#catchUpFirst = new CatchUpFirst(means.clock, () => sender.up())
    this.#withoutSocket.begin()
  }

  /** The socket's state changed. */
  set(state: ConversationState['connection']) {
    this.state = state
    if (state === 'live') return
    this.#catchUpFirst.stop()
    this.sender.down()
    if (state !== 'closed') this.#withoutSocket.begin()
  }

  /** There is a new socket, and the conversation stands at `seq`. */
  ready(seq: number) {
    this.state = 'live'
    this.#withoutSocket.end()
    this.#catchUpFirst.begin(seq)
  }

  logChanged() {
    if (this.state === 'live') this.#catchUpFirst.has(this.log.last)
    this.#catchUp.pull()
  }

  stop() {
    this.#catchUp.stop()
    this.#catchUpFirst.stop()
    this.#withoutSocket.end()
  }
}
