import { findChannel } from '../../human-design/terms/channels'
import type { ChannelId } from '../../human-design/terms/codes'
import type { HdContext } from './hd-context'

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
