import type { Context } from '~/platform/context.server'
import { unlessBroken } from '~/platform/refusal.server'
import type { Viewer } from '~/platform/session.server'
import { feedNotice } from './feed-notice.server'
import type { FeedPage } from './feed-page'
import { loadFeed } from './load-feed.server'
import { readFeedQuery } from './read-feed-query'
import { findUndoable } from './undoable.server'

/** The feed that an address names. A feed that cannot be loaded must not take the page around it along. */
export async function loadFeedPage(context: Context, viewer: Viewer, request: Request): Promise<FeedPage> {
  const search = new URL(request.url).searchParams
  const query = readFeedQuery(search)
  const cursor = search.get('cursor')
  const [page, notice, undo] = await Promise.all([
    unlessBroken(context, 'feed.load_failed', () => loadFeed(context, viewer, query, cursor)),
    feedNotice.read(context, request),
    unlessBroken(context, 'feed.undo_not_offered', () => findUndoable(context, viewer, search)),
  ])
  return { query, cursor, page, nextId: crypto.randomUUID(), notice, undo }
}

/** The cookie that takes a notice away once the page has told it. */
export const endNotice = (request: Request): Record<string, string> => ({ 'Set-Cookie': feedNotice.end(request) })
