import { encryptPayload, PayloadTooLong, toBase64Url } from './encrypt-payload'
import { type VapidKeys, vapidAuthorization } from './vapid'

export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** What a browser shows: short, in the member's language. What has the same tag takes the place of the one before. */
export type PushPayload = { title: string; body: string; url: string; tag: string }

/** How soon a sleeping telephone is woken for it (RFC 8030, 5.3). */
export type Urgency = 'normal' | 'high'

/** `gone`: the browser wants no more. `later`: the service asks to wait, or was not to be reached. `refused`: it never will. */
export type PushOutcome = { kind: 'sent' | 'gone' | 'refused' } | { kind: 'later'; retryAfterSeconds: number }

/** A browser that was away for longer is not told any more; the bell has it all. In seconds. */
const LIFETIME_SECONDS = 86_400
const TIMEOUT_MILLISECONDS = 10_000

/** Hands an encrypted message to the push service of one browser (RFC 8030). `now` in milliseconds. */
export async function sendPush(
  keys: VapidKeys,
  subscription: Subscription,
  payload: PushPayload,
  { now, urgency }: { now: number; urgency: Urgency },
): Promise<PushOutcome> {
  let body: Uint8Array<ArrayBuffer>
  try {
    body = await encryptPayload(JSON.stringify(payload), subscription)
  } catch (error) {
    if (error instanceof PayloadTooLong) return { kind: 'refused' }
    // Keys that are none: nothing will ever reach this browser.
    return { kind: 'gone' }
  }
  const headers = {
    Authorization: await vapidAuthorization(keys, subscription.endpoint, now),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(LIFETIME_SECONDS),
    Urgency: urgency,
    Topic: await topicOf(payload.tag, subscription),
  }
  try {
    // An address that leads on could lead anywhere.
    const request = { method: 'POST', headers, body, redirect: 'manual' } as const
    const response = await fetch(subscription.endpoint, {
      ...request,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    })
    await response.body?.cancel()
    return outcomeOf(response)
  } catch {
    return { kind: 'later', retryAfterSeconds: 0 }
  }
}

const TOPIC_LETTERS = 32

/**
 * What waits at the service for a browser that is away gives way to what has the same topic, as it would on the screen: at
 * most 32 letters of base64url (RFC 8030, 5.4). The browser's secret is in it: the service cannot try out what it means.
 */
export async function topicOf(tag: string, { auth }: Pick<Subscription, 'auth'>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${auth} ${tag}`))
  return toBase64Url(new Uint8Array(hash)).slice(0, TOPIC_LETTERS)
}

/** What a push service means by its answer. */
export function outcomeOf({ ok, status, headers }: Pick<Response, 'ok' | 'status' | 'headers'>): PushOutcome {
  if (ok) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'refused' }
  const seconds = Number(headers.get('Retry-After'))
  return { kind: 'later', retryAfterSeconds: Number.isFinite(seconds) ? Math.max(0, seconds) : 0 }
}
