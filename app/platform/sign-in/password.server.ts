import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

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

/**
 * From the start of one hash to the start of the next: twice what one at the cost of production (N = 2^14) takes of the
 * isolate's only thread. In a burst of sign-ins pages and messages are served in between, instead of after all of them.
 */
const SPACING_MILLISECONDS = 330
const SPACING_LOG_N = 14

/**
 * When the next hash may begin, by the clock of this isolate that is never set back. A time and no promise: requests may not
 * wait for one another.
 */
let freeAt = 0

/** Longer is no line: a stored hash asked for an absurd cost. */
const LONGEST_LINE_MILLISECONDS = 60_000

const waitAt = (now: number) => (freeAt - now > LONGEST_LINE_MILLISECONDS ? 0 : Math.max(0, freeAt - now))

/** How many seconds whoever comes now would wait for a hash. */
export const secondsUntilTurn = () => waitAt(performance.now()) / 1000

/** Resolves when a hash with N = 2^logN may begin: at once where none began lately. Work is proportional to N. */
export async function hashTurn(logN: number): Promise<void> {
  const now = performance.now()
  const wait = waitAt(now)
  freeAt = now + wait + SPACING_MILLISECONDS * 2 ** (logN - SPACING_LOG_N)
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
}
