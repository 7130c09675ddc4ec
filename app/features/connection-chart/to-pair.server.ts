import { bodygraphOf } from '~/domain/human-design/chart/bodygraph'
import { buildComposite, type ComparedChart, type Composite } from '~/domain/human-design/composite/composite'
import { CONNECTIONS, type ConnectionCode } from '~/domain/human-design/composite/connections'
import type { BridgeEvidence, ConnectionEvidence } from '~/domain/human-design/composite/evidence'
import { bridgeEvidence, connectionEvidence } from '~/domain/human-design/composite/find-evidence'
import type { Bearer } from '~/domain/human-design/composite/person'
import { centerStates } from '~/domain/human-design/terms/centers'
import { evidenceSentence } from '~/locales/evidence-sentence'
import { channelKey } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import { othersSentence } from '~/locales/others-sentence'
import { translator } from '~/platform/server/i18n.server'
import type { BodygraphData, GateState } from '~/ui/bodygraph/bodygraph-data'
import type { Pair, PairFacts, PairNames } from './connection-chart'

/** How a drawing of two shows whose a gate is. */
const LOOK: Record<Bearer, GateState> = { a: 'personality', b: 'design', both: 'both' }

const ORDER = Object.fromEntries(CONNECTIONS.map((code, at) => [code, at])) as Record<ConnectionCode, number>

/** Two charts as the page draws and tells them: to the viewer where `names` has none for `a`, else about both. */
export function toPair(a: ComparedChart, b: ComparedChart, names: PairNames, language: Language, query = '') {
  const composite = buildComposite(a, b)
  const hd = translator(language, 'hd')
  const sentenceOf = sentencesFor(names, language)
  const pair: Pair = {
    ...names,
    query,
    drawings: {
      a: toDrawing(a.gates.map((gate) => [gate, 'personality'])),
      together: toDrawing(composite.gates.map(({ gate, bearer }) => [gate, LOOK[bearer]])),
      b: toDrawing(b.gates.map((gate) => [gate, 'design'])),
    },
    channels: connectionEvidence(composite)
      .map((evidence) => ({
        id: evidence.channel,
        name: hd(channelKey(evidence.channel)),
        connection: evidence.id,
        sentence: sentenceOf(evidence),
      }))
      .sort((one, other) => ORDER[one.connection] - ORDER[other.connection]),
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
