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
