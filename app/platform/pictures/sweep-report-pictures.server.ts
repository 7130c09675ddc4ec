import type { Database } from '../../../drizzle/client'
import { listReportPictureKeys } from '../../data/moderation/reports.server'
import type { Bindings } from '../server/env.server'
import { deleteReportCopies, listReportCopies } from './attachments.server'

/** A report on its way has a picture that no row names yet; after a quarter of an hour none is. */
const YOUNG_MILLISECONDS = 900_000
/** Pages of a thousand that one run looks at. Only what is open keeps its picture, so that there are few. */
const MOST_PAGES = 5

/**
 * Takes out of the bucket the pictures of messages whose report is not open any more: it was decided, taken back without consent, or
 * went with one of the two.
 */
export async function sweepReportPictures(
  env: Pick<Bindings, 'ATTACHMENTS'>,
  db: Database,
  now: number,
): Promise<void> {
  let cursor: string | null = null
  for (let page = 0; page < MOST_PAGES; page++) {
    const found: Awaited<ReturnType<typeof listReportCopies>> = await listReportCopies(env, cursor)
    const old = found.files.filter(({ uploaded }) => uploaded < now - YOUNG_MILLISECONDS).map(({ key }) => key)
    const open = old.length > 0 ? await listReportPictureKeys(db, old) : new Set()
    const gone = old.filter((key) => !open.has(key))
    if (gone.length > 0) await deleteReportCopies(env, gone)
    cursor = found.cursor
    if (cursor === null) return
  }
}
