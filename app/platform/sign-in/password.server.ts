import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { hashTurn } from './hash-turns.server'

/**
 * An OWASP parameter set with N = 2^14: 16 MB, about 150 ms. N·r·p stays under the platform's cap of 2^20. N comes from the
 * setting `SCRYPT_LOG_N`, so that tests can hash cheaply.
 */
const SCRYPT = { r: 8, p: 5 } as const
const SALT_BYTES = 16
const KEY_BYTES = 32

type Parameters = { logN: number; r: number; p: number }

/** `isUrgent`: computed at once, before all that wait their turn. */
type Urgency = { isUrgent?: boolean }

async function derive(
  password: string,
  salt: Buffer,
  { logN, r, p }: Parameters,
  { isUrgent = false }: Urgency = {},
): Promise<Buffer> {
  if (!isUrgent) await hashTurn(logN)
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 64 * 1024 * 1024 }
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

/** `scrypt$14$8$5$salt$key`, both base64: the parameters travel with the hash so that they can be raised later. */
export async function hashPassword(password: string, logN: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const { r, p } = SCRYPT
  const key = await derive(password, salt, { logN, r, p })
  return ['scrypt', logN, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Compares in constant time. With no stored hash it does the work of a new one and gives false, so time tells nothing. */
export async function verifyPassword(
  password: string,
  stored: string | null,
  newLogN: number,
  urgency?: Urgency,
): Promise<boolean> {
  const [kind, logN, r, p, salt, key] = stored?.split('$') ?? []
  if (kind !== 'scrypt' || !salt || !key) {
    await derive(password, Buffer.alloc(SALT_BYTES), { logN: newLogN, ...SCRYPT }, urgency)
    return false
  }
  const expected = Buffer.from(key, 'base64')
  const parameters = { logN: Number(logN), r: Number(r), p: Number(p) }
  const actual = await derive(password, Buffer.from(salt, 'base64'), parameters, urgency)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** True when a stored hash was made with other parameters than a new one would be. */
export function isOutdated(stored: string, logN: number): boolean {
  const { r, p } = SCRYPT
  return !stored.startsWith(`scrypt$${logN}$${r}$${p}$`)
}
