import { listMutedWordKeys } from '~/data/members/blocks-and-mutes.server'
import {
  listAllPosts,
  listFollowedPosts,
  listPostsAboutGate,
  listPostsInLanguage,
  listPostsOfType,
  listPostsWithTag,
  type PageOf,
  type PostRow,
} from '~/data/posts/feeds.server'
import { FEED_PAGE_SIZE } from '~/domain/community/limits'
import { hasMutedWord } from '~/domain/community/posts/muted-words'
import { tagKey } from '~/domain/community/posts/tags'
import { parseCursor, toCursor } from '~/domain/community/search/list-cursor'
import { preferredLanguage } from '~/domain/membership/reading-languages'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import type { FeedPost, FeedQuery, Page } from './feed'
import { readFeedQuery } from './feed-address'
import { type FeedViewer, toFeedPost, toReader } from './feed-viewer.server'
import { type FeedNotice, feedNotice } from './forms/feed-notice.server'
import { findUndoable, type Undoable } from './forms/undoable.server'

/** What the first page shows of posts. */
export type FeedPage = {
  query: FeedQuery
  /** The one language the viewer reads; null where they read both. */
  preferredLanguage: Language | null
  /** Where the page begins in the feed; null: at its top. */
  cursor: string | null
  /** Null where it couldn't be loaded. */
  page: Page<FeedPost> | null
  /** The id of the next post, so that a form sent twice is one post. */
  nextId: string
  notice: FeedNotice | null
  undo: Undoable | null
}

/** The feed that an address names. Where it can't be loaded, the page around it is shown all the same. */
export async function loadFeedPage(context: Context, viewer: Viewer, request: Request): Promise<FeedPage> {
  const search = new URL(request.url).searchParams
  const query = readFeedQuery(search)
  const cursor = search.get('cursor')
  const [page, notice, undo] = await Promise.all([
    tryOrLog(context, 'feed.load_failed', () => loadFeed(context, viewer, query, cursor)),
    feedNotice.read(context, request),
    tryOrLog(context, 'feed.undo_not_offered', () => findUndoable(context, viewer, search)),
  ])
  return {
    query,
    preferredLanguage: preferredLanguage(viewer),
    cursor,
    page,
    nextId: crypto.randomUUID(),
    notice,
    undo,
  }
}

/** Rows to read: a page, and once more where muted words left less than half of it. This bounds the reads of a request. */
const ROUNDS = [FEED_PAGE_SIZE, 5 * FEED_PAGE_SIZE]
const ENOUGH = FEED_PAGE_SIZE / 2

/** A page of a feed, the newest first: one query, or up to three for a member with muted words, which may leave the page short. */
export async function loadFeed(
  context: Pick<Context, 'db'>,
  viewer: FeedViewer,
  query: FeedQuery,
  cursor: string | null,
): Promise<Page<FeedPost>> {
  const items: FeedPost[] = []
  let muted: string[] | null = null
  let from = parseCursor(cursor)
  let hasMore = true
  for (const room of ROUNDS) {
    const found = await listFeed(context, viewer, query, { cursor: from, limit: room + 1, now: Date.now() })
    if (found[0]?.hasMutedWords) muted ??= await listMutedWordKeys(context.db, viewer.id)
    let read = 0
    for (; read < found.length && read < room && items.length < FEED_PAGE_SIZE; read++) {
      const row = found[read]!
      if (isWanted(row, viewer, muted ?? [])) items.push(toFeedPost(row, viewer))
      from = { at: row.createdAt.getTime(), id: row.id }
    }
    hasMore = read < found.length
    if (!hasMore || items.length >= ENOUGH) break
  }
  return { items, nextCursor: hasMore && from ? toCursor(from) : null }
}

/** Muted words don't hide one's own posts. */
const isWanted = ({ author, content, tags }: PostRow, viewer: FeedViewer, muted: string[]) =>
  author.id === viewer.id || !hasMutedWord([content, ...tags].join('\n'), muted)

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
    case 'language':
      return listPostsInLanguage(db, reader, query.language, page)
  }
}
