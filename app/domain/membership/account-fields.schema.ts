import { z } from 'zod'
import { seenText } from '../text/blank-text'
import { isLineWithin, isWithin, textLength } from '../text/text-length'
import { toAsciiDomain } from './ascii-domain'
import { toOneLine, toText } from './clean-text'
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
} from './limits'
import { REFERRAL_CODE_PATTERN } from './referral-code'

// One rule a field, shared by every form that has it. Messages are translation keys of the namespace `fields`.

/** The library's own pattern takes letters alone at the end; `.рф` is `.xn--p1ai` on the wire. */
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/i

/** An address of mail; one domain has one form, whether it was typed in its own letters or as browsers send it. */
export const emailField = z
  .string('email.invalid')
  .trim()
  .max(EMAIL_MAX_LENGTH, 'email.invalid')
  .transform(toAsciiDomain)
  .pipe(z.email({ pattern: EMAIL, error: 'email.invalid' }).max(EMAIL_MAX_LENGTH, 'email.invalid'))

export const passwordField = z
  .string('password.short')
  .min(PASSWORD_MIN_LENGTH, 'password.short')
  .max(PASSWORD_MAX_LENGTH, 'password.long')

export const fullNameField = z
  .string('fullName.short')
  .transform(toOneLine)
  // What is far too long is not even counted.
  .refine((name) => isLineWithin(name, FULL_NAME_MAX_LENGTH), { error: 'fullName.long', abort: true })
  .refine((name) => textLength(seenText(name)) >= FULL_NAME_MIN_LENGTH, 'fullName.short')

export const usernameField = z
  .string('username.short')
  .trim()
  .min(USERNAME_MIN_LENGTH, 'username.short')
  .max(USERNAME_MAX_LENGTH, 'username.long')
  .regex(/^[A-Za-z0-9_]+$/, 'username.letters')

/** The present password, asked for where it is needed: which is decided by what else the form changes. */
export const currentPasswordField = z.string().max(PASSWORD_MAX_LENGTH, 'password.long').default('')

/** Empty means none was given. */
export const locationField = z
  .string()
  .default('')
  .transform(toOneLine)
  .refine((location) => isLineWithin(location, LOCATION_MAX_LENGTH), 'location.long')

/** Empty means none was given. */
export const bioField = z
  .string()
  .default('')
  .transform(toText)
  .refine((bio) => isWithin(bio, BIO_MAX_LENGTH), 'bio.long')

/** Empty means none was given. */
export const referralCodeField = z
  .string()
  .trim()
  .default('')
  .refine((code) => code === '' || REFERRAL_CODE_PATTERN.test(code), 'referralCode.format')
