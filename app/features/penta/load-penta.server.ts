import { redirect } from '@remix-run/cloudflare'
import { findGroupMembers, type GroupCandidate, listGroupCandidates } from '~/data/connections/connection-charts.server'
import { PENTA_SIZES } from '~/domain/human-design/composite/penta'
import { toAccountKey } from '~/domain/membership/account/account-key'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { groupPath, type PentaPage, type Picking } from './penta'
import { type PentaQuery, readPenta } from './penta.schema'
import { type SeenMember, toGroup, toSeen } from './to-group.server'

/** Connections that are read of each half of the list. */
const CONNECTIONS_READ = 500
/** People to pick from that are shown at once; of more, one looks by name. */
const PEOPLE_SHOWN = 30

/**
 * The group an address names, as far as the viewer may see the gates of each, and whom they can make another of. Two messages
 * to the database. A group leads to its one address, which names everybody in it: for all of them it is the same.
 */
export async function loadPenta(context: Context, viewer: Viewer, request: Request): Promise<PentaPage> {
  const query = readPenta(new URL(request.url).searchParams)
  const ownKey = toAccountKey(viewer.username)
  const names = withViewer(query, ownKey)
  const [rows, candidates, language] = await Promise.all([
    findGroupMembers(context.db, viewer.id, [...new Set([...names, ownKey])]),
    listGroupCandidates(context.db, viewer.id, CONNECTIONS_READ),
    languageOf(request),
  ])
  const seen = new Map(rows.map((row) => [row.key, toSeen(row, viewer.id)]))
  const own = seen.get(ownKey) ?? null
  const shown = names.map((key) => seen.get(key) ?? null).filter((member) => member !== null)
  const isMissed = (key: string) => !seen.get(key) && key !== ownKey
  const missingCount = names.filter(isMissed).length
  const problem = names.length === 0 ? null : problemOf(shown, names.length)
  if (!problem && !query.isSearch && missingCount === 0 && (query.isPicked || names.length > query.names.length))
    throw redirect(groupPath(shown.map(({ username }) => username)))
  return {
    group: problem || query.isSearch || names.length === 0 ? null : toGroup(shown, language),
    picking: toPicking(query, { candidates, own, shown }),
    problem: query.isSearch ? null : problem,
    missingCount,
    lacksOwnChart: own === null,
    isConnected: candidates.length > 0,
  }
}

/** One or two names alone mean the viewer as well; whoever picks says so themself. */
const withViewer = ({ names, isPicked }: PentaQuery, ownKey: string) =>
  isPicked || names.length === 0 || names.length >= PENTA_SIZES.least || names.includes(ownKey)
    ? names
    : [ownKey, ...names]

function problemOf(shown: readonly SeenMember[], named: number): PentaPage['problem'] {
  if (Math.max(shown.length, named) > PENTA_SIZES.most) return 'many'
  return shown.length < PENTA_SIZES.least ? 'few' : null
}

type Pickable = { candidates: GroupCandidate[]; own: SeenMember | null; shown: readonly SeenMember[] }

/** Who is picked comes first, then who is sought, or whom the viewer met last. */
function toPicking({ names, q }: PentaQuery, { candidates, own, shown }: Pickable): Picking {
  const open = candidates.filter(({ hasOpenGates }) => hasOpenGates)
  const others = open.map(({ username, fullName, avatarUrl, hdType, isTimeUncertain }) => ({
    ...{ username, fullName, avatarUrl, hdType, isTimeUncertain, isViewer: false },
    isPicked: shown.some((member) => member.username === username),
  }))
  const isMany = others.length > PEOPLE_SHOWN
  const rest = others.filter((person) => !person.isPicked && (!isMany || isSought(person, q)))
  const viewer = own && { ...own.person, isPicked: names.length === 0 || shown.includes(own) }
  return {
    people: [...(viewer ? [viewer] : []), ...others.filter(({ isPicked }) => isPicked), ...rest.slice(0, PEOPLE_SHOWN)],
    q: isMany ? q : null,
    hasMore: rest.length > PEOPLE_SHOWN,
    closedCount: candidates.length - open.length,
  }
}

function isSought({ username, fullName }: { username: string; fullName: string }, q: string) {
  const sought = toAccountKey(q)
  return [username, fullName].some((name) => toAccountKey(name).includes(sought))
}
