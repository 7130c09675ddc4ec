import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { events } from '../../drizzle/schema/events'
import { eventWords } from '../domain/events/event-words.server'
import { comesAfter, placeBehind, type Step } from './walk.server'

/** Rows a statement, which sends all their words: D1 takes two megabytes in one value. */
const AT_ONCE = 40

/** Rewrites the words of events that were written by another release, the oldest first. */
export const mendEventWords =
  (db: Database): Step =>
  async (after, rows) => {
    const { id, title, description, city, cityRu, words, createdAt } = events
    const found = await db
      .select({ id, title, description, city, cityRu, words, createdAt })
      .from(events)
      .where(comesAfter(after, createdAt, id))
      .orderBy(createdAt, id)
      .limit(rows)
    const outdated = found.flatMap((event) => {
      const wanted = eventWords(event)
      return wanted === event.words ? [] : [{ id: event.id, was: event.words, words: wanted }]
    })
    for (let start = 0; start < outdated.length; start += AT_ONCE) {
      const given = sql`json_each(${JSON.stringify(outdated.slice(start, start + AT_ONCE))})`
      // An event that was changed after it was read has its new words already.
      await db.run(sql`UPDATE ${events} SET words = given.value->>'words' FROM ${given} AS given
        WHERE ${events.id} = given.value->>'id' AND ${events.words} = given.value->>'was'`)
    }
    return { done: outdated.length, next: placeBehind(found, rows) }
  }
