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

/** Cleaned as its field is, so that the two can be compared; a form that does not say it is compared with what is stored. */
const wasLine = z.string().transform(toOneLine).optional()

/** The form of a member's own profile. Whatever else is sent is dropped here. */
export const personalSchema = z.object({
  full_name: fullNameField,
  username: usernameField,
  email: emailField,
  location: locationField,
  bio: bioField,
  current_password: currentPasswordField,
  was_full_name: wasLine,
  was_username: wasLine,
  was_email: wasLine,
  was_location: wasLine,
  was_bio: z.string().transform(toText).optional(),
})

export type PersonalInput = z.output<typeof personalSchema>
