import { parseUrl } from '../../domain/text/parse-url'
import type { Settings } from '../server/env.server'

/** Bytes as the push protocol writes them: base64url without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** The bytes of a base64url text; throws on any other. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** A browser's half of the encryption, base64url: its public key (65 bytes, uncompressed) and its secret (16 bytes). */
type BrowserKeys = { p256dh: string; auth: string }

/** What is made anew for each message; given only to check against the standard. */
type Fresh = { keys: CryptoKeyPair; salt: Uint8Array<ArrayBuffer> }

const CURVE = { name: 'ECDH', namedCurve: 'P-256' }
/** RFC 8188: so large may a record be; ours is always the only one. */
const RECORD_BYTES = 4096
const KEY_BYTES = 16
const NONCE_BYTES = 12
/** Ends the text of the last record (RFC 8188, 2). */
const LAST_RECORD = 2

/** A message may have 4,096 bytes: the header (16 of salt, 4 of size, 1 and 65 of the key), the text, its end and its tag of 16. */
const MOST_TEXT_BYTES = RECORD_BYTES - (16 + 4 + 1 + 65) - (1 + 16)

export class PayloadTooLong extends Error {}

const utf8 = (text: string) => new TextEncoder().encode(text)

/**
 * Encrypts a short text to one browser: RFC 8291 (keys) over RFC 8188 (`aes128gcm`). Throws where its keys are none, and
 * `PayloadTooLong` where no push service would take it.
 */
export async function encryptPayload(
  text: string,
  browser: BrowserKeys,
  given?: Fresh,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = utf8(text)
  if (bytes.length > MOST_TEXT_BYTES) throw new PayloadTooLong(`${bytes.length} bytes of text`)
  const { keys, salt } = given ?? (await makeFresh())
  const theirs = fromBase64Url(browser.p256dh)
  const ours = new Uint8Array((await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer)
  const publicKey = await crypto.subtle.importKey('raw', theirs, CURVE, false, [])
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, keys.privateKey, 256)
  const secret = await hkdf(shared, fromBase64Url(browser.auth), [utf8('WebPush: info\0'), theirs, ours], 32)
  const contentKey = await hkdf(secret, salt, [utf8('Content-Encoding: aes128gcm\0')], KEY_BYTES)
  const iv = await hkdf(secret, salt, [utf8('Content-Encoding: nonce\0')], NONCE_BYTES)
  const key = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt'])
  const record = joined(bytes, Uint8Array.of(LAST_RECORD))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, record)
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, RECORD_BYTES)
  return joined(salt, size, Uint8Array.of(ours.length), ours, new Uint8Array(sealed))
}

const makeFresh = async (): Promise<Fresh> => ({
  keys: (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair,
  salt: crypto.getRandomValues(new Uint8Array(16)),
})

async function hkdf(secret: ArrayBuffer, salt: BufferSource, info: Uint8Array[], bytes: number): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info: joined(...info) }, key, bytes * 8)
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A pair of keys of this curve from its halves, base64url: the public one uncompressed, the private one its number. */
export async function importPair(
  publicKey: string,
  privateKey: string,
  algorithm: 'ECDH' | 'ECDSA',
): Promise<CryptoKeyPair> {
  const point = fromBase64Url(publicKey)
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256', ext: true },
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
  }
  const curve = { name: algorithm, namedCurve: 'P-256' }
  const [forPrivate, forPublic]: [KeyUsage[], KeyUsage[]] =
    algorithm === 'ECDH' ? [['deriveBits'], []] : [['sign'], ['verify']]
  return {
    publicKey: await crypto.subtle.importKey('jwk', jwk, curve, true, forPublic),
    privateKey: await crypto.subtle.importKey('jwk', { ...jwk, d: privateKey }, curve, false, forPrivate),
  }
}

type KeyUsage = 'deriveBits' | 'sign' | 'verify'

/** Who sends: the two halves of a key, base64url, and an address where the operator can be reached. */
export type VapidKeys = { publicKey: string; privateKey: string; subject: string }

/** RFC 8292 allows a day; a clock that is off must not make it more. */
const HOURS = 12

/** The header that tells a push service who sends (RFC 8292): a token for this service alone, signed by ES256. `now` in milliseconds. */
export async function vapidAuthorization(keys: VapidKeys, endpoint: string, now: number): Promise<string> {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + HOURS * 3600, sub: keys.subject }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.')
  const { privateKey } = await importPair(keys.publicKey, keys.privateKey, 'ECDSA')
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(signed))
  return `vapid t=${signed}.${toBase64Url(new Uint8Array(signature))}, k=${keys.publicKey}`
}

const encoded = (part: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(part)))

/** What push is signed with; null where it is not set up on this site. */
export function vapidKeysOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Settings): VapidKeys | null {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) return null
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT }
}

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

const MOST_LETTERS = 1000
/** Names that lead nowhere on the internet, or to one's own house. */
const PRIVATE_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|test|invalid|onion|arpa)\.?$/i

/**
 * Whether an address that a browser gave can be one of a push service: https at a public name, nothing that leads into a
 * network of ours. `standIn` is the one other origin, in development and tests.
 */
export function isPushEndpoint(address: string, standIn: string | undefined): boolean {
  const url = address.length > MOST_LETTERS ? null : parseUrl(address)
  if (!url) return false
  const { protocol, origin, hostname, port, username, password } = url
  if (standIn !== undefined && origin === standIn) return true
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  // An address in numbers, of either kind, is no name of a service.
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) return false
  return hostname.includes('.') && !PRIVATE_NAME.test(hostname)
}
