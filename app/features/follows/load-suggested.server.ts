import { listCandidates } from '~/data/connections/suggestions.server'
import { listWriters } from '~/data/members/member-page.server'
import { rankSuggestions } from '~/domain/membership/suggestion'
import type { Context } from '~/platform/context.server'
import { languageOf } from '~/platform/i18n.server'
import { unlessBroken } from '~/platform/refusal.server'
import type { Viewer } from '~/platform/session.server'
import type { Person } from './follows'

const PEOPLE = 3

export type SuggestedPerson = Pick<Person, 'username' | 'fullName' | 'avatarUrl' | 'hdType' | 'isTimeUncertain'>

/**
 * People a new member may like to follow and doesn't yet: those who suit them best of the members who have posted and whose
 * language is that of the page. None where they can't be loaded, which is logged.
 */
export async function loadSuggestedPeople(context: Context, viewer: Viewer, request: Request) {
  return (await unlessBroken(context, 'follows.suggest_broke', () => suggest(context, viewer, request))) ?? []
}

async function suggest({ db }: Context, viewer: Viewer, request: Request): Promise<SuggestedPerson[]> {
  const now = new Date()
  const language = await languageOf(request)
  const candidates = await listCandidates(db, viewer.id, { type: null, language, words: [], named: [] }, now)
  const ranked = rankSuggestions({ type: viewer.hdType, language, gates: null }, candidates, now.getTime())
  const ids = ranked.map(({ id }) => id)
  const writers = new Map((await listWriters(db, viewer.id, ids)).map(({ id, ...person }) => [id, person]))
  return ids.flatMap((id) => writers.get(id) ?? []).slice(0, PEOPLE)
}
