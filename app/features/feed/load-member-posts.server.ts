import { listMemberPosts } from '~/data/feeds.server'
import { MEMBER_POSTS_PAGE_SIZE } from '~/domain/community/limits'
import { parseCursor } from '~/domain/community/list-cursor'
import type { Context } from '~/platform/context.server'
import type { FeedPost, Page } from './feed'
import { type FeedViewer, toReader } from './feed-viewer.server'
import { pageOf } from './page-of'
import { toFeedPost } from './to-feed-post.server'

/** A page of the posts of a member, for a viewer or for a visitor (null). Of a profile they do not see there are none. */
export async function loadMemberPosts(
  { db }: Pick<Context, 'db'>,
  viewer: FeedViewer | null,
  memberId: string,
  cursor: string | null,
): Promise<Page<FeedPost>> {
  const rows = await listMemberPosts(db, viewer && toReader(viewer), memberId, {
    cursor: parseCursor(cursor),
    limit: MEMBER_POSTS_PAGE_SIZE + 1,
  })
  return pageOf(rows, MEMBER_POSTS_PAGE_SIZE, (row) => toFeedPost(row, viewer))
}
