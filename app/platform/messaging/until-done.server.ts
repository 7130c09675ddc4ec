import { logEvent, toErrorFields } from '../server/log.server'

const WAITS_MILLISECONDS = [250, 1000, 4000, 10_000]

/** Does what may be done twice until it succeeds, for a quarter of a minute; then it stands in the log. Whether it did; never rejects. */
export async function untilDone(
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
