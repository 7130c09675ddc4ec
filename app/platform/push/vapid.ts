import { toBase64Url } from './base64url'
import { importPair } from './encrypt-payload'

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
