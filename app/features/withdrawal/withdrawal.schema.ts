import { z } from 'zod'
import { emailField, fullNameField } from '~/domain/membership/account/account-fields.schema'
import { ORDER_NUMBER_MAX_LENGTH } from '~/domain/membership/premium/withdrawal'

/** A statement of withdrawal. */
export const statementSchema = z.object({
  name: fullNameField,
  email: emailField,
  order: z
    .string()
    .trim()
    .max(ORDER_NUMBER_MAX_LENGTH, 'order.long')
    .regex(/^[A-Za-z0-9_-]*$/, 'order.letters')
    .default(''),
})

/** Makes one statement of two presses; the page made it. */
export const keyField = z.uuid()
