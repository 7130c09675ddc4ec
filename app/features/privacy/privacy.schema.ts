import { z } from 'zod'
import {
  BIRTH_VISIBILITIES,
  CHART_DETAILS,
  CHART_VISIBILITIES,
  PRESENCE_VISIBILITIES,
  PROFILE_VISIBILITIES,
} from '~/domain/membership/visibility'

// The lists offer nothing else, so whoever sends something else gets the one text there is for it.
const choice = { error: 'choice.unknown' }
const checked = z
  .string()
  .optional()
  .transform((value) => value === 'on')

/** The question asked at sign-up. */
export const firstChoiceSchema = z.object({ profile_visibility: z.enum(PROFILE_VISIBILITIES, choice) })

/** Everything the tab "Privacy" saves. */
export const privacySchema = firstChoiceSchema.extend({
  chart_visibility: z.enum(CHART_VISIBILITIES, choice),
  birth_visibility: z.enum(BIRTH_VISIBILITIES, choice),
  /** That everyone may see the birth data has to be said twice. */
  birth_confirmed: checked,
  chart_detail: z.enum(CHART_DETAILS, choice),
  is_indexed: checked,
  presence_visibility: z.enum(PRESENCE_VISIBILITIES, choice),
  read_receipts: checked,
})

export type FirstChoiceInput = z.output<typeof firstChoiceSchema>
export type PrivacyInput = z.output<typeof privacySchema>
