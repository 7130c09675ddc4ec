import type { ChannelId } from '../human-design/terms/codes'
import type { DayFeeling } from './journal-entry'

/** A day that was written about, and the channels that its sky completed in the member's chart. */
export type DayUnderSky = { feeling: DayFeeling; completed: readonly ChannelId[] }

export type Share = { days: number; signature: number }
/** How often days felt like the signature while a channel was completed, and how often on the others. */
export type Pattern = { channel: ChannelId; with: Share; without: Share }

/** Fewer days than these on either side say nothing. */
const FEWEST_DAYS = 2
const MOST_PATTERNS = 5

const shareOf = (days: readonly DayUnderSky[]): Share => ({
  days: days.length,
  signature: days.filter(({ feeling }) => feeling === 'signature').length,
})

const part = ({ days, signature }: Share) => signature / days
const difference = (pattern: Pattern) => Math.abs(part(pattern.with) - part(pattern.without))

/**
 * What the days of a month have in common with the channels that the sky completed: those that came on some days and not on
 * others, the largest difference first. Counts of what was written, no claim of a cause.
 */
export function monthPatterns(days: readonly DayUnderSky[]): Pattern[] {
  const channels = [...new Set(days.flatMap(({ completed }) => completed))]
  return channels
    .map((channel) => ({
      channel,
      with: shareOf(days.filter(({ completed }) => completed.includes(channel))),
      without: shareOf(days.filter(({ completed }) => !completed.includes(channel))),
    }))
    .filter((pattern) => pattern.with.days >= FEWEST_DAYS && pattern.without.days >= FEWEST_DAYS)
    .sort((a, b) => difference(b) - difference(a) || b.with.days - a.with.days)
    .slice(0, MOST_PATTERNS)
}
