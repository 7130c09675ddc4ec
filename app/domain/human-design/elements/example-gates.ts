import { findChannel } from '../terms/channels'
import type { AuthorityCode, ChannelId, DefinitionCode, TypeCode } from '../terms/codes'

// The fewest channels that make each: charts that show a term and nothing else.

const OF_TYPE: Record<TypeCode, readonly ChannelId[]> = {
  generator: ['5-15'],
  manifesting_generator: ['20-34'],
  manifestor: ['21-45'],
  projector: ['17-62'],
  reflector: [],
}

const OF_AUTHORITY: Record<AuthorityCode, readonly ChannelId[]> = {
  emotional: ['6-59'],
  sacral: ['5-15'],
  splenic: ['16-48'],
  ego_manifested: ['21-45'],
  ego_projected: ['25-51'],
  self_projected: ['1-8'],
  mental: ['17-62'],
  lunar: [],
}

const OF_DEFINITION: Record<DefinitionCode, readonly ChannelId[]> = {
  none: [],
  single: ['20-34'],
  split: ['17-62', '5-15'],
  triple_split: ['17-62', '2-14', '18-58'],
  quadruple_split: ['4-63', '1-8', '18-58', '6-59'],
}

const gatesOf = (channels: readonly ChannelId[]) => channels.flatMap((id) => findChannel(id)?.gates ?? [])

/** Active gates of the plainest chart of a type. */
export const exampleOfType = (type: TypeCode) => gatesOf(OF_TYPE[type])
/** Active gates of the plainest chart of an authority. */
export const exampleOfAuthority = (authority: AuthorityCode) => gatesOf(OF_AUTHORITY[authority])
/** Active gates of the plainest chart of a definition. */
export const exampleOfDefinition = (definition: DefinitionCode) => gatesOf(OF_DEFINITION[definition])

/** The authorities each type can have, in order of precedence. */
export const AUTHORITIES_OF: Record<TypeCode, readonly AuthorityCode[]> = {
  generator: ['emotional', 'sacral'],
  manifesting_generator: ['emotional', 'sacral'],
  manifestor: ['emotional', 'splenic', 'ego_manifested'],
  projector: ['emotional', 'splenic', 'ego_projected', 'self_projected', 'mental'],
  reflector: ['lunar'],
}
