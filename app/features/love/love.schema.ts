import { z } from 'zod'
import { MATCH_GROUPS } from '~/domain/human-design/composite/score-labels'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { type LoveQuery, MOST_PAGES, SEARCH_MAX_LENGTH } from './love'

const username = z.string().min(1).max(USERNAME_MAX_LENGTH)

const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'on')

/** What can be done here: to be shown or not, to be interested in somebody or not, to open an analysis. */
export const loveSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('show'),
    adult: ticked,
    consent: ticked,
  }),
  z.object({ intent: z.literal('hide') }),
  z.object({ intent: z.enum(['like', 'unlike', 'open']), username }),
])
export type LoveInput = z.output<typeof loveSchema>

// An address is anybody's to write: what makes no sense in it counts as not said.
const querySchema = z.object({
  tab: z.enum(MATCH_GROUPS).nullable().catch(null),
  q: z
    .string()
    .transform((text) => text.trim().slice(0, SEARCH_MAX_LENGTH))
    .catch(''),
  more: z.coerce.number().int().min(0).max(MOST_PAGES).catch(0),
  open: username.nullable().catch(null),
})

/** Reads what an address of the page asks for. */
export const readLoveQuery = (search: URLSearchParams): LoveQuery => querySchema.parse(Object.fromEntries(search))
