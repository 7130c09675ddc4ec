import { listWriters } from '~/data/member-page.server'
import { listCandidates } from '~/data/suggestions.server'
import { rankSuggestions } from '~/domain/membership/suggestion'
import type { Context } from '~/platform/context.server'
import { languageOf } from '~/platform/i18n.server'
import type { Viewer } from '~/platform/session.server'
import type { Person } from './follows'

const PEOPLE = 3
/** So many of those who suit best are asked whether they write at all. */
const LOOKED_AT = 60
const ANYONE = { type: null, words: [], named: [] }

/**
 * Whom a new member may like to follow: those who suit them best of who writes in the language of the page. Whom they follow
 * already stays among them, so that the list is the same after each press.
 */
export async function loadSuggestedPeople({ db }: Context, viewer: Viewer, request: Request): Promise<Person[]> {
  const now = new Date()
  const [language, candidates] = await Promise.all([languageOf(request), listCandidates(db, viewer.id, ANYONE, now)])
  const own = { type: viewer.hdType, language, gates: null }
  const speaking = candidates.filter((candidate) => candidate.language === language)
  const ranked = rankSuggestions(own, speaking, now.getTime()).slice(0, LOOKED_AT)
  const writers = await listWriters(
    db,
    viewer.id,
    ranked.map(({ id }) => id),
  )
  const byId = new Map(writers.map(({ id, ...person }) => [id, { ...person, isViewer: false }]))
  return ranked.flatMap(({ id }) => byId.get(id) ?? []).slice(0, PEOPLE)
}
