import type { ClientFrame, ErrorCode } from '~/domain/messaging/conversation-frames.schema'
import { readContent } from '~/domain/messaging/message-content'
import type { ConversationMeans } from './dependencies'
import type { Change } from './message-log'

/** Whoever edits waits for the answer, and is told when there is none. */
const WITHIN_MILLISECONDS = 10_000

type Wish = {
  frame: Extract<ClientFrame, { type: 'edit' | 'delete' }>
  settle: (answer: ErrorCode | null) => void
}

/** One's own edits and deletions until their answer; asked again over a new socket, since both change nothing twice. */
export class OwnChanges {
  #wishes = new Map<string, Wish>()

  constructor(private readonly means: Pick<ConversationMeans, 'clock' | 'newId' | 'sendFrame'>) {}

  /** Null once the server did it. `unexpected` also when it gave no answer in ten seconds. */
  async edit(seq: number, typed: string): Promise<ErrorCode | null> {
    const read = readContent(typed)
    // Words beside a picture may be taken away; whether there is one, the server knows.
    if (!read.ok && read.problem !== 'empty') return read.problem
    const content = read.ok ? read.content : ''
    return this.#ask({ type: 'edit', clientId: this.means.newId(), seq, content })
  }

  /** As `edit`. */
  remove(seq: number): Promise<ErrorCode | null> {
    return this.#ask({ type: 'delete', clientId: this.means.newId(), seq })
  }

  connected() {
    for (const { frame } of this.#wishes.values()) this.means.sendFrame(frame)
  }

  /** A change of this message was told. */
  done(change: Change) {
    for (const { frame, settle } of [...this.#wishes.values()]) {
      const isDone =
        frame.type === 'delete'
          ? change.type === 'deleted'
          : change.type === 'edited' && change.content === frame.content
      if (isDone && frame.seq === change.seq) settle(null)
    }
  }

  /** Whether the answer was for one of these. */
  refused(clientId: string, code: ErrorCode): boolean {
    const wish = this.#wishes.get(clientId)
    wish?.settle(code)
    return wish !== undefined
  }

  stop() {
    for (const { settle } of [...this.#wishes.values()]) settle('unexpected')
  }

  #ask(frame: Wish['frame']): Promise<ErrorCode | null> {
    return new Promise((resolve) => {
      const cancel = this.means.clock.after(WITHIN_MILLISECONDS, () => settle('unexpected'))
      const settle = (answer: ErrorCode | null) => {
        cancel()
        this.#wishes.delete(frame.clientId)
        resolve(answer)
      }
      this.#wishes.set(frame.clientId, { frame, settle })
      this.means.sendFrame(frame)
    })
  }
}
