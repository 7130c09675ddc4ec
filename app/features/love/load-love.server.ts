import { listPendingMatches } from '~/data/love/love-interests.server'
import {
  type LoveCardRow,
  type LoveLooker,
  listLoveCandidates,
  listLoveCards,
  listLoveMatches,
  searchLoveCards,
} from '~/data/love/love-members.server'
import { preferenceQueries, toStored } from '~/data/love/love-preferences.server'
import { findLoveSelf } from '~/data/love/love-settings.server'
import { MATCH_GROUPS, matchGroup } from '~/domain/human-design/composite/score-band'
import {
  LOVE_CANDIDATES,
  LOVE_FIRST_SHOWN,
  LOVE_MATCHES_SHOWN,
  LOVE_PAGE_SIZE,
  loveAge,
} from '~/domain/membership/love-compatibility'
import { analysesAMonth, monthOf, nextMonthAt } from '~/domain/membership/premium/entitlements'
import { searchWords } from '~/domain/text/search/search-words'
import { announceMatches } from '~/platform/notifications/reveal-matches.server'
import type { Context } from '~/platform/server/context.server'
import { tooMany } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { ownLimit } from './compared-pair.server'
import type { LoveList, LovePage } from './love'
import { readLoveQuery } from './love.schema'
import { toPreferencesData } from './preferences/to-preferences-data.server'
import { groupCounts, type Ranked, rank, tilesOf } from './rank.server'
import { type CardsFor, toCard } from './to-card.server'

const RETRY_SECONDS = 60
/** Most matches revealed in one visit; the next visit or the cron reveals the rest. */
const MATCHES_AT_ONCE = 20

/**
 * Love Compatibility for a member: whom they are compared with, by the highest match first, or what a name finds; or what it
 * is, for whoever does not take part. Seven questions to the database in two trips and, where a match is to be revealed, a few more.
 */
export async function loadLove(context: Context, viewer: Viewer, request: Request): Promise<LovePage> {
  const { db } = context
  const requested = readLoveQuery(new URL(request.url).searchParams)
  const now = new Date()
  const timeZone = await context.timeZone()
  const month = monthOf(now, timeZone)
  const looker = { viewerId: viewer.id, now, month }
  const [[self], candidates, known, sought, statements, filters] = await db.batch([
    findLoveSelf(db, viewer.id, month, now),
    // One more tells that there are more.
    listLoveCandidates(db, looker, LOVE_CANDIDATES + 1),
    listLoveMatches(db, looker, LOVE_MATCHES_SHOWN),
    ...preferenceQueries(db, viewer.id),
  ])
  const age = loveAge(self?.birthDate ?? null, self?.hasDeclared ?? false, now)
  if (!self?.isShown || age !== 'adult') {
    return { kind: 'closed', reason: age === 'adult' ? 'off' : age }
  }
  if (!self.hasConsented) return { kind: 'closed', reason: 'unconsented' }
  const matches = self.hasPendingMatch ? await revealed(context, looker) : known
  const considered = candidates.slice(0, LOVE_CANDIDATES)
  const ranked = rank(self, considered)
  const counts = groupCounts(ranked)
  const firstTab = MATCH_GROUPS.find((group) => counts[group] > 0) ?? 'soulmates'
  const query = { ...requested, tab: requested.tab ?? firstTab }
  const { rows, hasMore } = query.q
    ? await searchByName(context, looker, query)
    : await listTab(context, looker, query, ranked)
  const most = analysesAMonth(viewer)
  const cardsFor: CardsFor = {
    self,
    now,
    language: await languageOf(request),
    showsAnalysis: ({ username, isOpened }) => query.open === username && (isOpened || most === null),
  }
  const cards = rows.map((row) => toCard(row, cardsFor))
  return {
    kind: 'list',
    query,
    compared: ranked.length,
    notCompared: considered.length - ranked.length,
    isPart: self.areMany || candidates.length > considered.length,
    tiles: tilesOf(ranked),
    counts,
    cards: query.q ? cards.sort((one, other) => (other.overall ?? -1) - (one.overall ?? -1)) : cards,
    hasMore,
    matches: matches.map((row) => toCard(row, cardsFor)),
    preferences: toPreferencesData(self, toStored(sought, statements, filters), now),
    ownLimit: ownLimit(self),
    left: most === null ? null : Math.max(0, most - self.opened),
    nextMonth: nextMonthAt(now, timeZone).toISOString(),
  }
}

/** The matches of a member after those that waited are revealed to both of each pair. */
async function revealed(context: Context, looker: LoveLooker) {
  const pending = await listPendingMatches(context.db, { memberId: looker.viewerId }, looker.now, MATCHES_AT_ONCE)
  await announceMatches(context, pending, looker.now)
  return listLoveMatches(context.db, looker, LOVE_MATCHES_SHOWN)
}

type Query = LoveList['query']
type Rows = { rows: LoveCardRow[]; hasMore: boolean }

/** The members of a tab, as many as the address asks for. */
async function listTab({ db }: Context, looker: LoveLooker, query: Query, ranked: readonly Ranked[]): Promise<Rows> {
  const inTab = ranked.filter(({ overall }) => matchGroup(overall) === query.tab)
  const shown = inTab.slice(0, query.more === 0 ? LOVE_FIRST_SHOWN : query.more * LOVE_PAGE_SIZE).map(({ id }) => id)
  if (shown.length === 0) return { rows: [], hasMore: false }
  const byId = new Map((await listLoveCards(db, looker, shown)).map((row) => [row.id, row]))
  return { rows: shown.flatMap((id) => byId.get(id) ?? []), hasMore: inTab.length > shown.length }
}

/** Members whose names match the search, whatever their score. */
async function searchByName({ db, bindings }: Context, looker: LoveLooker, { q, more }: Query): Promise<Rows> {
  const words = searchWords(q)
  if (words.length === 0) return { rows: [], hasMore: false }
  const { success } = await bindings.LOOKUP_LIMIT.limit({ key: `love:${looker.viewerId}` })
  if (!success) throw tooMany(RETRY_SECONDS)
  const most = Math.max(1, more) * LOVE_PAGE_SIZE
  const rows = await searchLoveCards(db, looker, words, most + 1)
  return { rows: rows.slice(0, most), hasMore: rows.length > most }
}
