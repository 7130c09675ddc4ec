import { z } from 'zod'
import {
  EMAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  FULL_NAME_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from './limits'
import { REFERRAL_CODE_PATTERN } from './referral-code'

// One rule a field, shared by every form that has it. Messages are translation keys of the namespace `fields`.

export const emailField = z
  .string('email.invalid')
  .trim()
  .max(EMAIL_MAX_LENGTH, 'email.invalid')
  .pipe(z.email('email.invalid'))

export const passwordField = z
  .string('password.short')
  .min(PASSWORD_MIN_LENGTH, 'password.short')
  .max(PASSWORD_MAX_LENGTH, 'password.long')

export const fullNameField = z
  .string('fullName.short')
  .trim()
  .min(FULL_NAME_MIN_LENGTH, 'fullName.short')
  .max(FULL_NAME_MAX_LENGTH, 'fullName.long')

export const usernameField = z
  .string('username.short')
  .trim()
  .min(USERNAME_MIN_LENGTH, 'username.short')
  .max(USERNAME_MAX_LENGTH, 'username.long')
  .regex(/^[A-Za-z0-9_]+$/, 'username.letters')

/** Empty means none was given. */
export const referralCodeField = z
  .string()
  .trim()
  .default('')
  .refine((code) => code === '' || REFERRAL_CODE_PATTERN.test(code), 'referralCode.format')
