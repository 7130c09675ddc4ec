import type { FoundEventCursor } from '~/data/events/event-lists.server'
import { parseCursor, toCursor } from '~/domain/community/search/list-cursor'

const CURSOR = /^([01])-(.*)$/

/** A place in the list of found events as an address carries it. */
export const toEventCursor = ({ tier, ...cursor }: FoundEventCursor) => `${tier}-${toCursor(cursor)}`

/** Reads it; null for none and for whatever is not one, which begins the list again. */
export function parseEventCursor(said: string | null): FoundEventCursor | null {
  const [, tier, rest] = CURSOR.exec(said ?? '') ?? []
  const cursor = parseCursor(rest)
  return cursor && { ...cursor, tier: tier === '1' ? 1 : 0 }
}
