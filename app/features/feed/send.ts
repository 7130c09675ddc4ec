import type { FeedError } from './feed-answers'

/** `problem`: a `FeedError`, or the problem of a field. */
export type Sent<A> = { ok: true; answer: Extract<A, { done: true }> } | { ok: false; problem: string }

type Answer = { done: unknown; error?: string | null; problems?: Record<string, string> }

/** For responses that don't come from the form's action, such as that to an oversized request. */
const BY_STATUS: Record<number, FeedError | 'tooLarge'> = { 401: 'signedOut', 413: 'tooLarge', 429: 'tooMany' }

/** Sends a form without navigation. Never rejects: without a valid answer the problem is `unreachable` or `unexpected`. */
export async function send<A>(
  path: string,
  fields: FormData | Record<string, string>,
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
): Promise<Sent<A>> {
  const isForm = fields instanceof FormData
  const body = isForm ? fields : new URLSearchParams(fields)
  try {
    // With keepalive a request survives the page, up to 64 kB; pictures are larger.
    const response = await fetch(path, { method, body, keepalive: !isForm })
    const isOurs = response.headers.get('Content-Type')?.startsWith('application/json')
    const answer = isOurs ? ((await response.json()) as Answer) : null
    if (response.ok && answer?.done) return { ok: true, answer: answer as Extract<A, { done: true }> }
    const [problem] = Object.values(answer?.problems ?? {})
    return { ok: false, problem: problem ?? answer?.error ?? BY_STATUS[response.status] ?? 'unexpected' }
  } catch {
    return { ok: false, problem: 'unreachable' }
  }
}
