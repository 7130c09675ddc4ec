// The browser's side of RFC 8291 and RFC 8188, written from the standards and sharing nothing with the site's own code.

const CURVE = { name: 'ECDH', namedCurve: 'P-256' }
const text = (value: string) => new TextEncoder().encode(value)

export const base64Url = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('base64url')
export const bytesOf = (encoded: string) => new Uint8Array(Buffer.from(encoded, 'base64url'))

/** The keys of one subscription: what the site is told, and how to read what it sends. */
export async function createBrowserKeys() {
  const pair = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair
  const publicKey = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer)
  const auth = crypto.getRandomValues(new Uint8Array(16))
  return {
    p256dh: base64Url(publicKey),
    auth: base64Url(auth),
    /** The text of a message; throws on one that is not for this browser. */
    async read(message: Uint8Array): Promise<string> {
      const salt = message.slice(0, 16)
      const idLength = message[20] ?? 0
      const senderKey = message.slice(21, 21 + idLength)
      const sender = await crypto.subtle.importKey('raw', senderKey, CURVE, false, [])
      const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: sender }, pair.privateKey, 256)
      const info = new Uint8Array([...text('WebPush: info\0'), ...publicKey, ...senderKey])
      const input = await derive(new Uint8Array(shared), auth, info, 32)
      const key = await derive(input, salt, text('Content-Encoding: aes128gcm\0'), 16)
      const iv = await derive(input, salt, text('Content-Encoding: nonce\0'), 12)
      const content = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
      const sealed = message.slice(21 + idLength)
      const record = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, content, sealed))
      const end = record.findLastIndex((byte) => byte !== 0)
      if (record[end] !== 2) throw new Error('Not the last record')
      return new TextDecoder().decode(record.slice(0, end))
    },
  }
}

async function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) {
  const sign = async (key: Uint8Array, data: Uint8Array) => {
    const hmac = { name: 'HMAC', hash: 'SHA-256' }
    const imported = await crypto.subtle.importKey('raw', key.slice(), hmac, false, ['sign'])
    return new Uint8Array(await crypto.subtle.sign('HMAC', imported, data.slice()))
  }
  const extracted = await sign(salt, secret)
  return (await sign(extracted, new Uint8Array([...info, 1]))).slice(0, length)
}
