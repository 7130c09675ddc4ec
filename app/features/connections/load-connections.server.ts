import {
  countConnections,
  findRequester,
  type ListedCard,
  listCards,
  listConnected,
  listIncoming,
  listSent,
  type TypeCount,
} from '~/data/connections/connections.server'
import { type Candidate, countCandidates, listCandidates } from '~/data/connections/suggestions.server'
import { cutPage, parseCursor } from '~/domain/community/search/list-cursor'
import { typeCompatibility } from '~/domain/human-design/composite/type-compatibility'
import { CONNECTIONS_PAGE_SIZE, type ConnectionState } from '~/domain/membership/connections'
import type { Used } from '~/domain/membership/premium/entitlements'
import { languagesRead } from '~/domain/membership/reading-languages'
import { behind, meanPercent, rankSuggestions, type Suggestion } from '~/domain/membership/suggestion'
import { searchWords } from '~/domain/text/search/search-words'
import { capital } from '~/domain/text/sentences'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { sayUsage } from '~/platform/server/usage-line.server'
import { readConnectionsQuery } from './connections.schema'
import type { ConnectionCard, ConnectionsPage, ConnectionsQuery } from './connections-page'
import { namedTypes } from './named-types'

/** Loads the page of connections: matches, connections or requests, with the figures above. */
export async function loadConnections(context: Context, viewer: Viewer, request: Request): Promise<ConnectionsPage> {
  const query = readConnectionsQuery(new URL(request.url).searchParams)
  const words = searchWords(query.q)
  const wanted = { type: query.type, words, named: namedTypes(words) }
  const language = await languageOf(request)
  const load = query.tab === 'matches' ? loadMatches : loadListed
  const { tiles, requests, cards, asked, nextCursor } = await load(context, viewer, query, wanted)
  return {
    query,
    tiles,
    requests,
    hasType: viewer.hdType !== null,
    cards: cards.map((card) => toCard(card, viewer, language)),
    // Only where members can send requests, and only for those with a limit.
    usage:
      asked && !viewer.isPremium
        ? sayUsage('requests', asked, { language, timeZone: await context.timeZone(), now: new Date() })
        : null,
    nextCursor,
  }
}

type Wanted = Parameters<typeof listCandidates>[2]
type Loaded = Pick<ConnectionsPage, 'tiles' | 'requests' | 'nextCursor'> & { cards: Card[]; asked?: Used }

async function loadMatches(context: Context, viewer: Viewer, query: ConnectionsQuery, wanted: Wanted): Promise<Loaded> {
  const { db } = context
  const now = new Date()
  const [{ connected, requests }, { gates, asked }, candidates] = await Promise.all([
    countConnections(db, viewer.id, wanted),
    findRequester(db, viewer.id, now),
    listCandidates(db, viewer.id, wanted, now),
  ])
  const own = { type: viewer.hdType, languages: languagesRead(viewer), gates }
  const ranked = rankSuggestions(own, candidates, now.getTime())
  const left = behind(ranked, parseCursor(query.cursor))
  const { page, nextCursor } = cutPage(left, CONNECTIONS_PAGE_SIZE, ({ points: at, id }) => ({ at, id }))
  const found = new Map((await listCards(db, viewer.id, idsOf(page))).map((member) => [member.id, member]))
  return {
    tiles: {
      connected: sumOf(connected),
      suggested: ranked.length,
      average: meanPercent(ranked.map(({ percent }) => ({ percent, count: 1 }))),
      online: candidates.filter(({ isOnline }: Candidate) => isOnline === 1).length,
    },
    requests,
    asked,
    cards: page.flatMap((suggestion) => {
      const member = found.get(suggestion.id)
      return member
        ? [{ id: member.id, member, askedUsername: null, state: 'none' as const, note: null, suggestion }]
        : []
    }),
    nextCursor,
  }
}

async function loadListed(context: Context, viewer: Viewer, query: ConnectionsQuery, wanted: Wanted): Promise<Loaded> {
  const { db } = context
  const { list, state } = sourceOf(query)
  const [{ connected, requests }, suggested, rows] = await Promise.all([
    countConnections(db, viewer.id, wanted),
    countCandidates(db, viewer.id, wanted, new Date()),
    list(db, { ...wanted, viewerId: viewer.id, after: parseCursor(query.cursor) }),
  ])
  const { page, nextCursor } = cutPage(rows, CONNECTIONS_PAGE_SIZE, ({ at, id }) => ({ at, id }))
  return {
    tiles: {
      connected: sumOf(connected),
      suggested,
      average: meanPercent(connected.map(({ type, count }) => ({ percent: percentOf(viewer, type), count }))),
      online: connected.reduce((sum, { online }) => sum + online, 0),
    },
    requests,
    cards: page.map(({ id, member, note, askedUsername = null }: ListedCard) => ({
      id,
      member,
      askedUsername,
      state,
      note: state === 'connected' ? null : note,
    })),
    nextCursor,
  }
}

function sourceOf({ tab, list }: ConnectionsQuery): {
  list: (...asked: Parameters<typeof listSent>) => Promise<ListedCard[]>
  state: ConnectionState
} {
  if (tab === 'connected') return { list: listConnected, state: 'connected' }
  return list === 'sent' ? { list: listSent, state: 'requested' } : { list: listIncoming, state: 'incoming' }
}

const idsOf = (page: readonly Suggestion[]) => page.map(({ id }) => id)
const sumOf = (counts: readonly TypeCount[]) => counts.reduce((sum, { count }) => sum + count, 0)
const percentOf = ({ hdType }: Viewer, type: TypeCount['type']) =>
  hdType && type ? typeCompatibility(hdType, type) : null

/** A card as read from the database. */
type Card = {
  /** The request's id for a sent request, else the member's. */
  id: string
  member: ListedCard['member']
  askedUsername: string | null
  state: ConnectionState
  note: string | null
  suggestion?: Suggestion
}

/** The view model of a card, in the language of the page. */
function toCard(
  { id, member, askedUsername, state, note, suggestion }: Card,
  viewer: Viewer,
  language: Language,
): ConnectionCard {
  const { id: _, isOnline, username, fullName, chart, ...columns } = member
  const shown = { ...columns, hdType: chart?.type ?? null, isTimeUncertain: chart?.isTimeUncertain ?? false }
  const percent = viewer.hdType && shown.hdType ? typeCompatibility(viewer.hdType, shown.hdType) : null
  return {
    id,
    member: username === null || fullName === null ? null : { ...shown, username, fullName },
    askedUsername,
    state,
    isOnline,
    percent,
    reason: suggestion ? reasonOf(suggestion, language) : null,
    note,
  }
}

/** Why a member is suggested: "You complete 3 channels together · speaks Russian"; null without a reason. */
function reasonOf({ channels, sharedLanguage }: Suggestion, language: Language): string | null {
  const t = translator(language, 'connections')
  const parts = [
    ...(channels > 0 ? [t('reason.channels', { count: channels })] : []),
    ...(sharedLanguage ? [t(`reason.speaks.${sharedLanguage}`)] : []),
  ]
  return capital(parts.join(' · ')) || null
}
