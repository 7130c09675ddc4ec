import { data } from '@remix-run/cloudflare'
import type { Context } from './context.server'
import { logEvent, toErrorFields } from './log.server'

/** A refusal of a form, with the seconds to wait where a limit was reached. */
export function refuse<T>(
  answer: T,
  status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 503,
  retryAfterSeconds?: number,
) {
  const headers: Record<string, string> = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}
  return data(answer, { status, headers })
}

/** Runs a verb; should it break, logs that and answers with null, so that the form stays and keeps what was typed. */
export async function tryOrLog<T>(context: Context, event: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    logEvent('error', event, { requestId: context.requestId, ...toErrorFields(error) })
    return null
  }
}
