import { logEvent, toErrorFields } from './log.server'

type ObjectError = { retryable?: boolean; overloaded?: boolean }

/**
 * Calls a Durable Object and retries once if the platform marks the error as retryable, but never an overloaded one. The call
 * must be idempotent and get its own stub each time: a stub that failed stays broken.
 */
export async function askObject<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const { retryable, overloaded } = Object(error) as ObjectError
    if (!retryable || overloaded) throw error
    return ask()
  }
}

const WAITS_MILLISECONDS = [250, 1000, 4000, 10_000]

/** Retries idempotent work for about 15 seconds and logs each failure. Returns whether it succeeded; never rejects. */
export async function retryUntilDone(
  { requestId }: { requestId: string },
  event: string,
  work: () => Promise<void>,
): Promise<boolean> {
  for (const wait of [...WAITS_MILLISECONDS, null]) {
    try {
      await work()
      return true
    } catch (error) {
      logEvent(wait === null ? 'error' : 'warn', event, { requestId, ...toErrorFields(error) })
      if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return false
}

/** Runs `work` for all items, at most `atOnce` at a time; returns the errors. A failure doesn't stop the others. */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  atOnce = 10,
): Promise<unknown[]> {
  const waiting = [...items]
  const failed: unknown[] = []
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      await work(item).catch((error: unknown) => failed.push(error))
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return failed
}
