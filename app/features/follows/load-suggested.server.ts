import { listCandidates } from '~/data/connections/suggestions.server'
import { listWriters } from '~/data/members/member-page.server'
import { languagesRead, preferredLanguage } from '~/domain/membership/reading-languages'
import { rankSuggestions } from '~/domain/membership/suggestion'
import type { TextLanguage } from '~/domain/text/text-language'
import type { Context } from '~/platform/server/context.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import type { Person } from './follows'

const PEOPLE = 3

export type SuggestedPerson = Pick<Person, 'username' | 'fullName' | 'avatarUrl' | 'hdType' | 'isTimeUncertain'>

/**
 * People a new member may like to follow and doesn't yet: those who suit them best of the members who have posted, first those
 * whose language they read. None where they can't be loaded, which is logged.
 */
export async function loadSuggestedPeople(context: Context, viewer: Viewer) {
  return (await tryOrLog(context, 'follows.suggest_broke', () => suggest(context, viewer))) ?? []
}

async function suggest({ db }: Context, viewer: Viewer): Promise<SuggestedPerson[]> {
  const now = new Date()
  const own = { type: viewer.hdType, languages: languagesRead(viewer), gates: null }
  const writersOf = async (language: TextLanguage | null) => {
    const candidates = await listCandidates(db, viewer.id, { type: null, language, words: [], named: [] }, now)
    const ids = rankSuggestions(own, candidates, now.getTime()).map(({ id }) => id)
    const writers = new Map((await listWriters(db, viewer.id, ids)).map((writer) => [writer.id, writer]))
    return ids.flatMap((id) => writers.get(id) ?? [])
  }
  const preferred = preferredLanguage(viewer)
  const found = await writersOf(preferred)
  if (preferred && found.length < PEOPLE) {
    const isKnown = new Set(found.map(({ id }) => id))
    found.push(...(await writersOf(null)).filter(({ id }) => !isKnown.has(id)))
  }
  return found.slice(0, PEOPLE).map(({ id: _, ...person }) => person)
}
