import { mendEventWords } from '../../app/data/events/event-lists.server'
import { mendMembers, mendPosts, type Step, walkOn } from '../../app/data/maintenance.server'
import { clearIndex, rebuildSteps } from '../../app/data/search/search.server'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { createDatabase } from '../../drizzle/client'

/** What a night's walk counts of each table, in pieces of two queries; a larger table takes more nights. */
const COUNTED = { steps: 50, rows: 400 }
/**
 * What it looks at for the index of words, where 40 rows to write are four queries at most. All walks together are some 800 where
 * every row is to be written; D1 takes a thousand of one run.
 */
const INDEXED = { steps: 10, rows: 200 }
/** Of the index of words, whose pages are of some kilobytes. */
const INDEX_PAGES = 2000

/**
 * Goes on, night by night, through members, posts and texts: counts that are off are mended, and what no search would find
 * gets its words; words of what is gone leave the index. One walk that fails keeps none of the others from going on; the run counts as failed then.
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
