import { z } from 'zod'
import {
  bioField,
  currentPasswordField,
  emailField,
  fullNameField,
  locationField,
  usernameField,
} from '~/domain/membership/account-fields.schema'
import { toOneLine, toText } from '~/domain/membership/clean-text'
import { BIO_MAX_LENGTH } from '~/domain/membership/limits'
import { UNITS_A_CHARACTER } from '~/domain/text/text-length'

/** Longer than any stored value, of which a line break may come as two. */
const WAS_MAX_LENGTH = (UNITS_A_CHARACTER + 1) * BIO_MAX_LENGTH

/** Cleaned as its field is, so that the two can be compared; a form that does not say it is compared with what is stored. */
const was = (clean: (typed: string) => string) =>
  z.string().max(WAS_MAX_LENGTH).transform(clean).optional().catch(undefined)

/** The form of a member's own profile. Whatever else is sent is dropped here. */
export const personalSchema = z.object({
  full_name: fullNameField,
  username: usernameField,
  email: emailField,
  location: locationField,
  bio: bioField,
  /** A box: `on`, or not sent at all. */
  practitioner: z.enum(['on', '']).catch(''),
  current_password: currentPasswordField,
  was_full_name: was(toOneLine),
  was_username: was(toOneLine),
  was_email: was(toOneLine),
  was_location: was(toOneLine),
  was_bio: was(toText),
  was_practitioner: was(toOneLine),
})

export type PersonalInput = z.output<typeof personalSchema>
