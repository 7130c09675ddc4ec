import * as z from 'zod/mini'
import {
  emailField,
  fullNameField,
  referralCodeField,
  usernameField,
} from '~/domain/membership/account/account-fields.schema'
import type { Refusal } from '~/platform/client/use-form-problems'

/** What a newcomer adds to what the provider told. The address is the provider's; only where it told none, one is typed. */
export const finishSchema = (known: string | null) =>
  z.object({
    full_name: fullNameField,
    username: usernameField,
    email:
      known === null
        ? emailField
        : z.pipe(
            z.transform(() => known),
            emailField,
          ),
    referralCode: referralCodeField,
  })

export type FinishInput = z.output<ReturnType<typeof finishSchema>>

type FinishError =
  | 'tooMany'
  /** The ten minutes are over. */
  | 'expired'
  | 'registrationFailed'

/** What the page answers while there is no account yet. */
export type FinishAnswer = Refusal<FinishError> & { values: Record<string, string> }
