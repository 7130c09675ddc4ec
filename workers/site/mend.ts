import { mendMembers, mendPosts } from '../../app/data/counts.server'
import { mendEventWords } from '../../app/data/events/event-lists.server'
import { clearIndex, rebuildSteps } from '../../app/data/search/search.server'
import { type Step, walkOn } from '../../app/data/walk.server'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { createDatabase } from '../../drizzle/client'

/** What one night recounts of each table, in steps of two queries; a larger table takes more nights. */
const COUNTED = { steps: 50, rows: 400 }
/**
 * What one night checks for the search index, where writing 40 rows takes up to four queries. All walks together take some 800
 * queries if every row has to be written; D1 allows a thousand per run.
 */
const INDEXED = { steps: 10, rows: 200 }
/** Pages of the search index, of a few kilobytes each. */
const INDEX_PAGES = 2000

/**
 * Continues each night through members, posts and texts: corrects wrong counts, adds missing search entries and deletes orphaned ones.
 * A failed walk doesn't stop the others; the run then counts as failed.
 */
export async function mend(env: Bindings, counted = COUNTED, indexed = INDEXED): Promise<void> {
  const db = createDatabase(env.DB)
  const { member, post, insight } = rebuildSteps(db)
  const walks: Record<string, [Step, typeof counted]> = {
    'counts.members': [mendMembers(db), counted],
    'counts.posts': [mendPosts(db), counted],
    'search.members': [member, indexed],
    'search.posts': [post, indexed],
    'search.insights': [insight, indexed],
    'search.events': [mendEventWords(db), indexed],
  }
  const failed: string[] = []
  for (const [walk, [step, night]] of Object.entries(walks)) {
    try {
      const mended = await walkOn(db, walk, step, night)
      if (mended > 0) logEvent('warn', 'mend.mended', { walk, mended })
    } catch (error) {
      failed.push(walk)
      logEvent('error', 'mend.failed', { walk, ...toErrorFields(error) })
    }
  }
  await clearIndex(db, INDEX_PAGES).catch((error: unknown) => {
    failed.push('search.index')
    logEvent('error', 'mend.failed', { walk: 'search.index', ...toErrorFields(error) })
  })
  if (failed.length > 0) throw new Error(`Not mended: ${failed.join(', ')}`)
}
