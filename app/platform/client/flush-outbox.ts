import { hubView, publishHub } from './hub-store'
import { openConversations, unmark, unsentMark } from './member-marks'
import { isPermanent, type Outbox, outbox, type PostOutcome, postMessage } from './outbox'
import type { OutboxEntry } from './outbox-entry'
import { retryDelay } from './retry'

type FlushDependencies = SendDependencies & { wait: (milliseconds: number) => Promise<void> }

const BROWSER_DEPENDENCIES: FlushDependencies = {
  outbox,
  post: postMessage,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
  tell(refused) {
    if (refused.length > 0 || hubView().refused.length > 0) publishHub({ refused })
  },
}

type Run = { signal: AbortSignal; again: () => void; done: Promise<void> }

let running: Run | null = null

/**
 * Sends what a member typed in conversations that are not open any more, each in the order of typing, and goes on for as long as
 * it takes; `signal` ends it. One run at a time: one that is asked for meanwhile has the other look at once.
 */
export function flushOutbox(
  memberId: string,
  signal: AbortSignal,
  dependencies: FlushDependencies = BROWSER_DEPENDENCIES,
): Promise<void> {
  if (!running || running.signal.aborted) running = begin(memberId, signal, dependencies)
  else running.again()
  return running.done
}

function begin(memberId: string, signal: AbortSignal, dependencies: FlushDependencies): Run {
  let isRequested = true
  let resume = () => {}
  const run: Run = {
    signal,
    again() {
      isRequested = true
      resume()
    },
    done: Promise.resolve(),
  }
  const work = async () => {
    for (let failures = 0; isRequested && !signal.aborted; failures++) {
      isRequested = false
      const left = await sendWaiting(memberId, signal, dependencies)
      if (left === null) continue
      const resumed = new Promise<void>((resolve) => {
        resume = resolve
      })
      const pause = dependencies.wait(Math.max(left.retryAfterMs, retryDelay(failures, Math.random)))
      // A server that asked for patience is not asked earlier.
      if (left.retryAfterMs > 0) await pause
      else if (!isRequested) await Promise.race([pause, resumed])
      isRequested = true
    }
    if (running === run) running = null
  }
  signal.addEventListener('abort', run.again, { once: true })
  run.done = work()
  return run
}

/** Throws away one that was refused for good. */
export async function discardRefused(entry: OutboxEntry) {
  publishHub({ refused: hubView().refused.filter(({ clientId }) => clientId !== entry.clientId) })
  await outbox.remove(entry)
}

type SendDependencies = {
  outbox: Outbox
  post: (entry: OutboxEntry) => Promise<PostOutcome>
  /** Milliseconds since the epoch. */
  now: () => number
  /** Takes all that was refused for good: whoever wrote it is to learn of it. */
  tell: (refused: OutboxEntry[]) => void
}

/** What was refused is kept so long for whoever wrote it. */
const REFUSED_MILLISECONDS = 30 * 86_400_000

/**
 * Tries each message once that waits in a conversation which is not open; one that stays holds back what was typed after it, there
 * only. Null: nothing is to be tried again; else whether the server asked for patience.
 */
async function sendWaiting(
  memberId: string,
  signal: AbortSignal,
  { outbox, post, now, tell }: SendDependencies,
): Promise<{ retryAfterMs: number } | null> {
  const mark = unsentMark(memberId)
  const { entries, isWhole } = await outbox.list(memberId)
  const refused: OutboxEntry[] = []
  const stuck = new Set<string>()
  let retryAfterMs = 0
  let isElsewhere = false
  for (const entry of entries) {
    const { conversationId } = entry
    if (entry.problem) {
      if (now() - entry.typedAt > REFUSED_MILLISECONDS) await outbox.remove(entry)
      else refused.push(entry)
      continue
    }
    if (openConversations.has(conversationId)) isElsewhere = true
    if (stuck.has(conversationId) || openConversations.has(conversationId)) continue
    if (signal.aborted) return null
    const outcome = await post(entry)
    if (outcome.kind === 'signed-out') return null
    if (outcome.kind === 'stored') await outbox.remove(entry)
    else if (outcome.kind === 'refused' && isPermanent(outcome.code)) {
      const failed = { ...entry, problem: outcome.code }
      await outbox.put(failed)
      refused.push(failed)
    } else {
      stuck.add(conversationId)
      if (outcome.kind === 'refused') retryAfterMs = Math.max(retryAfterMs, outcome.retryAfterMs ?? 0)
    }
  }
  if (!signal.aborted) tell(refused)
  if (stuck.size > 0 || !isWhole) return { retryAfterMs }
  if (!isElsewhere) unmark(memberId, mark)
  return null
}
