import * as z from 'zod/mini'
import { CHANNELS } from '../../human-design/terms/channels'
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
