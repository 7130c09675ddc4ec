import { selectPost } from '~/data/feeds.server'
import { findPostStanding, insertPost, type NewPost } from '~/data/posts.server'
import type { HdContext } from '~/domain/community/hd-context'
import { POSTS_AN_HOUR } from '~/domain/community/limits'
import type { WantedContext } from '~/domain/community/wanted-context'
import type { Context } from '~/platform/context.server'
import { currentSky } from '~/platform/sky.server'
import type { NewPostForm } from './feed.schema'
import { type PostAnswer, refused } from './feed-answers'
import { type FeedViewer, toReader } from './feed-viewer.server'
import { discardImages, discardUnnamed, keepImages } from './keep-images.server'
import type { SentImage } from './read-images.server'
import { toFeedPost } from './to-feed-post.server'
import { spendPost, whyNot } from './writing-rules.server'

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
