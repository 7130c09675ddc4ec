import type { ConversationMeans } from './dependencies'

const SHOWN_MILLISECONDS = 5000
const EVERY_MILLISECONDS = 3000

/** Who of the two is typing: of the other it is shown, of this member it is told. */
export class Typing {
  #toldAt = 0
  #cancelShown: (() => void) | null = null

  constructor(private readonly means: Pick<ConversationMeans, 'clock' | 'sendFrame' | 'changed'>) {}

  get isOther() {
    return this.#cancelShown !== null
  }

  /** The other typed just now, or is done. */
  other(isTyping: boolean) {
    const was = this.isOther
    this.#cancelShown?.()
    this.#cancelShown = isTyping ? this.means.clock.after(SHOWN_MILLISECONDS, () => this.other(false)) : null
    if (was !== isTyping) this.means.changed()
  }

  /** A key was pressed here. */
  own() {
    const now = this.means.clock.now()
    if (now - this.#toldAt < EVERY_MILLISECONDS) return
    if (this.means.sendFrame({ type: 'typing' })) this.#toldAt = now
  }

  /** What was typed has become a message: the next key is told at once. */
  ownDone() {
    this.#toldAt = 0
  }

  stop() {
    this.#cancelShown?.()
  }
}
