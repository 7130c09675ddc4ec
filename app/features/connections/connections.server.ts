import { z } from 'zod'
import {
  acceptConnection,
  type Changed,
  cancelConnection,
  cancelRequest,
  declineConnection,
  findConnectionTarget,
  findOldestCountedRequest,
  type Pair,
  removeConnection,
  requestConnection,
} from '~/data/connections/connection-changes.server'
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
import { whyMayNotAct } from '~/domain/community/moderation/may-act'
import { cutPage, parseCursor } from '~/domain/community/search/list-cursor'
import { typeCompatibility } from '~/domain/human-design/composite/type-compatibility'
import { TYPES } from '~/domain/human-design/terms/codes'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { toText } from '~/domain/membership/account/clean-text'
import {
  CONNECTION_CHANGES_AN_HOUR,
  CONNECTION_INTENTS,
  CONNECTION_NOTE_MAX_GRAPHEMES,
  CONNECTION_REQUESTS_AN_HOUR,
  CONNECTIONS_PAGE_SIZE,
  type ConnectionState,
  DECLINED_DAYS,
  REACHED,
} from '~/domain/membership/connections'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { FREE, freeAgainAt, freeLimit, type Used } from '~/domain/membership/premium/entitlements'
import { languagesRead } from '~/domain/membership/reading-languages'
import { rowIdField } from '~/domain/membership/row-id.schema'
import { behind, meanPercent, rankSuggestions, type Suggestion } from '~/domain/membership/suggestion'
import { searchWords } from '~/domain/text/search/search-words'
import { capital } from '~/domain/text/sentences'
import { isWithin } from '~/domain/text/text-length'
import type { Language } from '~/locales/language'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { ACTION_REFUSALS, parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { sayUsage } from '~/platform/server/usage-line.server'
import type { ConnectionAnswer, ConnectionRefusal } from './connections'
import {
  CONNECTION_TABS,
  type ConnectionCard,
  type ConnectionsPage,
  type ConnectionsQuery,
  SEARCH_MAX_LENGTH,
} from './connections-page'
import { namedTypes } from './named-types'

/** Longer input is refused before it is counted. */
const TYPED_MAX_LENGTH = 20_000

/** A change of the connection with a member; `note` is sent with a request. */
export const connectionSchema = z
  .object({
    intent: z.enum(CONNECTION_INTENTS),
    username: z.string().max(USERNAME_MAX_LENGTH).default(''),
    /** Instead of `username`: the id of a request to cancel, whose member may be hidden. */
    row: rowIdField.optional(),
    note: z
      .string()
      .max(TYPED_MAX_LENGTH, 'noteTooLong')
      .default('')
      .transform(toText)
      .refine((note) => isWithin(note, CONNECTION_NOTE_MAX_GRAPHEMES), 'noteTooLong'),
  })
  .refine(({ intent, username, row }) => (row === undefined ? username !== '' : username === '' && intent === 'cancel'))
type ConnectionInput = z.output<typeof connectionSchema>

// Invalid search parameters count as missing.
const querySchema = z.object({
  tab: z.enum(CONNECTION_TABS).catch('matches'),
  list: z.enum(['received', 'sent']).catch('received'),
  q: z
    .string()
    .transform((text) => text.trim().slice(0, SEARCH_MAX_LENGTH))
    .catch(''),
  type: z.enum(TYPES).nullable().catch(null),
  cursor: z
    .string()
    .refine((cursor) => parseCursor(cursor) !== null)
    .nullable()
    .catch(null),
})

/** Parses the search parameters of the page. */
const readConnectionsQuery = (search: URLSearchParams): ConnectionsQuery =>
  querySchema.parse(Object.fromEntries(search))

/** Loads the page of connections: matches, connections or requests, with the figures above. */
export async function loadConnections(context: Context, viewer: Viewer, request: Request): Promise<ConnectionsPage> {
  const query = readConnectionsQuery(new URL(request.url).searchParams)
  const words = searchWords(query.q)
  const wanted = { type: query.type, words, named: namedTypes(words) }
  const language = await languageOf(request)
  const load = query.tab === 'matches' ? loadMatches : loadListed
  const { tiles, requests, cards, requestsUsed, nextCursor } = await load(context, viewer, query, wanted)
  return {
    query,
    tiles,
    requests,
    hasType: viewer.hdType !== null,
    cards: cards.map((card) => toCard(card, viewer, language)),
    // Only where members can send requests, and only for those with a limit.
    usage:
      requestsUsed && !viewer.isPremium
        ? sayUsage('requests', requestsUsed, { language, timeZone: await context.timeZone(), now: new Date() })
        : null,
    nextCursor,
  }
}

type Wanted = Parameters<typeof listCandidates>[2]
type Loaded = Pick<ConnectionsPage, 'tiles' | 'requests' | 'nextCursor'> & { cards: Card[]; requestsUsed?: Used }

async function loadMatches(context: Context, viewer: Viewer, query: ConnectionsQuery, wanted: Wanted): Promise<Loaded> {
  const { db } = context
  const now = new Date()
  const [{ connected, requests }, { gates, requestsUsed }, candidates] = await Promise.all([
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
    requestsUsed,
    cards: page.flatMap((suggestion) => {
      const member = found.get(suggestion.id)
      return member
        ? [{ id: member.id, member, recipientUsername: null, state: 'none' as const, note: null, suggestion }]
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
    cards: page.map(({ id, member, note, recipientUsername = null }: ListedCard) => ({
      id,
      member,
      recipientUsername,
      state,
      note: state === 'connected' ? null : note,
    })),
    nextCursor,
  }
}

function sourceOf({ tab, list }: ConnectionsQuery): {
  list: (...args: Parameters<typeof listSent>) => Promise<ListedCard[]>
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
  recipientUsername: string | null
  state: ConnectionState
  note: string | null
  suggestion?: Suggestion
}

/** The view model of a card, in the language of the page. */
function toCard(
  { id, member, recipientUsername, state, note, suggestion }: Card,
  viewer: Viewer,
  language: Language,
): ConnectionCard {
  const { id: _, isOnline, username, fullName, chart, ...columns } = member
  const shown = { ...columns, hdType: chart?.type ?? null, isTimeUncertain: chart?.isTimeUncertain ?? false }
  const percent = viewer.hdType && shown.hdType ? typeCompatibility(viewer.hdType, shown.hdType) : null
  return {
    id,
    member: username === null || fullName === null ? null : { ...shown, username, fullName },
    recipientUsername,
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

type Status = 200 | 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500
type Answered = { answer: ConnectionAnswer; status: Status; retryAfterSeconds?: number; username: string }

/** Handles the forms that request, accept, decline, cancel and remove a connection. */
export async function answerConnection(context: Context, form: FormData): Promise<Answered> {
  const parsed = parseForm(connectionSchema, form)
  if (!parsed.ok) {
    const isLong = Object.keys(parsed.problems).join() === 'note'
    return refused(isLong ? 'noteTooLong' : 'invalid', 400, isLong ? (parsed.values.username ?? '') : '')
  }
  const { username } = parsed.value
  const outcome = await tryOrLog(context, 'connections.broke', async () =>
    changeConnection(context, await findMember(context), parsed.value),
  )
  if (!outcome) return refused('unexpected', 500, username)
  if (outcome.done) return { answer: { done: true, state: outcome.state }, status: 200, username }
  const { error, status } = ACTION_REFUSALS[outcome.reason]
  const known = {
    ...(outcome.reason === 'limit' ? { state: 'none' as const, nextAt: outcome.nextAt } : {}),
    ...(outcome.reason === 'changed' ? { state: outcome.state } : {}),
  }
  const retryAfterSeconds = outcome.reason === 'too_many' ? outcome.retryAfterSeconds : undefined
  return { ...refused(error, status, username, known), retryAfterSeconds }
}

type Known = Partial<Pick<Extract<ConnectionAnswer, { done: false }>, 'state' | 'nextAt'>>

const refused = (error: ConnectionRefusal, status: Status, username: string, known: Known = {}): Answered => ({
  answer: { done: false, error, state: null, nextAt: null, ...known },
  status,
  username,
})

const HOUR_SECONDS = 3600
const DAY_MILLISECONDS = 86_400_000

type ConnectionOutcome =
  | { done: true; state: ConnectionState }
  | { done: false; reason: 'signed_out' | 'missing' | 'self' | 'suspended' | 'undecided' }
  | { done: false; reason: 'changed'; state: ConnectionState }
  | { done: false; reason: 'too_many'; retryAfterSeconds: number }
  | { done: false; reason: 'limit'; nextAt: string }

/**
 * Requests, accepts, declines, cancels or removes a connection; each is idempotent. A suspended member can't request or accept,
 * and can always decline, cancel and remove.
 */
export async function changeConnection(
  context: Context,
  viewer: Viewer | null,
  { intent, username, row, note }: ConnectionInput,
): Promise<ConnectionOutcome> {
  if (!viewer) return { done: false, reason: 'signed_out' }
  const now = new Date()
  const reachesOut = intent === 'request' || intent === 'accept'
  const reason = reachesOut ? whyMayNotAct(viewer, now) : null
  if (reason) return { done: false, reason }
  const most = intent === 'request' ? CONNECTION_REQUESTS_AN_HOUR : CONNECTION_CHANGES_AN_HOUR
  const kind = intent === 'request' ? 'connection.request' : 'connection.change'
  const retryAfterSeconds = await spend(context, [{ name: kind, subject: viewer.id, most, seconds: HOUR_SECONDS }])
  if (retryAfterSeconds !== null) return { done: false, reason: 'too_many', retryAfterSeconds }
  if (row !== undefined) return cancelById(context, viewer.id, row)
  const target = await findConnectionTarget(context.db, viewer.id, toAccountKey(username))
  if (!target) return { done: false, reason: 'missing' }
  if (target.id === viewer.id) return { done: false, reason: 'self' }
  // Nothing to do.
  if (target.state === (reachesOut ? 'connected' : 'none')) return { done: true, state: target.state }
  const pair = { viewerId: viewer.id, otherId: target.id }
  const { state, notified } = await change(context, viewer, { intent, pair, note: note || null, now })
  // Also updates the badge of members whose notification was removed.
  announceNotifications(context, [...notified, { userId: viewer.id }, { userId: target.id }])
  if (REACHED[intent].includes(state)) return { done: true, state }
  if (intent !== 'request' || state !== 'none') return { done: false, reason: 'changed', state }
  return whyNotRequested(context, viewer, now)
}

/** Cancels a request of the viewer by its id. */
async function cancelById(context: Context, viewerId: string, row: string): Promise<ConnectionOutcome> {
  const { state, otherId } = await cancelRequest(context.db, viewerId, row)
  if (otherId !== null) announceNotifications(context, [{ userId: viewerId }, { userId: otherId }])
  return state === 'none' ? { done: true, state } : { done: false, reason: 'changed', state }
}

type ChangeRequest = { intent: ConnectionInput['intent']; pair: Pair; note: string | null; now: Date }

async function change({ db }: Context, viewer: Viewer, { intent, pair, note, now }: ChangeRequest): Promise<Changed> {
  switch (intent) {
    case 'request': {
      const since = { requested: daysBefore(now, FREE.requests.days), declined: daysBefore(now, DECLINED_DAYS) }
      return requestConnection(db, { ...pair, note, limit: freeLimit('requests', viewer, now), since, now })
    }
    case 'accept':
      return acceptConnection(db, { ...pair, now })
    case 'decline':
      return { state: await declineConnection(db, { ...pair, now }), notified: [] }
    case 'cancel':
      return { state: await cancelConnection(db, pair), notified: [] }
    case 'remove':
      return { state: await removeConnection(db, pair), notified: [] }
  }
}

/** Why no request was made: the limit is reached, or the member has just left. */
async function whyNotRequested({ db }: Context, viewer: Viewer, now: Date): Promise<ConnectionOutcome> {
  const limit = freeLimit('requests', viewer, now)
  const oldest = limit && (await findOldestCountedRequest(db, viewer.id, limit))
  if (!oldest) return { done: false, reason: 'missing' }
  return { done: false, reason: 'limit', nextAt: freeAgainAt('requests', oldest).toISOString() }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS)
