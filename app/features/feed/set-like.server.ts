import { deleteLike, insertLike } from '~/data/likes.server'
import { LIKES_AN_HOUR } from '~/domain/community/limits'
import type { Context } from '~/platform/context.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import { type LikeAnswer, refused } from './feed-answers'
import { type FeedViewer, toReader } from './feed-viewer.server'
import { spendHourly, whyNot } from './writing-rules.server'

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
