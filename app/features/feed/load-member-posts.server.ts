import { listMemberPosts, listMemberPostsFor } from '~/data/posts/feeds.server'
import { MEMBER_POSTS_PAGE_SIZE } from '~/domain/community/limits'
import { READABLE_BY } from '~/domain/community/posts/post-settings'
import { parseCursor } from '~/domain/community/search/list-cursor'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { Relation } from '~/domain/membership/visibility'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { FeedPost, Page } from './feed'
import { type FeedViewer, pageOf, toFeedPost, toReader } from './feed-viewer.server'
import { type FeedNotice, feedNotice } from './forms/feed-notice.server'

/** What a member's page shows of their posts first. */
export type MemberPostsPage = {
  /** Where it begins in the list; null: at its top. */
  cursor: string | null
  /** Null where it couldn't be loaded. */
  page: Page<FeedPost> | null
  notice: FeedNotice | null
}

type Seen = {
  memberId: string
  /** The viewer's relation to the member, or the one that a preview takes. */
  relation: Relation
  isPreview: boolean
  /** Null where the viewer may not see the chart. */
  type: TypeCode | null
  isTimeUncertain: boolean
}

/** A page of a member's posts for a viewer who may see the profile. */
export async function loadSeenPosts(context: Context, seen: Seen, cursor: string | null): Promise<Page<FeedPost>> {
  const { memberId, relation, isPreview, type, isTimeUncertain } = seen
  if (!isPreview) return loadMemberPosts(context, await findMember(context), memberId, cursor)
  const rows = await listMemberPostsFor(context.db, circlesOf(relation), memberId, {
    cursor: parseCursor(cursor),
    limit: MEMBER_POSTS_PAGE_SIZE + 1,
  })
  return pageOf(rows, MEMBER_POSTS_PAGE_SIZE, (row) => {
    const post = toFeedPost(row, null)
    return { ...post, author: { ...post.author, hdType: type, isTimeUncertain } }
  })
}

const circlesOf = (relation: Relation) =>
  relation === 'member' || relation === 'connection' ? READABLE_BY[relation] : READABLE_BY.visitor

/** The first posts of a member's page. Where they can't be loaded, the page around them is shown all the same. */
export async function loadMemberPostsPage(context: Context, request: Request, seen: Seen): Promise<MemberPostsPage> {
  const cursor = new URL(request.url).searchParams.get('cursor')
  const [page, notice] = await Promise.all([
    tryOrLog(context, 'feed.load_failed', () => loadSeenPosts(context, seen, cursor)),
    feedNotice.read(context, request),
  ])
  return { cursor, page, notice }
}

/** A page of a member's posts for a viewer, or for a visitor (null); empty where they may not see the profile. */
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
