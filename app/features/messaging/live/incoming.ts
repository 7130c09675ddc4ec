import type { ServerFrame } from '~/domain/messaging/conversation-frames.schema'
import type { MessagePage } from '~/domain/messaging/message.schema'
import type { ConversationState } from './conversation-view'
import type { MessageLog } from './message-log'
import type { OwnChanges } from './own-changes'
import type { Marks } from './read-marks'
import type { Typing } from './typing'

type Answer = 'ready' | 'ack' | 'error'
type Happened = Exclude<ServerFrame, { type: Answer }>

type Parts = {
  log: MessageLog
  marks: Marks
  changes: OwnChanges
  typing: Typing
  changed(): void
  /** The log grew, or a message of it changed. */
  logChanged(): void
}

/** What happens in the conversation, as the socket tells it: messages and changes of them, marks, typing, the end of a request. */
export class Incoming {
  #otherReadSeq: number | null
  #otherReadAt: string | null
  #isAccepted = false
  #asOf = 0

  constructor(
    private readonly memberId: string,
    initial: MessagePage,
    private readonly parts: Parts,
  ) {
    this.#otherReadSeq = initial.otherReadSeq
    this.#otherReadAt = initial.otherReadAt
  }

  /** What is known of the other. */
  get state(): Pick<ConversationState, 'otherReadSeq' | 'otherReadAt' | 'isOtherTyping' | 'isAccepted'> {
    return {
      otherReadSeq: this.#otherReadSeq,
      otherReadAt: this.#otherReadAt,
      isOtherTyping: this.parts.typing.isOther,
      isAccepted: this.#isAccepted,
    }
  }

  /** What a new socket brings of the past is as it was after change `rev`. */
  ready(rev: number) {
    this.#asOf = rev
  }

  receive(frame: Happened) {
    const { log, marks, changes, typing, changed, logChanged } = this.parts
    switch (frame.type) {
      case 'message':
        if (frame.message.senderId !== this.memberId) typing.other(false)
        log.take(frame.message)
        return logChanged()
      case 'batch':
        log.takeNext(frame.messages, this.#asOf, frame.more)
        return logChanged()
      case 'edited':
      case 'deleted':
        log.change(frame)
        changes.done(frame)
        return logChanged()
      case 'read':
        if (frame.memberId === this.memberId) marks.confirmed(frame.seq)
        else if (frame.seq > (this.#otherReadSeq ?? -1)) {
          this.#otherReadSeq = frame.seq
          this.#otherReadAt = frame.at
        }
        return changed()
      case 'typing':
        if (frame.memberId !== this.memberId) typing.other(true)
        return
      case 'accepted':
        this.#isAccepted = true
        return changed()
    }
  }
}
