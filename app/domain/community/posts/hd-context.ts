import * as z from 'zod/mini'
import { CHANNELS, findChannel } from '../../human-design/terms/channels'
import type { ChannelId } from '../../human-design/terms/codes'

const CHANNEL_IDS = CHANNELS.map(({ id }) => id) as [ChannelId, ...ChannelId[]]

const gateSchema = z.number().check(z.int(), z.minimum(1), z.maximum(64))

const placeSchema = z.object({ gate: gateSchema, line: z.number().check(z.int(), z.minimum(1), z.maximum(6)) })

/** What of Human Design a post is about: a gate, a channel, or where Sun and Earth stood when it was written. */
export const hdContextSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gate'), gate: gateSchema }),
  z.object({ kind: z.literal('channel'), channel: z.enum(CHANNEL_IDS) }),
  z.object({
    kind: z.literal('transit'),
    /** The instant of the positions, ISO 8601 in UTC. */
    at: z.iso.datetime(),
    sun: placeSchema,
    earth: placeSchema,
  }),
])
export type HdContext = z.infer<typeof hdContextSchema>

/** What a form says a post is about: a gate, a channel, or the sky of now, which only the server can add. */
export type WantedContext = Exclude<HdContext, { kind: 'transit' }> | { kind: 'transit' }

/** Reads `gate:34`, `channel:10-20` or `transit`; null where nothing is said, undefined where it makes no sense. */
export function readWantedContext(said: string): WantedContext | null | undefined {
  if (said === '') return null
  if (said === 'transit') return { kind: 'transit' }
  const gate = /^gate:([1-9]\d?)$/.exec(said)?.[1]
  if (gate && Number(gate) <= 64) return { kind: 'gate', gate: Number(gate) }
  const ends = /^channel:(\d{1,2})-(\d{1,2})$/.exec(said)
  if (!ends) return undefined
  const id = [Number(ends[1]), Number(ends[2])].sort((a, b) => a - b).join('-')
  const channel = findChannel(id)
  return channel && { kind: 'channel', channel: channel.id satisfies ChannelId }
}
