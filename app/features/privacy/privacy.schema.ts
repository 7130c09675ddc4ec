import { z } from 'zod'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { rowIdField } from '~/domain/membership/row-id.schema'
import {
  BIRTH_VISIBILITIES,
  CHART_DETAILS,
  CHART_VISIBILITIES,
  PRESENCE_VISIBILITIES,
  PROFILE_VISIBILITIES,
} from '~/domain/membership/visibility'

const choice = { error: 'choice.unknown' }
const checked = z
  .string()
  .optional()
  .transform((value) => value === 'on')

/** The form after registration. */
export const firstChoiceSchema = z.object({ profile_visibility: z.enum(PROFILE_VISIBILITIES, choice) })

/** The form of the tab "Privacy". */
export const privacySchema = firstChoiceSchema.extend({
  chart_visibility: z.enum(CHART_VISIBILITIES, choice),
  birth_visibility: z.enum(BIRTH_VISIBILITIES, choice),
  /** Confirms that everyone may see the birth data. */
  birth_confirmed: checked,
  chart_detail: z.enum(CHART_DETAILS, choice),
  is_indexed: checked,
  presence_visibility: z.enum(PRESENCE_VISIBILITIES, choice),
  read_receipts: checked,
})

export type FirstChoiceInput = z.output<typeof firstChoiceSchema>
export type PrivacyInput = z.output<typeof privacySchema>

const username = z.string().min(1).max(USERNAME_MAX_LENGTH)

/** Block or unblock. The list of blocked members names the row, since a hidden member's username isn't shown there. */
export const blockSchema = z.union([
  z.object({ intent: z.literal('block'), username }),
  z.object({ intent: z.literal('unblock'), username }),
  z.object({ intent: z.literal('unblock'), row: rowIdField }),
])
