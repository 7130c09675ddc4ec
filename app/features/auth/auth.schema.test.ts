import { expect, test } from 'vitest'
import { fields as en } from '~/locales/en/fields'
import { toProblems } from '~/platform/client/form-answer'
import { accountSchema, signInSchema } from './auth.schema'

const GOOD = {
  full_name: 'Anna Petrova',
  username: 'anna_p',
  email: 'anna@example.com',
  password: 'secret',
  confirmPassword: 'secret',
  referralCode: '',
}

const wordsOf = (problem: string | undefined) => (problem === undefined ? undefined : en[problem as keyof typeof en])

function problemsOf(change: Record<string, unknown>) {
  const result = accountSchema.safeParse({ ...GOOD, ...change })
  return result.success ? {} : toProblems(result.error)
}

/** Field, value, and the text of the specification (sections 5 and 8 of it), or undefined where the value will do. */
const CASES: [keyof typeof GOOD, string, string | undefined][] = [
  ['full_name', 'A', 'Name must be at least 2 characters'],
  ['full_name', '  A  ', 'Name must be at least 2 characters'],
  ['full_name', 'Ян', undefined],
  ['full_name', '\u0000\u0007', 'Name must be at least 2 characters'],
  ['full_name', '\u200b\u200d\u2060', 'Name must be at least 2 characters'],
  ['username', 'ab', 'Username must be at least 3 characters'],
  ['username', 'anna-p', 'Username can only contain letters, numbers, and underscores'],
  ['username', 'anna p', 'Username can only contain letters, numbers, and underscores'],
  ['username', 'аnna', 'Username can only contain letters, numbers, and underscores'],
  ['username', 'Anna_77', undefined],
  ['email', '', 'Please enter a valid email address'],
  ['email', 'anna', 'Please enter a valid email address'],
  ['email', 'anna@example', 'Please enter a valid email address'],
  ['email', 'anna@@example.com', 'Please enter a valid email address'],
  ['email', ' anna+hd@mail.example.com ', undefined],
  ['password', '12345', 'Password must be at least 6 characters'],
  ['confirmPassword', '12345', 'Please confirm your password'],
  ['confirmPassword', '', 'Please confirm your password'],
  ['confirmPassword', 'secret2', "Passwords don't match"],
  ['referralCode', 'ab', 'Referral code must be 3-10 characters (letters and numbers only)'],
  ['referralCode', 'abcdefghijk', 'Referral code must be 3-10 characters (letters and numbers only)'],
  ['referralCode', 'ab-cd', 'Referral code must be 3-10 characters (letters and numbers only)'],
  ['referralCode', 'k7xq2mpa', undefined],
]

test.each(CASES)('registration: %s %j → %s', (field, value, text) => {
  expect(wordsOf(problemsOf({ [field]: value })[field])).toBe(text)
})

test.each([
  ['Ann\r\nLee', 'Ann Lee'],
  ['\u202eAnn Lee\u202c', 'Ann Lee'],
  ['  Ann\u0000Lee ', 'Ann Lee'],
  ['Nur\u200cAyşe', 'Nur\u200cAyşe'],
])('a name is one line that turns nothing around: %j → %j', (typed, kept) => {
  expect(accountSchema.parse({ ...GOOD, full_name: typed }).full_name).toBe(kept)
})

test('a password of exactly six characters and one of 128 will do, 129 will not', () => {
  for (const length of [6, 128]) {
    const password = 'x'.repeat(length)
    expect(problemsOf({ password, confirmPassword: password })).toEqual({})
  }
  const long = 'x'.repeat(129)
  expect(problemsOf({ password: long, confirmPassword: long })).toEqual({ password: 'password.long' })
})

test('every wrong field is told at once, the two passwords included', () => {
  const problems = problemsOf({ full_name: '', username: '', email: '', password: 'abc123', confirmPassword: 'abc124' })
  expect(Object.keys(problems).sort()).toEqual(['confirmPassword', 'email', 'full_name', 'username'])
})

test('missing fields are told like empty ones', () => {
  const result = accountSchema.safeParse({})
  expect(result.success).toBe(false)
  const texts = Object.values(toProblems(result.error!)).map(wordsOf)
  expect(texts).toEqual([
    'Name must be at least 2 characters',
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    'Please confirm your password',
  ])
})

test('what else a form sends is dropped', () => {
  const sent = {
    ...GOOD,
    is_premium: 'true',
    is_verified: 'true',
    hd_data_calculated: 'true',
    referral_count: '9',
    id: '1',
  }
  expect(accountSchema.parse(sent)).toEqual(GOOD)
})

test.each([
  ['email', 'nobody', 'Please enter a valid email address'],
  ['password', '12345', 'Password must be at least 6 characters'],
] as const)('signing in: %s %j → %s', (field, value, text) => {
  const result = signInSchema.safeParse({ email: 'anna@example.com', password: 'secret', [field]: value })
  expect(wordsOf(toProblems(result.error!)[field])).toBe(text)
})
