import { GROUP_SIZES } from '~/domain/human-design/composite/group'
import { MOST_PRIVATE_CHARTS } from '~/domain/membership/limits'
import { LIST_PATH } from '../private-charts'

/** The page that compares people whose charts the member keeps. */
export const TOGETHER_PATH = `${LIST_PATH}/together`

/** An id has 36 characters; what is longer is none. */
const ID_MAX_LENGTH = 36

/** Whom an address compares: ids of the member's own charts, and whether the member is one of them. */
export type GroupQuery = { ids: string[]; isWithMe: boolean }

/** What an address asks to compare: `with` for each person or with commas, `me` for the member. Nonsense counts as not said. */
export function readGroupQuery(search: URLSearchParams): GroupQuery {
  const ids = search
    .getAll('with')
    .flatMap((value) => value.split(','))
    .map((id) => id.trim())
    .filter((id) => id !== '' && id.length <= ID_MAX_LENGTH)
  return { ids: [...new Set(ids)].slice(0, MOST_PRIVATE_CHARTS), isWithMe: search.has('me') }
}

/** What keeps so many people from being compared; null where nothing does. */
export function problemOf(count: number): 'few' | 'many' | null {
  if (count > GROUP_SIZES.most) return 'many'
  return count < GROUP_SIZES.least ? 'few' : null
}
