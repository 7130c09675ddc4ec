import { retryDelay } from './backoff'
import { isPermanent } from './is-permanent'
import { openConversations } from './open-conversations'
import type { OutboxEntry } from './outbox-entry'
import { markUnsent } from './outbox-mark'
import { outbox as browserOutbox, type Outbox } from './outbox-store'
import { type PostOutcome, postMessage } from './post-message'

type Means = {
  outbox: Outbox
  post: (entry: OutboxEntry) => Promise<PostOutcome>
  wait: (milliseconds: number) => Promise<void>
}

const ATTEMPTS = 6
const browserMeans: Means = {
  outbox: browserOutbox,
  post: postMessage,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

type Delivery = 'done' | 'later' | 'signed-out'

/** Sends one message; `later`: it stays, and with it what was typed after it. */
async function deliver(entry: OutboxEntry, { outbox, post, wait }: Means): Promise<Delivery> {
  for (let failures = 0; failures < ATTEMPTS && !openConversations.has(entry.conversationId); failures++) {
    const outcome = await post(entry)
    if (outcome.kind === 'stored') {
      await outbox.remove(entry)
      return 'done'
    }
    if (outcome.kind === 'signed-out') return 'signed-out'
    if (outcome.kind === 'refused' && isPermanent(outcome.code)) {
      // It waits, marked, until whoever wrote it opens the conversation.
      await outbox.put({ ...entry, problem: outcome.code })
      return 'done'
    }
    const asked = outcome.kind === 'refused' ? (outcome.retryAfterMs ?? 0) : 0
    await wait(Math.max(asked, retryDelay(failures, Math.random)))
  }
  return 'later'
}

async function flushOnce(memberId: string, means: Means) {
  const waiting = await means.outbox.list(memberId)
  if (waiting.length === 0) markUnsent(memberId, false)
  const stuck = new Set<string>()
  for (const entry of waiting) {
    const { conversationId } = entry
    if (entry.problem || stuck.has(conversationId) || openConversations.has(conversationId)) continue
    const delivery = await deliver(entry, means)
    if (delivery === 'signed-out') return
    if (delivery === 'later') stuck.add(conversationId)
  }
}

let running: Promise<void> = Promise.resolve()

/**
 * Sends what a member typed in conversations that are not open any more, each in the order of typing. What cannot be sent
 * stays, and is tried when the hub comes back or with the next page. One run at a time, each sees what the one before left.
 */
export function flushOutbox(memberId: string, means: Means = browserMeans): Promise<void> {
  running = running.then(() => flushOnce(memberId, means))
  return running
}
