import { bodygraphOf } from '~/domain/human-design/chart/bodygraph'
import { buildComposite, type ComparedChart, type Composite } from '~/domain/human-design/composite/composite'
import { CONNECTIONS, type ConnectionCode } from '~/domain/human-design/composite/connections'
import { bridgeEvidence, connectionEvidence } from '~/domain/human-design/composite/find-evidence'
import type { Bearer } from '~/domain/human-design/composite/person'
import { centerStates } from '~/domain/human-design/terms/centers'
import { evidenceSentence } from '~/locales/evidence-sentence'
import { channelKey } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import type { BodygraphData, GateState } from '~/ui/bodygraph/bodygraph-data'
import type { Pair, PairFacts } from './connection-chart'

/** How a drawing of two shows whose a gate is. */
const LOOK: Record<Bearer, GateState> = { a: 'personality', b: 'design', both: 'both' }

const ORDER = Object.fromEntries(CONNECTIONS.map((code, at) => [code, at])) as Record<ConnectionCode, number>

/** Two charts as the page draws and tells them to whoever is `a`; `name` is the other's. */
export function toPair(a: ComparedChart, b: ComparedChart, name: string, language: Language) {
  const composite = buildComposite(a, b)
  const words = { language, t: translator(language, 'evidence'), hd: translator(language, 'hd') }
  const pair: Pair = {
    name,
    drawings: {
      a: toDrawing(a.gates.map((gate) => [gate, 'personality'])),
      together: toDrawing(composite.gates.map(({ gate, bearer }) => [gate, LOOK[bearer]])),
      b: toDrawing(b.gates.map((gate) => [gate, 'design'])),
    },
    channels: connectionEvidence(composite)
      .map((evidence) => ({
        id: evidence.channel,
        name: words.hd(channelKey(evidence.channel)),
        connection: evidence.id,
        sentence: evidenceSentence(words, evidence, name),
      }))
      .sort((one, other) => ORDER[one.connection] - ORDER[other.connection]),
    centers: composite.centers,
  }
  return { pair, facts: toFacts(composite, { a: a.profile, b: b.profile }, name, language) }
}

function toDrawing(lit: [gate: number, state: GateState][]): BodygraphData {
  const { gates, channels } = bodygraphOf(lit.map(([gate]) => gate))
  return {
    centers: centerStates(channels, gates),
    channels: channels.map(({ id }) => id),
    gates: Object.fromEntries(lit),
  }
}

function toFacts(composite: Composite, profiles: PairFacts['profiles'], name: string, language: Language): PairFacts {
  const { theme, definition, lines } = composite
  const t = translator(language, 'composite')
  const hd = translator(language, 'hd')
  const words = { language, t: translator(language, 'evidence'), hd }
  return {
    theme: { code: theme, name: t(`theme.${theme}`), text: t(`theme.${theme}.text`) },
    definition,
    definitionName: hd(`definition.${definition}`),
    bridges: bridgeEvidence(composite).map((evidence) => evidenceSentence(words, evidence, name)),
    lines: lines.map((pair) => ({ ...pair, relationName: t(`lines.${pair.relation}`) })),
    profiles,
  }
}
