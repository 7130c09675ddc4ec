const IV_BYTES = 12

const toBytes = (text: string) => new TextEncoder().encode(text)

async function keyFrom(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', toBytes(secret), 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: toBytes('sealed texts') }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/**
 * Encrypts a text so that only who holds the secret reads it, and only under the same label: AES-256-GCM with a key of its
 * own by HKDF-SHA-256, a fresh 96-bit vector in front, base64.
 */
export async function seal(secret: string, label: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const cipher = { name: 'AES-GCM', iv, additionalData: toBytes(label) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(cipher, await keyFrom(secret), toBytes(text)))
  // One by one: a long text has more bytes than a call takes arguments.
  return btoa(Array.from([...iv, ...sealed], (byte) => String.fromCharCode(byte)).join(''))
}

/** The text that `seal` was given; null when the secret, the label or the sealed text is another one. */
export async function unseal(secret: string, label: string, sealed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
    const cipher = { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES), additionalData: toBytes(label) }
    return new TextDecoder().decode(await crypto.subtle.decrypt(cipher, await keyFrom(secret), bytes.slice(IV_BYTES)))
  } catch {
    return null
  }
}
