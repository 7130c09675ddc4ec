import * as z from 'zod/mini'
import { seenText } from '../../text/plain-text'
import { isLineWithin, isWithin, textLength } from '../../text/text-length'
import {
  BIO_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  FULL_NAME_MIN_LENGTH,
  LOCATION_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from '../limits'
import { REFERRAL_CODE_PATTERN } from '../premium/referrals'
import { toAsciiDomain } from './ascii-domain'
import { toOneLine, toText } from './clean-text'

// One rule a field, shared by every form that has it. Messages are translation keys of the namespace `fields`. Written with zod/mini,
// since pages check by them too.

/** The library's own pattern takes letters alone at the end; `.рф` is `.xn--p1ai` on the wire. */
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/i

/** An address of mail; one domain has one form, whether it was typed in its own letters or as browsers send it. */
export const emailField = z.pipe(
  z.pipe(
    z.string('email.invalid').check(z.trim(), z.maxLength(EMAIL_MAX_LENGTH, 'email.invalid')),
    z.transform(toAsciiDomain),
  ),
  z.email({ pattern: EMAIL, error: 'email.invalid' }).check(z.maxLength(EMAIL_MAX_LENGTH, 'email.invalid')),
)

export const passwordField = z
  .string('password.short')
  .check(z.minLength(PASSWORD_MIN_LENGTH, 'password.short'), z.maxLength(PASSWORD_MAX_LENGTH, 'password.long'))

export const fullNameField = z.pipe(z.string('fullName.short'), z.transform(toOneLine)).check(
  // What is far too long is not even counted.
  z.refine((name) => isLineWithin(name, FULL_NAME_MAX_LENGTH), { error: 'fullName.long', abort: true }),
  z.refine((name) => textLength(seenText(name)) >= FULL_NAME_MIN_LENGTH, 'fullName.short'),
)

export const usernameField = z
  .string('username.short')
  .check(
    z.trim(),
    z.minLength(USERNAME_MIN_LENGTH, 'username.short'),
    z.maxLength(USERNAME_MAX_LENGTH, 'username.long'),
    z.regex(/^[A-Za-z0-9_]+$/, 'username.letters'),
  )

/** The present password, asked for where it is needed: which is decided by what else the form changes. */
export const currentPasswordField = z._default(z.string().check(z.maxLength(PASSWORD_MAX_LENGTH, 'password.long')), '')

/** Empty means none was given. */
export const locationField = z
  .pipe(z._default(z.string(), ''), z.transform(toOneLine))
  .check(z.refine((location) => isLineWithin(location, LOCATION_MAX_LENGTH), 'location.long'))

/** Empty means none was given. */
export const bioField = z
  .pipe(z._default(z.string(), ''), z.transform(toText))
  .check(z.refine((bio) => isWithin(bio, BIO_MAX_LENGTH), 'bio.long'))

/** Empty means none was given. */
export const referralCodeField = z
  ._default(z.string().check(z.trim()), '')
  .check(z.refine((code) => code === '' || REFERRAL_CODE_PATTERN.test(code), 'referralCode.format'))

/** A new password and its repetition, for every form that sets one. */
export const newPasswordFields = {
  password: passwordField,
  confirmPassword: z.string('confirmPassword.short').check(z.minLength(PASSWORD_MIN_LENGTH, 'confirmPassword.short')),
}

type Pair = { password: string; confirmPassword: string }

const isSamePassword = ({ password, confirmPassword }: Pair) => password === confirmPassword

const DIFFERENT_PASSWORDS = {
  path: ['confirmPassword'],
  message: 'confirmPassword.different',
  // Also when another field is wrong: both problems are shown at once.
  when: ({ value }: { value: unknown }) => {
    const { password, confirmPassword } = value as Partial<Record<keyof Pair, unknown>>
    return typeof password === 'string' && typeof confirmPassword === 'string'
  },
}

/** That both are the same. */
export const samePassword = z.refine<Pair>(isSamePassword, DIFFERENT_PASSWORDS)
