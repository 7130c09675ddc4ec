import { listWriters } from '~/data/member-page.server'
import { listCandidates } from '~/data/suggestions.server'
import { languagesRead } from '~/domain/membership/reading-languages'
import { rankSuggestions, type Suggestion } from '~/domain/membership/suggestion'
import type { Context } from '~/platform/context.server'
import { unlessBroken } from '~/platform/refusal.server'
import type { Viewer } from '~/platform/session.server'
import type { Person } from './follows'

const PEOPLE = 3

export type SuggestedPerson = Pick<Person, 'username' | 'fullName' | 'avatarUrl' | 'hdType' | 'isTimeUncertain'>

/**
 * People a new member may like to follow and doesn't yet: those who suit them best of the members who have posted, first those
 * whose language they read. None where they can't be loaded, which is logged.
 */
export async function loadSuggestedPeople(context: Context, viewer: Viewer) {
  return (await unlessBroken(context, 'follows.suggest_broke', () => suggest(context, viewer))) ?? []
}

async function suggest({ db }: Context, viewer: Viewer): Promise<SuggestedPerson[]> {
  const now = new Date()
  const candidates = await listCandidates(db, viewer.id, { type: null, words: [], named: [] }, now)
  const own = { type: viewer.hdType, languages: languagesRead(viewer), gates: null }
  const ranked = rankSuggestions(own, candidates, now.getTime())
  const isRead = ({ sharedLanguage }: Suggestion) => sharedLanguage !== null
  const ids = [...ranked.filter(isRead), ...ranked.filter((person) => !isRead(person))].map(({ id }) => id)
  const writers = new Map((await listWriters(db, viewer.id, ids)).map(({ id, ...person }) => [id, person]))
  return ids.flatMap((id) => writers.get(id) ?? []).slice(0, PEOPLE)
}
