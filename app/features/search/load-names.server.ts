import { findNames } from '~/data/search/search.server'
import type { FoundName } from '~/domain/community/search/found-name'
import { searchWords } from '~/domain/text/search/search-words'
import type { Context } from '~/platform/server/context.server'
import { tooMany } from '~/platform/server/http.server'
import type { Viewer } from '~/platform/server/session.server'

const NAMES_SHOWN = 6
const RETRY_SECONDS = 60

/** The first members whose names hold the words, as far as this member may see them, for a list of names. One question. */
export async function loadNames(context: Context, viewer: Viewer, typed: string): Promise<FoundName[]> {
  const words = searchWords(typed)
  if (words.length === 0) return []
  const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `search:${viewer.id}` })
  if (!success) throw tooMany(RETRY_SECONDS)
  const found = await findNames(context.db, viewer.id, words, NAMES_SHOWN)
  return found.map(({ id, username, fullName, avatarUrl, hdType }) => ({ id, username, fullName, avatarUrl, hdType }))
}
