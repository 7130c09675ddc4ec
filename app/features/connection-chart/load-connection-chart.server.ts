import { findProfile, type ProfileRow } from '~/data/members/profiles.server'
import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import { bodygraphOf } from '~/domain/human-design/chart/bodygraph'
import type { Chart } from '~/domain/human-design/chart/chart'
import type { VisibleChart } from '~/domain/human-design/chart/visible-chart'
import {
  type Bearer,
  buildComposite,
  CONNECTIONS,
  type ComparedChart,
  type Composite,
  type ConnectionCode,
  comparedChart,
} from '~/domain/human-design/composite/composite'
import {
  type BridgeEvidence,
  bridgeEvidence,
  type ConnectionEvidence,
  connectionEvidence,
} from '~/domain/human-design/composite/evidence'
import { typeCompatibility } from '~/domain/human-design/composite/type-compatibility'
import { centerStates } from '~/domain/human-design/terms/centers'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { resolveAccess } from '~/domain/membership/visibility'
import { evidenceSentence } from '~/locales/evidence-sentence'
import { channelKey } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import { othersSentence } from '~/locales/others-sentence'
import { typePairKey } from '~/locales/type-pair-key'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { BodygraphData, GateState } from '~/ui/bodygraph/bodygraph-data'
import type { ConnectionChart, Gap, Pair, PairFacts, PairNames, PairPerson, PairShow } from './connection-chart'

/** Whom the viewer is laid over: a member as far as the viewer may see them, or somebody of a private chart. */
export type OtherPerson = Omit<PairPerson, 'type' | 'typeName'> & {
  /** What sentences call them. */
  shortName: string
  /** Null where there is none, and where it is closed. */
  chart: VisibleChart | null
  isClosed: boolean
  /** Whether everybody sees the gates of this chart. */
  isOpenToAll: boolean
}

/** The connection of the viewer with somebody; what of the other is closed is in none of it. `query`: what names the two in the address. */
export async function loadConnectionChart(
  { db }: Context,
  viewer: Viewer,
  request: Request,
  other: OtherPerson,
  query = '',
): Promise<ConnectionChart> {
  const [own, language] = await Promise.all([findProfile(db, viewer.id), languageOf(request)])
  const mine = own?.hdRawData?.chart ?? null
  const theirs = comparedChart(other.chart)
  const both = mine && theirs ? toPair(mine, theirs, { a: null, name: other.shortName }, language, query) : null
  const type = typeOf(other.chart)
  const you = { ...viewer, type: mine?.type ?? null, isTimeUncertain: own !== null && hasUncertainTime(own) }
  return {
    you: toPerson(you, language),
    other: toPerson({ ...other, type }, language),
    typeMatch: mine && type ? toTypeMatch(mine.type, type, language) : null,
    pair: both?.pair ?? null,
    facts: both?.facts ?? null,
    gap: both ? null : gapOf(theirs, other),
    show: showOf(request),
    isShareable: both !== null && other.isOpenToAll && own !== null && isOpenToAll(own),
    uncertainTimeOf: both ? uncertainOf(you.isTimeUncertain, other.isTimeUncertain) : null,
  }
}

/** Somebody whose whole chart the viewer keeps. */
type ChartedPerson = { name: string; chart: Chart; isTimeUncertain: boolean }

/** The connection of the viewer with somebody whose chart they keep. */
export const loadKeptConnection = (
  context: Context,
  viewer: Viewer,
  request: Request,
  { name, chart, isTimeUncertain }: ChartedPerson,
  query = '',
): Promise<ConnectionChart> =>
  loadConnectionChart(
    context,
    viewer,
    request,
    {
      ...{ fullName: name, shortName: name, username: null, avatarUrl: null, isTimeUncertain },
      chart: { detail: 'full', chart },
      isClosed: false,
      // Of somebody who is no member there is nothing to pass on.
      isOpenToAll: false,
    },
    query,
  )

/** The connection of two people whose charts the viewer keeps, told about both; `query` names them in the address. */
export async function toOthersChart(
  [one, other]: readonly [ChartedPerson, ChartedPerson],
  request: Request,
  query: string,
): Promise<ConnectionChart> {
  const language = await languageOf(request)
  const person = ({ name, chart, isTimeUncertain }: ChartedPerson) =>
    toPerson({ fullName: name, username: null, avatarUrl: null, type: chart.type, isTimeUncertain }, language)
  const { pair, facts } = toPair(one.chart, other.chart, { a: one.name, name: other.name }, language, query)
  return {
    you: person(one),
    other: person(other),
    // Its text is written to one of the two.
    typeMatch: null,
    pair,
    facts,
    gap: null,
    show: showOf(request),
    isShareable: false,
    uncertainTimeOf: uncertainOf(one.isTimeUncertain, other.isTimeUncertain),
  }
}

/** What the tab of the browser says of a connection. */
export async function connectionTitle(request: Request, name: string): Promise<string> {
  const language = await languageOf(request)
  return `${translator(language, 'connection-chart')('title', { name })} · ${translator(language, 'common')('brand')}`
}

/** Whether a visitor sees the gates: then a picture of them tells nobody anything new. */
export function isOpenToAll(row: ProfileRow): boolean {
  const { chart } = resolveAccess(row, 'visitor')
  return chart === 'gates' || chart === 'full'
}

/** What everybody knows who sees anything of a chart. */
function typeOf(chart: VisibleChart | null): TypeCode | null {
  return (chart?.detail === 'full' ? chart.chart : chart)?.type ?? null
}

function toPerson(
  { fullName, username, avatarUrl, type, isTimeUncertain }: Omit<PairPerson, 'typeName'>,
  language: Language,
): PairPerson {
  const typeName = type && translator(language, 'hd')(`type.${type}`)
  return { fullName, username, avatarUrl, type, typeName, isTimeUncertain }
}

function toTypeMatch(mine: TypeCode, theirs: TypeCode, language: Language) {
  const text = translator(language, 'type-pairs')(typePairKey(mine, theirs))
  return { percent: typeCompatibility(mine, theirs), text }
}

/** What of the other stands in the way comes first: nobody is asked for a birth that would change nothing. */
function gapOf(theirs: ComparedChart | null, { chart, isClosed }: OtherPerson): Gap {
  if (isClosed) return 'closed'
  if (!chart) return 'theirs'
  return theirs ? 'yours' : 'channels'
}

function uncertainOf(mine: boolean, theirs: boolean) {
  if (mine && theirs) return 'both'
  return mine ? 'a' : theirs ? 'b' : null
}

function showOf(request: Request): PairShow {
  const wanted = new URL(request.url).searchParams.get('show')
  return wanted === 'you' ? 'a' : wanted === 'other' ? 'b' : 'together'
}

/** How a drawing of two shows whose a gate is. */
const GATE_STATE_OF_BEARER: Record<Bearer, GateState> = { a: 'personality', b: 'design', both: 'both' }

const CONNECTION_ORDER = Object.fromEntries(CONNECTIONS.map((code, at) => [code, at])) as Record<ConnectionCode, number>

/** Two charts as the page draws and tells them: to the viewer where `names` has none for `a`, else about both. */
function toPair(a: ComparedChart, b: ComparedChart, names: PairNames, language: Language, query = '') {
  const composite = buildComposite(a, b)
  const hd = translator(language, 'hd')
  const sentenceOf = sentencesFor(names, language)
  const pair: Pair = {
    ...names,
    query,
    drawings: {
      a: toDrawing(a.gates.map((gate) => [gate, 'personality'])),
      together: toDrawing(composite.gates.map(({ gate, bearer }) => [gate, GATE_STATE_OF_BEARER[bearer]])),
      b: toDrawing(b.gates.map((gate) => [gate, 'design'])),
    },
    channels: connectionEvidence(composite)
      .map((evidence) => ({
        id: evidence.channel,
        name: hd(channelKey(evidence.channel)),
        connection: evidence.id,
        sentence: sentenceOf(evidence),
      }))
      .sort((one, other) => CONNECTION_ORDER[one.connection] - CONNECTION_ORDER[other.connection]),
    centers: composite.centers,
  }
  return { pair, facts: toFacts(composite, { a: a.profile, b: b.profile }, names, language) }
}

/** How a fact of the two is said: to the viewer, or about two others. */
function sentencesFor({ a, name }: PairNames, language: Language) {
  const hd = translator(language, 'hd')
  if (a === null) {
    const words = { language, t: translator(language, 'evidence'), hd }
    return (evidence: ConnectionEvidence | BridgeEvidence) => evidenceSentence(words, evidence, name)
  }
  const words = { language, t: translator(language, 'others-evidence'), hd }
  return (evidence: ConnectionEvidence | BridgeEvidence) => othersSentence(words, evidence, { a, b: name })
}

function toDrawing(lit: [gate: number, state: GateState][]): BodygraphData {
  const { gates, channels } = bodygraphOf(lit.map(([gate]) => gate))
  return {
    centers: centerStates(channels, gates),
    channels: channels.map(({ id }) => id),
    gates: Object.fromEntries(lit),
  }
}

function toFacts(
  composite: Composite,
  profiles: PairFacts['profiles'],
  names: PairNames,
  language: Language,
): PairFacts {
  const { theme, definition, lines } = composite
  const t = translator(language, 'composite')
  const hd = translator(language, 'hd')
  const say = translator(language, names.a === null ? 'composite' : 'others-composite')
  return {
    theme: { code: theme, name: t(`theme.${theme}`), text: say(`theme.${theme}.text`) },
    definition,
    definitionName: hd(`definition.${definition}`),
    bridges: bridgeEvidence(composite).map(sentencesFor(names, language)),
    lines: lines.map((pair) => ({ ...pair, relationName: t(`lines.${pair.relation}`) })),
    profiles,
  }
}
