import { retryDelay } from './backoff'
import { hubView, publishHub } from './hub-store'
import type { OutboxEntry } from './outbox-entry'
import { outbox } from './outbox-store'
import { postMessage } from './post-message'
import { type SendMeans, sendWaiting } from './send-waiting'

type Means = SendMeans & { wait: (milliseconds: number) => Promise<void> }

const browserMeans: Means = {
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
export function flushOutbox(memberId: string, signal: AbortSignal, means: Means = browserMeans): Promise<void> {
  if (!running || running.signal.aborted) running = begin(memberId, signal, means)
  else running.again()
  return running.done
}

function begin(memberId: string, signal: AbortSignal, means: Means): Run {
  let isAsked = true
  let wake = () => {}
  const run: Run = {
    signal,
    again() {
      isAsked = true
      wake()
    },
    done: Promise.resolve(),
  }
  const work = async () => {
    for (let failures = 0; isAsked && !signal.aborted; failures++) {
      isAsked = false
      const left = await sendWaiting(memberId, signal, means)
      if (left === null) continue
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const pause = means.wait(Math.max(left.retryAfterMs, retryDelay(failures, Math.random)))
      // A server that asked for patience is not asked earlier.
      if (left.retryAfterMs > 0) await pause
      else if (!isAsked) await Promise.race([pause, woken])
      isAsked = true
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
