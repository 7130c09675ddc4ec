import type { SeedLine, SeedTalk } from '../../drizzle/seed/talk'

const DAY_MILLISECONDS = 86_400_000

/** What happens at a conversation and when, in milliseconds; `by` is a place in the pair, `seq` that of a message. */
export type TalkEvent = { at: number; by: 0 | 1 } & (
  | { does: 'send'; seq: number; content: string }
  | { does: 'edit'; seq: number; content: string }
  | { does: 'remove'; seq: number }
  | { does: 'read'; seq: number }
)

/** Lines follow each other by one to four minutes; nobody types to the beat. */
const pause = (index: number) => (60 + ((index * 47) % 180)) * 1000
/** A correction comes soon, within the time it is open for. */
const CORRECTION_MILLISECONDS = 40_000
const READ_MILLISECONDS = 20_000

const lineOf = (entry: SeedLine) => (typeof entry === 'string' ? entry : entry.line)

/** When a conversation was opened for the first time, before anything was written in it. */
export const beganAt = ({ stretches: [first] }: SeedTalk, now: number) =>
  new Date(now - first.daysAgo * DAY_MILLISECONDS)

/** A conversation as a list of what was done, in order of time, ending at `now` at the latest. */
export function talkEvents({ between, stretches, unread = {} }: SeedTalk, now: number): TalkEvent[] {
  const events: TalkEvent[] = []
  const lastSeqBy: [number[], number[]] = [[], []]
  let seq = 0
  for (const { daysAgo, lines } of stretches) {
    let at = now - daysAgo * DAY_MILLISECONDS
    for (const entry of lines) {
      seq += 1
      at = Math.min(at + pause(seq), now)
      const line = lineOf(entry)
      const by = line.startsWith('> ') ? 0 : 1
      lastSeqBy[by].push(seq)
      const content = typeof entry === 'object' && 'was' in entry ? entry.was : line.slice(2)
      events.push({ at, by, does: 'send', seq, content })
      const soon = Math.min(at + CORRECTION_MILLISECONDS, now)
      if (typeof entry === 'object' && 'was' in entry) {
        events.push({ at: soon, by, does: 'edit', seq, content: line.slice(2) })
      }
      if (typeof entry === 'object' && 'isDeleted' in entry) events.push({ at: soon, by, does: 'remove', seq })
    }
    for (const by of [0, 1] as const) {
      const fromOther = lastSeqBy[by === 0 ? 1 : 0]
      const isLastStretch = stretches.at(-1)?.lines === lines
      const read = fromOther.at(-1 - (isLastStretch ? (unread[between[by]] ?? 0) : 0))
      if (read !== undefined) events.push({ at: Math.min(at + READ_MILLISECONDS, now), by, does: 'read', seq: read })
    }
  }
  return events.sort((one, other) => one.at - other.at)
}
