import { listAllPosts, listPostsAboutGate, listPostsOfType, listPostsWithTag, type PageOf } from '~/data/feeds.server'
import { listFollowedPosts } from '~/data/following-feed.server'
import { listMutedWordKeys } from '~/data/muted-words.server'
import { FEED_PAGE_SIZE } from '~/domain/community/limits'
import { parseCursor, toCursor } from '~/domain/community/list-cursor'
import { hasMutedWord } from '~/domain/community/muted-words'
import { tagKey } from '~/domain/community/tags'
import type { Context } from '~/platform/context.server'
import type { FeedPost, FeedQuery, Page } from './feed'
import { type FeedViewer, toReader } from './feed-viewer.server'
import { toFeedPost } from './to-feed-post.server'

/** How often the list goes on for a page that muted words have thinned out. */
const MOST_ROUNDS = 5

/**
 * A page of a feed, the newest first: one question to the database, more only for a member who muted words. What stands after
 * the page begins at its cursor, also where muted words left it short.
 */
export async function loadFeed(
  context: Pick<Context, 'db'>,
  viewer: FeedViewer,
  query: FeedQuery,
  cursor: string | null,
): Promise<Page<FeedPost>> {
  const items: FeedPost[] = []
  let muted: string[] | null = null
  let from = parseCursor(cursor)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const room = FEED_PAGE_SIZE - items.length
    const found = await listFeed(context, viewer, query, { cursor: from, limit: room + 1, now: Date.now() })
    const rows = found.slice(0, room)
    if (rows[0]?.hasMutedWords) muted ??= await listMutedWordKeys(context.db, viewer.id)
    for (const row of rows) {
      const isOwn = row.author.id === viewer.id
      if (isOwn || !hasMutedWord([row.content, ...row.tags].join('\n'), muted ?? []))
        items.push(toFeedPost(row, viewer))
    }
    const last = rows.at(-1)
    if (found.length <= room || !last) return { items, nextCursor: null }
    from = { at: last.createdAt.getTime(), id: last.id }
    if (items.length === FEED_PAGE_SIZE) break
  }
  return { items, nextCursor: from && toCursor(from) }
}

function listFeed({ db }: Pick<Context, 'db'>, viewer: FeedViewer, query: FeedQuery, page: PageOf) {
  const reader = toReader(viewer)
  switch (query.kind) {
    case 'everyone':
      return listAllPosts(db, reader, page)
    case 'following':
      return listFollowedPosts(db, reader, page)
    case 'tag':
      return listPostsWithTag(db, reader, tagKey(query.tag), page)
    case 'type':
      return listPostsOfType(db, reader, query.type, page)
    case 'gate':
      return listPostsAboutGate(db, reader, query.gate, page)
  }
}
