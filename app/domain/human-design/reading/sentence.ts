import type { Cross } from '../chart/chart'
import type {
  AngleCode,
  AuthorityCode,
  CenterCode,
  ChannelId,
  CircuitCode,
  DefinitionCode,
  ProfileCode,
  QuarterCode,
  Side,
  TypeCode,
} from '../terms/codes'
import type { ReadingFact } from './reading-fact'

/** What a sentence names, as codes; `app/locales` has the words for them. */
export type ReadingValues = {
  gate?: number
  partnerGate?: number
  gates?: number[]
  /** Channels that were named before. */
  knownChannels?: ChannelId[]
  channel?: ChannelId
  channels?: ChannelId[]
  center?: CenterCode
  otherCenter?: CenterCode
  centers?: CenterCode[]
  otherCenters?: CenterCode[]
  thirdCenters?: CenterCode[]
  fourthCenters?: CenterCode[]
  line?: number
  cross?: Pick<Cross, 'angle' | 'name' | 'variation'>
  profile?: ProfileCode
  type?: TypeCode
  count?: number
  /** How many charts of a hundred are like this one. */
  inHundred?: RareShare
  /** A part of the time in question, 0 to 1. */
  share?: number
}

type LineNumber = 1 | 2 | 3 | 4 | 5 | 6

/** The centers that a channel can join with the center of an authority. */
export type CompanionCode = Exclude<CenterCode, 'head' | 'ajna' | 'solar_plexus'>

/** Type, strategy, authority, profile and definition, at length and in the short form. */
export type CoreReadingKey =
  | 'named.type'
  | `type.${TypeCode}`
  | `type.${TypeCode}.day`
  | `reason.${'sacral_on' | 'sacral_off' | 'all_open' | 'all_defined'}`
  | `reason.motor_${'quiet' | 'direct' | 'through' | 'apart' | 'none'}`
  | 'reason.motors_apart'
  | `strategy.${TypeCode}`
  | `strategy.${TypeCode}.example`
  | `signal.${TypeCode}`
  | `authority.${AuthorityCode}`
  | `authority.${AuthorityCode}.practice`
  | `wave.${Exclude<CircuitCode, 'integration'>}`
  | `companion.${CompanionCode}`
  | 'named.profile'
  | `profile.${ProfileCode}`
  | `profile.${ProfileCode}.advice`
  | `line.${LineNumber}.${Side}`
  | `definition.${DefinitionCode}`
  | `definition.${DefinitionCode}.advice`
  | 'definition.single.advice.mental'
  | `parts.${1 | 2 | 3 | 4}`
  | `short.${TypeCode | AuthorityCode | ProfileCode}`
  | `short.${TypeCode}.signal`
  | `short.rare.${ShortRarityId}`

/** Centers, channels, cross, what is unusual, and the closing. */
export type ChartReadingKey =
  | `open.${'some' | 'one' | 'all' | 'none' | 'none.parts' | 'rest' | 'rest_single' | 'rest_only' | 'rest_first'}`
  | `center.${CenterCode}.${'undefined' | 'open'}`
  | `holds.${1 | 2}`
  | `channels.${'single' | 'count' | 'most' | 'none'}`
  | `channels.known.${'wave' | 'voice'}`
  | `lead.${'only' | 1 | 2 | 3 | 4 | 5}`
  | `one_side.${Side | 'design.head'}`
  | `circuit.${CircuitCode}`
  | `circuit.${CircuitCode}.some`
  | `likely.${'type' | 'profile' | 'channel'}`
  | `likely.authority.${AuthorityCode}`
  | `likely.definition.${DefinitionCode}`
  | `likely.angle.${AngleCode | 'same'}`
  | 'cross.name'
  | `angle.${AngleCode}`
  | `quarter.${QuarterCode}`
  | CrossPlaceKey
  | `${CrossPlaceKey}.${'half' | 'other_half'}`
  | `rare.${RarityId | 'typical'}`
  | 'rare.one_channel.mental'
  | 'hanging'
  | 'hanging.partner'
  | 'node.turn'
  | `node.${'north' | 'south'}`
  | `node.${'north' | 'south'}.${'met' | 'half'}`
  | 'node.north.other_half'
  | 'node.advice'
  | `bridge.${'gate' | 'gates' | 'channel'}.${'two' | 'more'}`
  | 'bridge.wide'
  | TensionKey
  | `try.${TypeCode}`
  | `decide.${AuthorityCode}`
  | `notice.${CenterCode | 'none'}`

/** A body of one side, in its gate of the cross. */
type CrossPlaceKey = `cross.${Side}.${'sun' | 'earth'}`

/** How a text goes together with a strategy, an authority or a definition that it pulls against. */
export type TensionKey =
  | `tension.emotional.${Exclude<TypeCode, 'reflector'>}`
  | `tension.splenic.${'projector' | 'manifestor'}`
  | `tension.line.${1 | 6}.${'sacral' | 'splenic' | 'ego_manifested'}`
  | `tension.own_accord.${'projector' | 'responding'}`
  | `tension.leap.${'projector' | 'emotional' | 'responding' | 'manifestor' | 'quadruple_split'}`
  | `tension.${'at_once' | 'yes' | 'understood'}.emotional`
  | `tension.begin.${'projector' | 'responding'}`
  | 'tension.busy.responding'
  | 'tension.plans.projector'

/** Sentences about the system or about the reading itself; about a chart they say no more than what its time leaves open. */
export type RemarkKey =
  | `intro.${IntroSubject}`
  | `uncertain.${'day' | 'around'}`
  | `uncertain.${'day' | 'around'}.headings`
  | `alternatives.${AlternativeSubject | 'others'}`
  | `certain.${'channel' | 'channels' | 'no_channels' | 'center' | 'centers'}`
  | 'close'

/** Terms that are explained once, where the reading first needs them, and what the details at its end are about. */
export type IntroSubject =
  | 'centers'
  | 'motors'
  | 'strategy'
  | 'authority'
  | 'profile'
  | 'definition'
  | 'channels'
  | 'cross'
  | 'details'

export type StatementKey = CoreReadingKey | ChartReadingKey | `gate.${number}` | `channel.${ChannelId}`

/** The texts of a reading, one key each. */
export type ReadingKey = StatementKey | RemarkKey

/** What an uncertain time may leave open. */
export type AlternativeSubject = 'type' | 'authority' | 'profile' | 'definition' | 'cross'

export const RARITY_IDS = [
  'reflector',
  'quadruple_split',
  'triple_split',
  'ego_manifested',
  'ego_projected',
  'self_projected',
  'mental',
  'rare_profile',
  'many_channels',
  'one_channel',
  'no_open_center',
  'one_open_center',
  'bare_centers',
  'repeated_gate',
  'one_circuit',
  'no_motor',
  'all_motors',
  'frequent_line',
  'missing_line',
] as const
export type RarityId = (typeof RARITY_IDS)[number]

/** Rarities that the short form may end with: each follows from what others see of a chart without its gates. */
export const SHORT_RARITY_IDS = [
  'reflector',
  'quadruple_split',
  'ego_manifested',
  'ego_projected',
  'self_projected',
  'mental',
  'many_channels',
] as const satisfies RarityId[]
export type ShortRarityId = (typeof SHORT_RARITY_IDS)[number]

/** Up to so many charts of a hundred a reading calls rare, and says how many. */
export const RARE_SHARES = [1, 2, 3, 4, 5, 6, 7] as const
export type RareShare = (typeof RARE_SHARES)[number]

/** One statement about a chart, and the facts that make it true; the text may be a sentence or two. */
export type Statement = { key: StatementKey; values?: ReadingValues; facts: ReadingFact[] }
/** A sentence about the system or about the reading, which rests on no fact of a chart. */
export type Remark = { key: RemarkKey; values?: ReadingValues; facts: [] }
export type Sentence = Statement | Remark

/** A sentence before it is known what the reading says elsewhere. */
export type Draft = Sentence & {
  /**
   * What to say instead where the theme of its gate was described before; each is true of the chart. The description of a
   * gate, with an empty list, stays beside that of its channel; without `ifKnown` it goes.
   */
  ifKnown?: Statement[]
  /** Said once, and only where its paragraph has the sentence with this key. */
  follows?: ReadingKey
}

/** What tells texts apart once they are said: the key and what it names. */
export const textOf = ({ key, values }: Sentence) => JSON.stringify([key, values])

export const introOf = (subject: IntroSubject): Remark => ({ key: `intro.${subject}`, facts: [] })
