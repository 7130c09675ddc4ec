import type {
  AngleCode,
  AuthorityCode,
  BodyCode,
  CenterCode,
  CenterState,
  ChannelId,
  DefinitionCode,
  ProfileCode,
  QuarterCode,
  Side,
  TypeCode,
} from '../terms/codes'

/** Apparent geocentric ecliptic longitudes of date, degrees in [0, 360). */
export type Longitudes = Record<BodyCode, number>

/** Where one body stood: ecliptic longitude (degrees, [0, 360)) and its place on the wheel. */
export type Activation = {
  body: BodyCode
  longitudeDegrees: number
  gate: number
  line: number
  color: number
  tone: number
  base: number
}

export type Arrow = 'left' | 'right'

/** The four arrows: direction from the tone, theme from the color (1–6). */
export type Variables = {
  /** `PRL DRL`: personality Sun, personality Node, design Sun, design Node. */
  notation: string
  determination: { arrow: Arrow; color: number }
  environment: { arrow: Arrow; color: number }
  motivation: { arrow: Arrow; color: number }
  perspective: { arrow: Arrow; color: number }
  /** Tone (1–6) of the design Sun and of the personality Sun. */
  cognition: number
  sense: number
}

export type Cross = {
  angle: AngleCode
  /** Personality Sun, personality Earth, design Sun, design Earth. */
  gates: [number, number, number, number]
  /** English short name, e.g. `The Sphinx`; the key of the translated name. */
  name: string
  variation: number | null
  quarter: QuarterCode
}

/** Everything derived from the 26 activations. */
export type Chart = {
  type: TypeCode
  authority: AuthorityCode
  profile: ProfileCode
  definition: DefinitionCode
  cross: Cross
  centers: Record<CenterCode, CenterState>
  /** Defined channels in catalogue order. */
  channels: ChannelId[]
  /** Active gates, ascending. */
  gates: number[]
  variables: Variables
  /** 13 each, in the order of `BODIES`. */
  activations: Record<Side, Activation[]>
}
