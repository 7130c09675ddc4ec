/** A virtual WebAuthn authenticator that creates ES256 passkeys and signs with them. */
export type Passkey = {
  id: string
  privateKey: CryptoKey
  publicKey: Uint8Array
  userHandle: string
  counter: number
}

type Change = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  /** False: user presence without user verification. */
  isVerified?: boolean
  /** Flips a bit of the signature. */
  isForged?: boolean
}

const encode = (text: string) => new TextEncoder().encode(text)

export const toBase64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const concat = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const sha256 = async (bytes: Uint8Array) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource))

/** CBOR of a length of bytes below 65536. */
const cborBytes = (bytes: Uint8Array) =>
  concat(
    bytes.length < 24
      ? Uint8Array.of(0x40 | bytes.length)
      : bytes.length < 256
        ? Uint8Array.of(0x58, bytes.length)
        : Uint8Array.of(0x59, bytes.length >> 8, bytes.length & 255),
    bytes,
  )
const cborText = (text: string) => concat(Uint8Array.of(0x60 | text.length), encode(text))

const counterBytes = (counter: number) => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, counter)
  return bytes
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

const clientData = (challenge: string, type: string, { origin = 'http://localhost', ...change }: Change) =>
  encode(
    JSON.stringify({ type: change.type ?? type, challenge: change.challenge ?? challenge, origin, crossOrigin: false }),
  )

async function authData(rpId: string, flags: number, counter: number, rest = new Uint8Array()) {
  return concat(await sha256(encode(rpId)), Uint8Array.of(flags), counterBytes(counter), rest)
}

type CreationOptions = { challenge: string; rp: { id?: string }; user: { id: string } }

/** Creates a passkey for these options; returns it with the JSON that a browser would send. */
export async function createPasskey(options: CreationOptions, change: Change = {}) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { publicKey: key, privateKey } = pair as CryptoKeyPair
  const raw = new Uint8Array((await crypto.subtle.exportKey('raw', key)) as ArrayBuffer)
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const publicKey = concat(
    Uint8Array.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    cborBytes(raw.slice(1, 33)),
    Uint8Array.of(0x22),
    cborBytes(raw.slice(33)),
  )
  const id = crypto.getRandomValues(new Uint8Array(32))
  const attested = concat(new Uint8Array(16), Uint8Array.of(0, id.length), id, publicKey)
  const flags = PRESENT | (change.isVerified === false ? 0 : VERIFIED) | WITH_CREDENTIAL
  const data = await authData(change.rpId ?? options.rp.id ?? '', flags, 0, attested)
  const attestationObject = concat(
    Uint8Array.of(0xa3),
    ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Uint8Array.of(0xa0)],
    ...[cborText('authData'), cborBytes(data)],
  )
  const passkey: Passkey = { id: toBase64url(id), privateKey, publicKey, userHandle: options.user.id, counter: 0 }
  const credential = JSON.stringify({
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: toBase64url(clientData(options.challenge, 'webauthn.create', change)),
      attestationObject: toBase64url(attestationObject),
      transports: ['internal'],
    },
  })
  return { passkey, credential }
}

/** Signs a challenge; returns the JSON that a browser would send. `counter` 0: a passkey without a counter. */
export async function signWith(
  passkey: Passkey,
  options: { challenge: string; rpId?: string },
  { counter = 0, ...change }: Change & { counter?: number } = {},
) {
  const flags = PRESENT | (change.isVerified === false ? 0 : VERIFIED)
  const data = await authData(change.rpId ?? options.rpId ?? '', flags, counter)
  const client = clientData(options.challenge, 'webauthn.get', change)
  const signed = concat(data, await sha256(client))
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = toDer(
    new Uint8Array(await crypto.subtle.sign(algorithm, passkey.privateKey, signed as BufferSource)),
  )
  if (change.isForged) signature[signature.length - 1]! ^= 1
  return JSON.stringify({
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: toBase64url(client),
      authenticatorData: toBase64url(data),
      signature: toBase64url(signature),
      userHandle: passkey.userHandle,
    },
  })
}

/** Converts a WebCrypto signature to DER, which WebAuthn uses. */
function toDer(signature: Uint8Array): Uint8Array {
  const number = (bytes: Uint8Array) => {
    let at = 0
    while (at < bytes.length - 1 && bytes[at] === 0) at++
    const short = bytes.slice(at)
    const positive = short[0]! & 0x80 ? concat(Uint8Array.of(0), short) : short
    return concat(Uint8Array.of(0x02, positive.length), positive)
  }
  const both = concat(number(signature.slice(0, 32)), number(signature.slice(32)))
  return concat(Uint8Array.of(0x30, both.length), both)
}
