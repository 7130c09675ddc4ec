import { z } from 'zod'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'

/** Names of an address that are looked at; a group has five. */
const NAMES_READ = 12
const SOUGHT_MAX_LENGTH = 50

// An address is anybody's to write: what makes no sense in it counts as not said.
const querySchema = z.object({
  names: z
    .array(z.string())
    .transform((values) => values.flatMap((value) => value.split(',')).map(toAccountKey))
    .transform((keys) => [...new Set(keys.filter((key) => key && key.length <= USERNAME_MAX_LENGTH))])
    .transform((keys) => keys.slice(0, NAMES_READ)),
  q: z.string().transform((text) => text.trim().slice(0, SOUGHT_MAX_LENGTH)),
})

export type PentaQuery = {
  /** Whom the address names, by the form names are compared in. */
  names: string[]
  q: string
  /** It comes from the form: the viewer is in the group if they ticked themself. */
  isPicked: boolean
  /** The form is to be shown again, with who matches `q`. */
  isSearch: boolean
}

/** Reads what an address of the page asks for. */
export function readPenta(search: URLSearchParams): PentaQuery {
  const { names, q } = querySchema.parse({ names: search.getAll('with'), q: search.get('q') ?? '' })
  return { names, q, isPicked: search.has('pick'), isSearch: search.get('pick') === 'find' }
}
