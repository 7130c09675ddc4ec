import { logEvent, toErrorFields } from '../server/log.server'

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
