import type { FeedError } from './feed-answers'

/** What stood in the way of what was sent: a `FeedError`, or the problem of a field. */
export type Sent<A> = { ok: true; answer: Extract<A, { done: true }> } | { ok: false; problem: string }

type Answer = { done: unknown; error?: string | null; problems?: Record<string, string> }

/** Where an answer that is none of ours comes from: the door measures forms before anybody reads them. */
const BY_STATUS: Record<number, FeedError | 'tooLarge'> = { 401: 'signedOut', 413: 'tooLarge', 429: 'tooMany' }

/**
 * Sends a form to an address of ours, without the page. A server that cannot be reached, or answers with something else than
 * it should, is an answer too.
 */
export async function send<A>(
  path: string,
  fields: FormData | Record<string, string>,
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
): Promise<Sent<A>> {
  const isForm = fields instanceof FormData
  const body = isForm ? fields : new URLSearchParams(fields)
  try {
    // What is small enough for it arrives also where the page is left before the answer; pictures are not.
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
