import type { AuthorityCode, DefinitionCode, TypeCode } from '../terms/codes'
import type { ReadableChart, ReadingFact } from './reading-fact'
import type { Draft, StatementKey, TensionKey } from './sentence'

/** Who is asked to act otherwise than a text says. */
type Counterpart =
  | { type: readonly TypeCode[] }
  | { authority: readonly AuthorityCode[] }
  | { definition: DefinitionCode }

const PROJECTOR: Counterpart = { type: ['projector'] }
const MANIFESTOR: Counterpart = { type: ['manifestor'] }
const MANIFESTING_GENERATOR: Counterpart = { type: ['manifesting_generator'] }
const GENERATOR: Counterpart = { type: ['generator'] }
const RESPONDING: Counterpart = { type: ['generator', 'manifesting_generator'] }
const EMOTIONAL: Counterpart = { authority: ['emotional'] }
const SACRAL: Counterpart = { authority: ['sacral'] }
const SPLENIC: Counterpart = { authority: ['splenic'] }
const EGO_MANIFESTED: Counterpart = { authority: ['ego_manifested'] }

/** Texts that pull against the core of some charts, and what is said of both; in each entry the first that holds. */
const TENSIONS: readonly { themes: readonly StatementKey[]; answers: readonly [Counterpart, TensionKey][] }[] = [
  {
    themes: ['authority.emotional.practice'],
    answers: [
      [MANIFESTOR, 'tension.emotional.manifestor'],
      [MANIFESTING_GENERATOR, 'tension.emotional.manifesting_generator'],
      [GENERATOR, 'tension.emotional.generator'],
      [PROJECTOR, 'tension.emotional.projector'],
    ],
  },
  {
    themes: ['authority.splenic.practice'],
    answers: [
      [PROJECTOR, 'tension.splenic.projector'],
      [MANIFESTOR, 'tension.splenic.manifestor'],
    ],
  },
  {
    // Authorities that answer at once.
    themes: ['line.1.personality'],
    answers: [
      [SACRAL, 'tension.line.1.sacral'],
      [SPLENIC, 'tension.line.1.splenic'],
      [EGO_MANIFESTED, 'tension.line.1.ego_manifested'],
    ],
  },
  {
    // Authorities that answer at once.
    themes: ['line.6.personality'],
    answers: [
      [SACRAL, 'tension.line.6.sacral'],
      [SPLENIC, 'tension.line.6.splenic'],
      [EGO_MANIFESTED, 'tension.line.6.ego_manifested'],
    ],
  },
  {
    themes: ['profile.5/2.advice'],
    answers: [
      [PROJECTOR, 'tension.own_accord.projector'],
      [RESPONDING, 'tension.own_accord.responding'],
    ],
  },
  { themes: ['channel.25-51'], answers: [[{ definition: 'quadruple_split' }, 'tension.leap.quadruple_split']] },
  {
    themes: ['channel.25-51', 'channel.35-36'],
    answers: [
      [PROJECTOR, 'tension.leap.projector'],
      [EMOTIONAL, 'tension.leap.emotional'],
      [RESPONDING, 'tension.leap.responding'],
      [MANIFESTOR, 'tension.leap.manifestor'],
    ],
  },
  {
    themes: ['channel.10-20', 'channel.10-57', 'channel.20-57', 'channel.34-57', 'gate.57'],
    answers: [[EMOTIONAL, 'tension.at_once.emotional']],
  },
  { themes: ['definition.single.advice'], answers: [[EMOTIONAL, 'tension.understood.emotional']] },
  { themes: ['channel.29-46', 'gate.29'], answers: [[EMOTIONAL, 'tension.yes.emotional']] },
  {
    themes: ['channel.42-53', 'gate.53'],
    answers: [
      [PROJECTOR, 'tension.begin.projector'],
      [RESPONDING, 'tension.begin.responding'],
    ],
  },
  { themes: ['channel.20-34'], answers: [[RESPONDING, 'tension.busy.responding']] },
  { themes: ['channel.17-62'], answers: [[PROJECTOR, 'tension.plans.projector']] },
]

/** How a sentence goes together with strategy, authority and definition; nothing where it doesn't pull against them. */
export function tensionsOf(chart: ReadableChart, draft: Draft): Draft[] {
  return TENSIONS.filter(({ themes }) => themes.some((theme) => theme === draft.key)).flatMap(({ answers }) => {
    for (const [counterpart, key] of answers) {
      const fact = factOf(chart, counterpart)
      if (fact) return [{ key, facts: [fact, ...draft.facts], follows: draft.key }]
    }
    return []
  })
}

function factOf({ type, authority, definition }: ReadableChart, counterpart: Counterpart): ReadingFact | undefined {
  if ('definition' in counterpart) {
    return counterpart.definition === definition ? { kind: 'definition', code: definition } : undefined
  }
  if ('type' in counterpart) return counterpart.type.includes(type) ? { kind: 'type', code: type } : undefined
  return counterpart.authority.includes(authority) ? { kind: 'authority', code: authority } : undefined
}
