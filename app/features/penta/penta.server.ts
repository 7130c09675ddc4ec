import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { findGroupMembers, type GroupCandidate, listGroupCandidates } from '~/data/connections/connection-charts.server'
import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import { visibleChart } from '~/domain/human-design/chart/visible-chart'
import { comparedChart } from '~/domain/human-design/composite/composite'
import { buildPenta, PENTA_SIZES, type PentaGate } from '~/domain/human-design/composite/penta'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { resolveAccess } from '~/domain/membership/visibility'
import { channelKey, gateKey } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { initialsOf } from '~/ui/members/initials'
import { numberEqual } from '~/ui/members/number-equal'
import {
  type Group,
  type GroupPerson,
  groupPath,
  type PentaPage,
  type PentaPerson,
  type Picking,
  type ShownChannel,
  type ShownGate,
} from './penta'

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

type Row = Awaited<ReturnType<typeof findGroupMembers>>[number]

/** Somebody whose gates the viewer sees. */
type SeenMember = { username: string; person: PentaPerson; gates: readonly number[] }

/** Null for somebody whose gates are closed to the viewer, or who has no chart yet. */
function toSeen(row: Row, viewerId: string): SeenMember | null {
  const { id, username, fullName, avatarUrl, hdRawData } = row
  const isTimeUncertain = hasUncertainTime(row)
  const isViewer = id === viewerId
  const access = resolveAccess(row, isViewer ? 'owner' : 'connection')
  const chart = comparedChart(hdRawData && visibleChart(hdRawData.chart, access.chart))
  if (!chart || !hdRawData || access.profile !== 'page') return null
  const person = { username, fullName, avatarUrl, hdType: hdRawData.chart.type, isTimeUncertain, isViewer }
  return { username, person, gates: chart.gates }
}

/** Who holds which gate, in the words of the page's language. */
export function toGroup(
  members: readonly { person: GroupPerson; gates: readonly number[] }[],
  language: Language,
): Group {
  const hd = translator(language, 'hd')
  const people = withDistinctNames(members.map(({ person }) => person))
  const marks = marksOf(people.map(({ fullName }) => fullName))
  const { channels, gaps } = buildPenta(members.map(({ gates }) => gates))
  const isUncertain = people.some(({ isTimeUncertain }) => isTimeUncertain)
  const toShown = ({ gate, holders }: PentaGate): ShownGate => ({
    ...{ gate, holders, name: hd(gateKey(gate)) },
    isUncertain: isUncertain && holders.every((place) => people[place]!.isTimeUncertain),
  })
  return {
    people: people.map((person, place) => ({ ...person, mark: marks[place]! })),
    channels: channels.map(({ channel, part, gates: [one, other], isClosed, wholeIn }) => {
      const gates: ShownChannel['gates'] = [toShown(one), toShown(other)]
      return {
        ...{ channel, part, isClosed, wholeIn, gates, name: hd(channelKey(channel)) },
        isUncertain: gates.some((gate) => gate.isUncertain),
      }
    }),
    gaps,
  }
}

/** With a number after each name that several have; the viewer is called "you" beside theirs. */
function withDistinctNames(people: readonly GroupPerson[]): GroupPerson[] {
  const others = people.filter(({ isViewer }) => !isViewer)
  const names = numberEqual(
    others.map(({ fullName }) => fullName),
    (name, number) => `${name} (${number})`,
  )
  return people.map((person) => (person.isViewer ? person : { ...person, fullName: names[others.indexOf(person)]! }))
}

/** What stands for each of a group in the drawing, no two the same: initials, with a number where several have them. */
export const marksOf = (names: readonly string[]): string[] =>
  numberEqual(names.map(initialsOf), (mark, number) => `${mark}${number}`)

/** Names of an address that are looked at; a group has five. */
const NAMES_READ = 12
const SOUGHT_MAX_LENGTH = 50

// An address is anybody's to write: what makes no sense in it counts as not said.
const querySchema = z.object({
  names: z
    .array(z.string())
    .transform((values) => values.flatMap((value) => value.split(',')).map(toAccountKey))
    .transform((keys) => [...new Set(keys.filter((key) => key && key.length <= USERNAME_MAX_LENGTH))])
    .transform((keys) => keys.slice(0, NAMES_READ)),
  q: z.string().transform((text) => text.trim().slice(0, SOUGHT_MAX_LENGTH)),
})

type PentaQuery = {
  /** Whom the address names, by the form names are compared in. */
  names: string[]
  q: string
  /** It comes from the form: the viewer is in the group if they ticked themself. */
  isPicked: boolean
  /** The form is to be shown again, with who matches `q`. */
  isSearch: boolean
}

/** Reads what an address of the page asks for. */
export function readPenta(search: URLSearchParams): PentaQuery {
  const { names, q } = querySchema.parse({ names: search.getAll('with'), q: search.get('q') ?? '' })
  return { names, q, isPicked: search.has('pick'), isSearch: search.get('pick') === 'find' }
}
