/** The codes of Human Design as stored and passed around; words for them live in `app/locales`. */

export const TYPES = ['generator', 'manifesting_generator', 'manifestor', 'projector', 'reflector'] as const
export type TypeCode = (typeof TYPES)[number]

/** In order of precedence; the two Ego forms share one rank. */
export const AUTHORITIES = [
  'emotional',
  'sacral',
  'splenic',
  'ego_manifested',
  'ego_projected',
  'self_projected',
  'mental',
  'lunar',
] as const
export type AuthorityCode = (typeof AUTHORITIES)[number]

export const DEFINITIONS = ['none', 'single', 'split', 'triple_split', 'quadruple_split'] as const
export type DefinitionCode = (typeof DEFINITIONS)[number]

export const PROFILES = ['1/3', '1/4', '2/4', '2/5', '3/5', '3/6', '4/6', '4/1', '5/1', '5/2', '6/2', '6/3'] as const
export type ProfileCode = (typeof PROFILES)[number]

/** Reading order, Head to Root. */
export const CENTERS = ['head', 'ajna', 'throat', 'g', 'heart', 'spleen', 'sacral', 'solar_plexus', 'root'] as const
export type CenterCode = (typeof CENTERS)[number]

export const CENTER_STATES = ['defined', 'undefined', 'open'] as const
export type CenterState = (typeof CENTER_STATES)[number]

/** Column order of a chart. */
export const BODIES = [
  'sun',
  'earth',
  'north_node',
  'south_node',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const
export type BodyCode = (typeof BODIES)[number]

export const SIDES = ['personality', 'design'] as const
export type Side = (typeof SIDES)[number]

export const ANGLES = ['right', 'juxtaposition', 'left'] as const
export type AngleCode = (typeof ANGLES)[number]

export const QUARTERS = ['initiation', 'civilization', 'duality', 'mutation'] as const
export type QuarterCode = (typeof QUARTERS)[number]

export const CIRCUITS = ['individual', 'tribal', 'collective', 'integration'] as const
export type CircuitCode = (typeof CIRCUITS)[number]

export const STREAMS = ['knowing', 'centering', 'logic', 'sensing', 'ego', 'defense', 'integration'] as const
export type StreamCode = (typeof STREAMS)[number]

/** `smaller-larger` gate, e.g. `20-34`. */
export type ChannelId = `${number}-${number}`
