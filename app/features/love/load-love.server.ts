import { listPendingMatches } from '~/data/love/love-interests.server'
import {
  isLoveOpenWith,
  type LoveCardRow,
  type LoveFactRow,
  type LoveViewer,
  listLoveCandidates,
  listLoveCards,
  listLoveMatches,
  searchLoveCards,
} from '~/data/love/love-members.server'
import { findLoveChoice, findLoveSelf, type LoveSelf } from '~/data/love/love-settings.server'
import {
  type LoveFacts,
  type LoveNumbers,
  loveFactsOf,
  loveNumbers,
} from '~/domain/human-design/composite/love-numbers'
import type { SubScoreCode } from '~/domain/human-design/composite/score'
import { MATCH_GROUPS, type MatchGroup, matchGroup } from '~/domain/human-design/composite/score-labels'
import { toAccountKey } from '~/domain/membership/account/account-key'
import {
  LOVE_CANDIDATES,
  LOVE_FIRST_SHOWN,
  LOVE_MATCHES_SHOWN,
  LOVE_PAGE_SIZE,
  loveAge,
} from '~/domain/membership/love/love-compatibility'
import { analysesAMonth, monthOf, nextMonthAt } from '~/domain/membership/premium/entitlements'
import { searchWords } from '~/domain/text/search/search-words'
import { announceMatches } from '~/platform/notifications/scheduled-notices.server'
import type { Context } from '~/platform/server/context.server'
import { tooMany } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { comparedPair, ownLimit } from './compared-pair.server'
import type { LoveChoice, LoveList, LovePage, LoveTiles } from './love'
import { readLoveQuery } from './love.schema'
import { toPreferencesData } from './preferences/preferences.server'
import { type CardsFor, toCard } from './to-card.server'

const RETRY_SECONDS = 60
/** Most matches revealed in one visit; the next visit or the cron reveals the rest. */
const MATCHES_AT_ONCE = 20

/**
 * Love Compatibility for a member: whom they are compared with, by the highest match first, or what a name finds; or what it
 * is, for whoever does not take part. Four questions to the database and, where a match is to be revealed, a few more.
 */
export async function loadLove(context: Context, viewer: Viewer, request: Request): Promise<LovePage> {
  const { db } = context
  const requested = readLoveQuery(new URL(request.url).searchParams)
  const now = new Date()
  const timeZone = await context.timeZone()
  const month = monthOf(now, timeZone)
  const loveViewer = { viewerId: viewer.id, now, month }
  const [[self], candidates, known] = await db.batch([
    findLoveSelf(db, viewer.id, month, now),
    // One more tells that there are more.
    listLoveCandidates(db, loveViewer, LOVE_CANDIDATES + 1),
    listLoveMatches(db, loveViewer, LOVE_MATCHES_SHOWN),
  ])
  const age = loveAge(self?.birthDate ?? null, self?.hasDeclared ?? false, now)
  if (!self?.isShown || age !== 'adult') {
    return { kind: 'closed', reason: age === 'adult' ? 'off' : age }
  }
  if (!self.hasConsented) return { kind: 'closed', reason: 'unconsented' }
  const matches = self.hasPendingMatch ? await revealed(context, loveViewer) : known
  const considered = candidates.slice(0, LOVE_CANDIDATES)
  const ranked = rank(self, considered)
  const counts = groupCounts(ranked)
  const firstTab = MATCH_GROUPS.find((group) => counts[group] > 0) ?? 'soulmates'
  const query = { ...requested, tab: requested.tab ?? firstTab }
  const { rows, hasMore } = query.q
    ? await searchByName(context, loveViewer, query)
    : await listTab(context, loveViewer, query, ranked)
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
    preferences: toPreferencesData(self, now),
    ownLimit: ownLimit(self),
    left: most === null ? null : Math.max(0, most - self.opened),
    nextMonth: nextMonthAt(now, timeZone).toISOString(),
  }
}

/** The matches of a member after those that waited are revealed to both of each pair. */
async function revealed(context: Context, loveViewer: LoveViewer) {
  const pending = await listPendingMatches(
    context.db,
    { memberId: loveViewer.viewerId },
    loveViewer.now,
    MATCHES_AT_ONCE,
  )
  await announceMatches(context, pending, loveViewer.now)
  return listLoveMatches(context.db, loveViewer, LOVE_MATCHES_SHOWN)
}

type Query = LoveList['query']
type Rows = { rows: LoveCardRow[]; hasMore: boolean }

/** The members of a tab, as many as the address asks for. */
async function listTab(
  { db }: Context,
  loveViewer: LoveViewer,
  query: Query,
  ranked: readonly Ranked[],
): Promise<Rows> {
  const inTab = ranked.filter(({ overall }) => matchGroup(overall) === query.tab)
  const shown = inTab.slice(0, query.more === 0 ? LOVE_FIRST_SHOWN : query.more * LOVE_PAGE_SIZE).map(({ id }) => id)
  if (shown.length === 0) return { rows: [], hasMore: false }
  const byId = new Map((await listLoveCards(db, loveViewer, shown)).map((row) => [row.id, row]))
  return { rows: shown.flatMap((id) => byId.get(id) ?? []), hasMore: inTab.length > shown.length }
}

/** Members whose names match the search, whatever their score. */
async function searchByName({ db, bindings }: Context, loveViewer: LoveViewer, { q, more }: Query): Promise<Rows> {
  const words = searchWords(q)
  if (words.length === 0) return { rows: [], hasMore: false }
  const { success } = await bindings.LOOKUP_LIMIT.limit({ key: `love:${loveViewer.viewerId}` })
  if (!success) throw tooMany(RETRY_SECONDS)
  const most = Math.max(1, more) * LOVE_PAGE_SIZE
  const rows = await searchLoveCards(db, loveViewer, words, most + 1)
  return { rows: rows.slice(0, most), hasMore: rows.length > most }
}

type Ranked = { id: string } & LoveNumbers

/** The members that there is a number for, by their love match with the viewer, the highest first; equal ones as listed. */
function rank(self: LoveSelf, rows: readonly LoveFactRow[]): Ranked[] {
  let ownFacts: LoveFacts | null = null
  return rows
    .flatMap((row): Ranked | [] => {
      const { own, other } = comparedPair(self, row)
      if (own.chart) ownFacts ??= loveFactsOf(own.chart)
      const numbers = loveNumbers(own.type, other.type, own.chart && ownFacts, other.chart && loveFactsOf(other.chart))
      return numbers ? { id: row.id, ...numbers } : []
    })
    .sort((one, other) => other.overall - one.overall)
}

/** The five tiles: how many are soulmates, and the means of what is known, as whole percentages. */
function tilesOf(ranked: readonly Ranked[]): LoveTiles {
  const part = (code: SubScoreCode) => mean(ranked.flatMap(({ parts }) => parts?.[code] ?? []))
  return {
    soulmates: ranked.filter(({ overall }) => matchGroup(overall) === 'soulmates').length,
    romantic: part('romantic'),
    emotional: part('emotional'),
    intimacy: part('intimacy'),
    overall: mean(ranked.map(({ overall }) => overall)),
  }
}

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? null : Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length)

/** How many are in each tab. */
function groupCounts(ranked: readonly Ranked[]): Record<MatchGroup, number> {
  const counts = Object.fromEntries(MATCH_GROUPS.map((group) => [group, 0])) as Record<MatchGroup, number>
  for (const { overall } of ranked) {
    const group = matchGroup(overall)
    if (group) counts[group]++
  }
  return counts
}

/** Whether the viewer is shown in Love Compatibility, for the settings. */
export async function loadLoveChoice({ db }: Context, viewer: Viewer): Promise<LoveChoice> {
  const { isShown, hasConsented, hasDeclared, birthDate } = await findLoveChoice(db, viewer.id)
  const age = loveAge(birthDate, hasDeclared, new Date())
  if (age !== 'adult') return { isShown: false, reason: age }
  return { isShown: isShown && hasConsented, reason: isShown && !hasConsented ? 'unconsented' : 'off' }
}

/** Whether the viewer and a member are shown to one another in Love Compatibility, as its search would say as well. */
export const isLoveOpen = ({ db }: Context, viewer: Viewer, username: string): Promise<boolean> =>
  isLoveOpenWith(db, { viewerId: viewer.id, now: new Date() }, toAccountKey(username))
