import { selectPost } from '~/data/posts/feeds.server'
import {
  deleteLike,
  findPostStanding,
  insertLike,
  insertPost,
  markPostDeleted,
  type NewPost,
  restorePost,
  updatePost,
} from '~/data/posts/posts.server'
import { LIKES_AN_HOUR, POSTS_AN_HOUR, UNDO_HOURS } from '~/domain/community/limits'
import type { HdContext } from '~/domain/community/posts/hd-context'
import type { WantedContext } from '~/domain/community/posts/wanted-context'
import { currentSky } from '~/platform/chart/sky.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import { announceChange } from '~/platform/notifications/announce-change.server'
import type { Context } from '~/platform/server/context.server'
import { type LikeAnswer, type PostAnswer, refused } from '../feed-answers'
import { type FeedViewer, toFeedPost, toReader } from '../feed-viewer.server'
import type { NewPostForm, PostEditForm } from './feed.schema'
import { discardImages, discardUnnamed, keepImages, type SentImage } from './keep-images.server'
import { spendHourly, spendPost, whyNot, whyNotSo } from './writing-rules.server'

const HOUR_MILLISECONDS = 3_600_000

/** Until when something must have been deleted that can no more be brought back. */
export const undoEnd = (now: Date) => new Date(now.getTime() - UNDO_HOURS * HOUR_MILLISECONDS)

/** Changes the words, tags and circle of a member's own post. */
export async function editPost(context: Context, viewer: FeedViewer, form: PostEditForm): Promise<PostAnswer> {
  const { id, content, tags, visibility, comments: commentPolicy } = form
  const no = whyNot(viewer) ?? whyNotSo(viewer, content)
  if (no) return no
  const row = await updatePost(context.db, viewer.id, id, { content, tags, visibility, commentPolicy }, new Date())
  return row ? { done: true, post: toFeedPost(row, viewer) } : refused('missing')
}

/** Takes a member's own post away; for a day it can be brought back. Also who is suspended may take back what they said. */
export async function deletePost(context: Context, viewer: FeedViewer, postId: string): Promise<PostAnswer> {
  if (!(await markPostDeleted(context.db, viewer.id, postId, new Date()))) return refused('missing')
  // What anybody was told of it is gone with it.
  announceChange(context, { kind: 'post', id: postId })
  return { done: true, post: null }
}

/** Brings back what a member deleted within a day. What was not deleted stays as it is. */
export async function undeletePost(context: Context, viewer: FeedViewer, postId: string): Promise<PostAnswer> {
  const no = whyNot(viewer)
  if (no) return no
  const now = new Date()
  const row = await restorePost(context.db, viewer.id, postId, undoEnd(now), now)
  if (row) {
    announceChange(context, { kind: 'post', id: postId })
    return { done: true, post: toFeedPost(row, viewer) }
  }
  const standing = await findPostStanding(context.db, postId)
  return refused(standing?.authorId === viewer.id ? 'tooLate' : 'missing')
}

/** Writes a post. The same id sent twice by the same member is one post, as it was written first. */
export async function createPost(
  context: Context,
  viewer: FeedViewer,
  form: NewPostForm,
  sent: SentImage[] = [],
): Promise<PostAnswer> {
  const no = whyNot(viewer)
  if (no) return no
  const before = await findPostStanding(context.db, form.id)
  if (before) return before.authorId === viewer.id ? asItIs(context, viewer, form.id) : refused('taken')
  const tooMany = await spendPost(context, viewer, form.content, POSTS_AN_HOUR)
  if (tooMany) return tooMany
  const hdContext = await toHdContext(context, form.context)
  if (hdContext === undefined) return refused('noSky')
  const images = await keepImages(context, { authorId: viewer.id, postId: form.id }, sent)
  if ('error' in images) return images
  const { id, content, tags, visibility, comments: commentPolicy } = form
  const post = { id, authorId: viewer.id, content, images, tags, hdContext, visibility, commentPolicy }
  const row = await write(context, { ...post, createdAt: new Date() })
  return row ? { done: true, post: toFeedPost(row, viewer) } : refused('taken')
}

/** Writes the row; pictures that it does not name in the end are taken back. */
async function write(context: Context, post: NewPost) {
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

/** The post of an id that was sent before. One that was deleted meanwhile does not come back by being sent again. */
async function asItIs({ db }: Context, viewer: FeedViewer, postId: string): Promise<PostAnswer> {
  const [row] = await selectPost(db, toReader(viewer), postId)
  return row ? { done: true, post: toFeedPost(row, viewer) } : refused('taken')
}

/** What the post is about; undefined where it cannot be told now. */
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

/** Makes a post liked, or not, by a member, whatever it was before, and says how it is liked then. */
export async function setLike(
  context: Context,
  viewer: FeedViewer,
  { post: postId, state }: { post: string; state: 'liked' | 'none' },
): Promise<LikeAnswer> {
  const no = state === 'liked' ? whyNot(viewer) : null
  if (no) return no
  const tooMany = await spendHourly(context, viewer, 'like', LIKES_AN_HOUR)
  if (tooMany) return tooMany
  const like = { reader: toReader(viewer), postId }
  const { likes, told } =
    state === 'liked' ? await insertLike(context.db, like, new Date()) : await deleteLike(context.db, like)
  announceNotifications(context, told)
  return likes ? { done: true, ...likes } : refused('missing')
}
