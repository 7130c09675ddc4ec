import { COMMON_PASSWORDS } from './common-passwords'

export type PasswordStrength = 'common' | 'weak' | 'fair' | 'good' | 'strong'

/** Letters people replace by look-alikes: `p@ssw0rd` is `password`. */
const LOOK_ALIKES: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '7': 't' }

/** How many signs each kind of letter is drawn from. */
const KINDS: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[а-яё]/, 33],
  [/[А-ЯЁ]/, 33],
  [/[^a-zA-Z0-9а-яёА-ЯЁ]/, 33],
]

// Bits: online guessing is limited per account, so 28 stops a patient guesser; 64 stops somebody who stole the hashes.
const LEVELS: [number, PasswordStrength][] = [
  [28, 'weak'],
  [44, 'fair'],
  [64, 'good'],
]

/** How hard a password is to guess. A hint beside the field, never a refusal. */
export function passwordStrength(password: string): PasswordStrength {
  if (isCommon(password)) return 'common'
  const bits = guessBits(password)
  return LEVELS.find(([below]) => bits < below)?.[1] ?? 'strong'
}

/** True for a password of the list, also with other capitals, look-alike letters, or digits and signs put around it. */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase()
  const core = plain.replace(/^[^a-zа-яё@$]+|[^a-zа-яё@$]+$/g, '')
  const variants = [plain, core, spell(plain), spell(core), spell(plain).replace(/[^a-zа-яё]+$/, '')]
  return variants.some((variant) => COMMON_PASSWORDS.has(variant))
}

const spell = (text: string) => [...text].map((letter) => LOOK_ALIKES[letter] ?? letter).join('')

/** Length times the bits of a sign; a sign that repeats or continues the one before it (aaa, abc, 321) adds next to nothing. */
function guessBits(password: string): number {
  const letters = [...password]
  const pool = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  const surprising = letters.filter((letter, at) => {
    const step = (letter.codePointAt(0) ?? 0) - (letters[at - 1]?.codePointAt(0) ?? Number.NaN)
    return !(Math.abs(step) <= 1)
  }).length
  return pool > 1 ? Math.log2(pool) * surprising : 0
}
