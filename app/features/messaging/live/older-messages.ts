import type { ConversationState } from './conversation-view'
import type { ConversationMeans } from './dependencies'
import type { MessageLog } from './message-log'

/** Loads what was before the first message of the log, a page at a time. */
export class OlderMessages {
  state: ConversationState['older'] = 'idle'

  constructor(
    private readonly log: MessageLog,
    private readonly means: Pick<ConversationMeans, 'fetchPage' | 'signedOut' | 'changed'>,
  ) {}

  async load() {
    if (this.state === 'loading' || !this.log.hasOlder) return
    this.#set('loading')
    const outcome = await this.means.fetchPage('before', this.log.first)
    if (outcome.kind === 'signed-out') return this.means.signedOut()
    if (outcome.kind === 'page') this.log.takeOlder(outcome.page)
    this.#set(outcome.kind === 'page' ? 'idle' : 'failed')
  }

  #set(state: ConversationState['older']) {
    this.state = state
    this.means.changed()
  }
}
