import { fillDirectory } from '../../app/data/search/directory.server'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { createDatabase } from '../../drizzle/client'

/** What one run writes: ten thousand members, and so much a step that the database answers others between two. */
const RUN = { steps: 50, rows: 200 }

/** Writes on at the directory, where a migration left it empty; all others asks for is one row. */
export async function fill(env: Bindings, run = RUN): Promise<void> {
  try {
    const written = await fillDirectory(createDatabase(env.DB), run)
    if (written > 0) logEvent('info', 'directory.filled', { written })
  } catch (error) {
    logEvent('error', 'directory.fill_failed', toErrorFields(error))
    throw error
  }
}
