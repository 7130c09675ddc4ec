import { selectPost } from '~/data/feeds.server'
import { findPostStanding, insertPost } from '~/data/posts.server'
import type { HdContext } from '~/domain/community/hd-context'
import { POSTS_AN_HOUR } from '~/domain/community/limits'
import type { WantedContext } from '~/domain/community/wanted-context'
import type { Context } from '~/platform/context.server'
import type { NewPostForm } from './feed.schema'
import { type PostAnswer, refused } from './feed-answers'
import { type FeedViewer, toReader } from './feed-viewer.server'
import { toFeedPost } from './to-feed-post.server'
import { spendHourly, whyNot } from './writing-rules.server'

/** Writes a post. The same id sent twice by the same member is one post, as it was written first. */
export async function createPost(context: Context, viewer: FeedViewer, form: NewPostForm): Promise<PostAnswer> {
  const no = await whyNot(context, viewer, { kind: 'post', content: form.content })
  if (no) return no
  const before = await findPostStanding(context.db, form.id)
  if (before) return before.authorId === viewer.id ? asItIs(context, viewer, form.id) : refused('taken')
  const tooMany = await spendHourly(context, viewer, 'post', POSTS_AN_HOUR)
  if (tooMany) return tooMany
  const hdContext = toHdContext(form.context)
  if (hdContext === undefined) return refused('noSky')
  const row = await insertPost(context.db, {
    id: form.id,
    authorId: viewer.id,
    content: form.content,
    images: [],
    tags: form.tags,
    hdContext,
    visibility: form.visibility,
    commentPolicy: form.comments,
    createdAt: new Date(),
  })
  return row ? { done: true, post: toFeedPost(row, viewer) } : refused('taken')
}

/** The post of an id that was sent before. One that was deleted meanwhile does not come back by being sent again. */
async function asItIs({ db }: Context, viewer: FeedViewer, postId: string): Promise<PostAnswer> {
  const [row] = await selectPost(db, toReader(viewer), postId)
  return row ? { done: true, post: toFeedPost(row, viewer) } : refused('taken')
}

/** What the post is about; undefined where it cannot be told now. */
function toHdContext(wanted: WantedContext | null): HdContext | null | undefined {
  return wanted?.kind === 'transit' ? undefined : wanted
}
