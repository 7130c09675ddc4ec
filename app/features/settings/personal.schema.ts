import * as z from 'zod/mini'
import {
  bioField,
  currentPasswordField,
  emailField,
  fullNameField,
  locationField,
  usernameField,
} from '~/domain/membership/account/account-fields.schema'
import { toOneLine, toText } from '~/domain/membership/account/clean-text'
import { BIO_MAX_LENGTH } from '~/domain/membership/limits'
import { UNITS_A_CHARACTER } from '~/domain/text/text-length'

/** Longer than any stored value, of which a line break may come as two. */
const WAS_MAX_LENGTH = (UNITS_A_CHARACTER + 1) * BIO_MAX_LENGTH

/** Cleaned as its field is, so that the two can be compared; a form that does not say it is compared with what is stored. */
const was = (clean: (typed: string) => string) =>
  z.catch(z.optional(z.pipe(z.string().check(z.maxLength(WAS_MAX_LENGTH)), z.transform(clean))), undefined)

/** The form of a member's own profile. Whatever else is sent is dropped here. */
export const personalSchema = z.object({
  full_name: fullNameField,
  username: usernameField,
  email: emailField,
  location: locationField,
  bio: bioField,
  /** A box: `on`, or not sent at all. */
  practitioner: z.catch(z.enum(['on', '']), ''),
  current_password: currentPasswordField,
  was_full_name: was(toOneLine),
  was_username: was(toOneLine),
  was_email: was(toOneLine),
  was_location: was(toOneLine),
  was_bio: was(toText),
  was_practitioner: was(toOneLine),
})

export type PersonalInput = z.output<typeof personalSchema>
