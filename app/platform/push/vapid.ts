import type { Settings } from '../server/env.server'
import { importPair, toBase64Url } from './encrypt-payload'

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
