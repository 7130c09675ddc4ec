import { retryWait } from '../../app/domain/retry-wait'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import type { Room } from './room'
import type { Notice } from './store/notices'

/** Who doesn't answer for so long has failed. */
const PATIENCE_MILLISECONDS = 10_000
const RETRIES = { firstMilliseconds: 1000, factor: 2, mostMilliseconds: 5 * 60_000 }

/** What became of telling somebody: when to come again for it, in milliseconds (null: never), and what to note of it. */
export type Outcome = { target?: string; notice?: Notice; nextAt: number | null }

/** `print`: what there is to know, short; who was told the same before is told nothing. */
type Told = { target: string; print: string; now: number }

/** Tells somebody by `act`, unless they know it or are to be left alone until later; what failed is told again, later each time. */
export async function tell({ store }: Room, { target, print, now }: Told, act: () => Promise<void>): Promise<Outcome> {
  const notice = store.notices.of(target)
  if (notice.told === print || store.messages.lastSeq === 0) return { nextAt: null }
  if (notice.nextAt > now) return { nextAt: notice.nextAt }
  try {
    await inTime(act())
    return {
      target,
      notice: { told: print, tries: 0, nextAt: 0 },
      nextAt: null,
    }
  } catch (error) {
    logEvent('warn', 'conversation.notice_failed', {
      tries: notice.tries + 1,
      ...toErrorFields(error),
    })
    const nextAt = Date.now() + retryWait(notice.tries + 1, RETRIES)
    return {
      target,
      notice: { ...notice, tries: Math.min(notice.tries + 1, 20), nextAt },
      nextAt,
    }
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE_MILLISECONDS} ms`)), PATIENCE_MILLISECONDS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
