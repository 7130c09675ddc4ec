import {
  insertComment,
  markCommentDeleted,
  restoreComment,
  selectComment,
  updateComment,
} from '~/data/posts/comments.server'
import { selectPost } from '~/data/posts/feeds.server'
import {
  deleteLike,
  findPostState,
  insertLike,
  insertPost,
  markPostDeleted,
  type NewPost,
  restorePost,
  updatePost,
} from '~/data/posts/posts.server'
import {
  COMMENTS_AN_HOUR,
  FIRST_HOURS,
  FIRST_HOURS_MAX_POSTS,
  LIKES_AN_HOUR,
  POSTS_AN_HOUR,
  UNDO_HOURS,
} from '~/domain/community/limits'
import {
  type FirstHoursProblem,
  firstHoursEnd,
  firstHoursProblem,
  isInFirstHours,
} from '~/domain/community/moderation/first-hours'
import { whyMayNotAct } from '~/domain/community/moderation/may-act'
import type { HdContext, WantedContext } from '~/domain/community/posts/hd-context'
import { currentSky } from '~/platform/chart/sky.server'
import { announceChange, announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { type CommentAnswer, type LikeAnswer, type PostAnswer, type Refused, refused } from '../feed-answers'
import { type FeedViewer, toFeedPost, toReader, toShownComment } from '../feed-viewer.server'
import type { CommentEditForm, NewCommentForm, NewPostForm, PostEditForm } from './feed.schema'
import { discardImages, discardUnnamed, keepImages, type SentImage } from './keep-images.server'

const HOUR_MILLISECONDS = 3_600_000

/** What was deleted before this instant can't be brought back. */
export const undoEnd = (now: Date) => new Date(now.getTime() - UNDO_HOURS * HOUR_MILLISECONDS)

/** Changes the text, tags, visibility and comment policy of a member's own post. */
export async function editPost(context: Context, viewer: FeedViewer, form: PostEditForm): Promise<PostAnswer> {
  const { id, content, tags, visibility, comments: commentPolicy } = form
  const no = whyMayNotWrite(viewer) ?? whyMayNotEdit(viewer, content)
  if (no) return no
  const row = await updatePost(context.db, viewer.id, id, { content, tags, visibility, commentPolicy }, new Date())
  return row ? { done: true, post: toFeedPost(row, viewer) } : refused('missing')
}

/** Deletes a member's own post; for a day it can be brought back. Suspended members may delete too. */
export async function deletePost(context: Context, viewer: FeedViewer, postId: string): Promise<PostAnswer> {
  if (!(await markPostDeleted(context.db, viewer.id, postId, new Date()))) return refused('missing')
  announceChange(context, { kind: 'post', id: postId })
  return { done: true, post: null }
}

/** Brings back a post that its author deleted within a day. A post that isn't deleted stays as it is. */
export async function undeletePost(context: Context, viewer: FeedViewer, postId: string): Promise<PostAnswer> {
  const no = whyMayNotWrite(viewer)
  if (no) return no
  const now = new Date()
  const row = await restorePost(context.db, viewer.id, postId, undoEnd(now), now)
  if (row) {
    announceChange(context, { kind: 'post', id: postId })
    return { done: true, post: toFeedPost(row, viewer) }
  }
  const state = await findPostState(context.db, postId)
  return refused(state?.authorId === viewer.id ? 'tooLate' : 'missing')
}

/** Writes a post. The same id sent again by the same member returns the post as it was written first. */
export async function createPost(
  context: Context,
  viewer: FeedViewer,
  form: NewPostForm,
  sent: SentImage[] = [],
): Promise<PostAnswer> {
  const no = whyMayNotWrite(viewer)
  if (no) return no
  const before = await findPostState(context.db, form.id)
  if (before) return before.authorId === viewer.id ? existingPost(context, viewer, form.id) : refused('taken')
  const tooMany = await spendPost(context, viewer, form.content, POSTS_AN_HOUR)
  if (tooMany) return tooMany
  const hdContext = await toHdContext(context, form.context)
  if (hdContext === undefined) return refused('noSky')
  const images = await keepImages(context, { authorId: viewer.id, postId: form.id }, sent)
  if ('error' in images) return images
  const { id, content, tags, visibility, comments: commentPolicy } = form
  const post = { id, authorId: viewer.id, content, images, tags, hdContext, visibility, commentPolicy }
  const row = await insertWithPictures(context, { ...post, createdAt: new Date() })
  return row ? { done: true, post: toFeedPost(row, viewer) } : refused('taken')
}

/** Inserts the post, and deletes the stored pictures that its row doesn't name. */
async function insertWithPictures(context: Context, post: NewPost) {
  try {
    const row = await insertPost(context.db, post)
    const named = new Set(row?.images.map(({ key }) => key))
    await discardImages(
      context,
      post.images.filter(({ key }) => !named.has(key)),
    )
    return row
  } catch (error) {
    await discardUnnamed(context, post.id, post.images)
    throw error
  }
}

/** The post of an id that was sent before; a deleted one is refused. */
async function existingPost({ db }: Context, viewer: FeedViewer, postId: string): Promise<PostAnswer> {
  const [row] = await selectPost(db, toReader(viewer), postId)
  return row ? { done: true, post: toFeedPost(row, viewer) } : refused('taken')
}

/** What the post is about; undefined where the positions of Sun and Earth are unknown now. */
async function toHdContext(context: Context, wanted: WantedContext | null): Promise<HdContext | null | undefined> {
  if (wanted?.kind !== 'transit') return wanted
  const sky = await currentSky(context)
  const placeOf = (body: 'sun' | 'earth') => {
    const found = sky?.activations.find((activation) => activation.body === body)
    return found && { gate: found.gate, line: found.line }
  }
  const [sun, earth] = [placeOf('sun'), placeOf('earth')]
  return sky && sun && earth ? { kind: 'transit', at: sky.at, sun, earth } : undefined
}

/** Sets whether a member likes a post; answers with its likes then. */
export async function setLike(
  context: Context,
  viewer: FeedViewer,
  { post: postId, state }: { post: string; state: 'liked' | 'none' },
): Promise<LikeAnswer> {
  const no = state === 'liked' ? whyMayNotWrite(viewer) : null
  if (no) return no
  const tooMany = await spendHourly(context, viewer, 'like', LIKES_AN_HOUR)
  if (tooMany) return tooMany
  const like = { reader: toReader(viewer), postId }
  const { likes, notified } =
    state === 'liked' ? await insertLike(context.db, like, new Date()) : await deleteLike(context.db, like)
  announceNotifications(context, notified)
  return likes ? { done: true, ...likes } : refused('missing')
}

/** Writes a comment. The same id sent again by the same member returns the comment as it was written first. */
export async function createComment(
  context: Context,
  viewer: FeedViewer,
  form: NewCommentForm,
): Promise<CommentAnswer> {
  const { id, post: postId, content } = form
  const no = whyMayNotWrite(viewer)
  if (no) return no
  const tooMany = await spendHourly(context, viewer, 'comment', COMMENTS_AN_HOUR)
  if (tooMany) return tooMany
  const reader = toReader(viewer)
  const { row, notified } = await insertComment(context.db, reader, { id, postId, content, createdAt: new Date() })
  announceNotifications(context, notified)
  if (row) return { done: true, comment: toShownComment(row, viewer) }
  const [[post], [same]] = await context.db.batch([
    selectPost(context.db, reader, postId),
    selectComment(context.db, reader, id),
  ])
  if (!post) return refused('missing')
  return refused(post.mayComment && (same || post.state === 'shown') ? 'taken' : 'closed')
}

/** Changes the text of a member's own comment. */
export async function editComment(context: Context, viewer: FeedViewer, form: CommentEditForm): Promise<CommentAnswer> {
  const no = whyMayNotWrite(viewer)
  if (no) return no
  const row = await updateComment(context.db, viewer.id, form.id, form.content, new Date())
  return row ? { done: true, comment: toShownComment(row, viewer) } : refused('missing')
}

/** Deletes a member's own comment, or any under a post of theirs; for a day who deleted it can bring it back. */
export async function deleteComment(context: Context, viewer: FeedViewer, commentId: string): Promise<CommentAnswer> {
  const host = await markCommentDeleted(context.db, viewer.id, commentId, new Date())
  if (!host) return refused('missing')
  announceChange(context, { kind: 'comment', id: commentId })
  return { done: true, comment: null }
}

/** Brings back a comment that this member deleted within a day. */
export async function undeleteComment(context: Context, viewer: FeedViewer, commentId: string): Promise<CommentAnswer> {
  const no = whyMayNotWrite(viewer)
  if (no) return no
  const now = new Date()
  const row = await restoreComment(context.db, viewer.id, commentId, undoEnd(now), now)
  if (!row) return refused('tooLate')
  announceChange(context, { kind: 'comment', id: commentId })
  return { done: true, comment: toShownComment(row, viewer) }
}

/** Why a member may not write now; null: they may. */
function whyMayNotWrite(viewer: FeedViewer): Refused | null {
  const error = whyMayNotAct(viewer, new Date())
  return error && refused(error)
}

/** Counts a new post against the limits of the hour and of a new account; null: within both. */
async function spendPost(context: Context, viewer: FeedViewer, content: string, most: number) {
  const first = await spendFirstHours(context, viewer, content, new Date())
  if (first) return { ...refused(first.problem), retryAfterSeconds: first.retryAfterSeconds }
  return spendHourly(context, viewer, 'post', most)
}

/** Why a new account may not change a post to this text; null: it may. */
function whyMayNotEdit(viewer: FeedViewer, content: string): Refused | null {
  const now = new Date()
  const problem = firstHoursProblem(viewer, content, now)
  const seconds = Math.ceil((firstHoursEnd(viewer).getTime() - now.getTime()) / 1000)
  return problem && { ...refused(problem), retryAfterSeconds: seconds }
}

/** Counts against an hourly limit of this member; null: within it. */
async function spendHourly(context: Context, viewer: FeedViewer, name: string, most: number): Promise<Refused | null> {
  const retryAfterSeconds = await spend(context, [{ name, subject: viewer.id, most, seconds: 3600 }])
  return retryAfterSeconds === null ? null : { ...refused('tooMany'), retryAfterSeconds }
}

/** What the first hours of an account do not allow now, and in how many seconds they are over. */
type FirstHoursRefusal = { problem: FirstHoursProblem; retryAfterSeconds: number }

/**
 * Counts a post against the first hours of its author's account; null when it may be written, as always later. The window of
 * the count is as long as those hours and cannot begin before them, so no more pass in them. Ask once a post: what was
 * written already, and is sent again, must not count.
 */
async function spendFirstHours(
  context: Pick<Context, 'db'>,
  viewer: Pick<Viewer, 'id' | 'createdAt'>,
  content: string,
  now: Date,
): Promise<FirstHoursRefusal | null> {
  if (!isInFirstHours(viewer, now)) return null
  const retryAfterSeconds = Math.ceil((firstHoursEnd(viewer).getTime() - now.getTime()) / 1000)
  const problem = firstHoursProblem(viewer, content, now)
  if (problem) return { problem, retryAfterSeconds }
  const seconds = FIRST_HOURS * 3600
  const wait = await spend(context, [
    { name: 'post.first_hours', subject: viewer.id, most: FIRST_HOURS_MAX_POSTS, seconds },
  ])
  return wait === null ? null : { problem: 'firstHoursPosts', retryAfterSeconds }
}
