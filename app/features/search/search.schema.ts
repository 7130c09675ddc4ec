import { z } from 'zod'
import { SEARCH_MAX_LENGTH, SECTIONS, type SearchQuery } from './search'

// An address is anybody's to write: what makes no sense in it counts as not said.
const querySchema = z.object({
  q: z
    .string()
    .transform((text) => text.trim().slice(0, SEARCH_MAX_LENGTH))
    .catch(''),
  in: z.enum(SECTIONS).nullable().catch(null),
  cursor: z.string().max(80).nullable().catch(null),
})

/** Reads what an address of the page asks for. */
export function readSearch(search: URLSearchParams): SearchQuery {
  const { q, in: section, cursor } = querySchema.parse(Object.fromEntries(search))
  return { q, section, cursor: section && cursor }
}
