/** No 0/O, 1/I/L: a code is read aloud and typed from paper. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** What a referral code may look like when a person types it. */
export const REFERRAL_CODE_PATTERN = /^[A-Za-z0-9]{3,10}$/

/** The form in which codes are stored and compared. */
export function toReferralCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** A new code from random bytes; bytes beyond the last whole multiple of the alphabet are skipped to keep letters equally likely. */
export function createReferralCode(randomBytes: (count: number) => Uint8Array): string {
  const limit = 256 - (256 % ALPHABET.length)
  let code = ''
  while (code.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < limit && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length]
    }
  }
  return code
}

/** Where an invitation leads: it is remembered in the browser, and the registration begins. */
export const joinPath = (code: string) => `/join?ref=${code}`
