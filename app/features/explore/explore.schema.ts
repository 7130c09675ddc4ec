import { z } from 'zod'
import { COUNTRIES } from '~/domain/community/places/countries'
import type { DirectoryFilters } from '~/domain/community/search/directory-filters'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import { AUTHORITIES, CENTERS, DEFINITIONS, PROFILES, TYPES } from '~/domain/human-design/terms/codes'
import { LANGUAGES } from '~/locales/language'
import { type ExploreQuery, QUERY_MAX_LENGTH, TABS } from './explore'

const GATES = 64
const isOn = z.literal('1').transform(() => true)

// An address is anybody's to write: what makes no sense in it counts as not said.
const querySchema = z.object({
  tab: z.enum(TABS).catch(TABS[0]),
  q: z
    .string()
    .transform((text) => text.trim().slice(0, QUERY_MAX_LENGTH))
    .catch(''),
  type: z.enum(TYPES).nullable().catch(null),
  authority: z.enum(AUTHORITIES).nullable().catch(null),
  profile: z.enum(PROFILES).nullable().catch(null),
  definition: z.enum(DEFINITIONS).nullable().catch(null),
  center: z.enum(CENTERS).nullable().catch(null),
  gate: z.coerce.number().int().min(1).max(GATES).nullable().catch(null),
  channel: z
    .custom<(typeof CHANNELS)[number]['id']>((said) => CHANNELS.some(({ id }) => id === said))
    .nullable()
    .catch(null),
  language: z.enum(LANGUAGES).nullable().catch(null),
  country: z
    .string()
    .refine((code) => COUNTRIES.includes(code))
    .nullable()
    .catch(null),
  online: isOn.catch(false),
  verified: isOn.catch(false),
  practitioner: isOn.catch(false),
  completes: isOn.catch(false),
  cursor: z.string().max(80).nullable().catch(null),
})

/** What an address of the page asks for: as the page says it again, and as the directory is asked. */
export function readExplore(search: URLSearchParams): {
  query: ExploreQuery
  filters: DirectoryFilters
  cursor: string | null
} {
  const { tab, q, cursor, online, verified, practitioner, completes, gate, ...choices } = querySchema.parse(
    Object.fromEntries([...search].filter(([, value]) => value !== '')),
  )
  const said = { ...choices, gate: gate === null ? null : String(gate), online, verified, practitioner, completes }
  return {
    query: { tab, q, filters: said },
    filters: { ...choices, gate, isOnline: online, isVerified: verified, isPractitioner: practitioner, completes },
    cursor,
  }
}
