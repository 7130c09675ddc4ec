import type { ChannelId } from '~/domain/human-design/terms/codes'
import type { Key } from './translate'

type HdKey = Key<'hd'>
/** `gate.1` … `gate.64`, in `hd` (name) and in `readings-gates` (reading). */
export type GateKey = Extract<HdKey, `gate.${number}`>
/** `channel.1-8` … in catalogue order, in `hd` (name) and in `readings-channels` (reading). */
export type ChannelKey = Exclude<Extract<HdKey, `channel.${string}`>, `${string}.full`>
export type VariableCode = 'determination' | 'environment' | 'motivation' | 'perspective'
type Sextant = 1 | 2 | 3 | 4 | 5 | 6

// The chart types say `number` where only 1–64 or 1–6 occur; these are the only places that narrow it.

/** The key of a gate (1–64): `t(gateKey(34))`, `t(`${gateKey(34)}.hexagram`)`. */
export function gateKey(gate: number): GateKey {
  return `gate.${gate}` as GateKey
}

/** The key of one of the 36 channels: `t(channelKey('20-34'))`. */
export function channelKey(channel: ChannelId): ChannelKey {
  return `channel.${channel}` as ChannelKey
}

/** A channel by its two gates as they are read: `20–34`. */
export const channelNumbers = (channel: string): string => channel.replace('-', '–')

/** The key of an arrow's color (1–6): `t(colorKey('environment', 3))`, `t(`${…}.left`)` for the first two arrows. */
export function colorKey<V extends VariableCode>(variable: V, color: number): `${V}.${Sextant}` {
  return `${variable}.${color}` as `${V}.${Sextant}`
}

/** The key of a tone (1–6) of the design Sun (`cognition`) or the personality Sun (`sense`). */
export function toneKey<V extends 'cognition' | 'sense'>(variable: V, tone: number): `${V}.${Sextant}` {
  return `${variable}.${tone}` as `${V}.${Sextant}`
}

/** The key of a line (1–6): `t(lineKey(5))`. */
export function lineKey(line: number): `line.${Sextant}` {
  return `line.${line}` as `line.${Sextant}`
}
