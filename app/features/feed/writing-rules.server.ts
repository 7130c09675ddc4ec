import type { Context } from '~/platform/context.server'
import { type Limit, spend } from '~/platform/rate-limit.server'
import { type Refused, refused } from './feed-answers'
import { type FeedViewer, isSuspended } from './feed-viewer.server'

/** What a member is about to do that others see; `content` where it is words. */
export type Doing = { kind: 'post' | 'comment' | 'edit' | 'like'; content?: string }

/**
 * The one place that says whether a member may do now what others see: every verb of the feed asks here first. Null: they
 * may.
 */
export async function whyNot(_context: Context, viewer: FeedViewer, _doing: Doing): Promise<Refused | null> {
  if (isSuspended(viewer)) return refused('suspended')
  return null
}

/** Counts one more of something for this member; refused when it is more than anybody does in an hour. */
export async function spendHourly(
  context: Context,
  viewer: FeedViewer,
  name: string,
  most: number,
): Promise<Refused | null> {
  const limit: Limit = { name, subject: viewer.id, most, seconds: 3600 }
  const retryAfterSeconds = await spend(context, [limit])
  return retryAfterSeconds === null ? null : { ...refused('tooMany'), retryAfterSeconds }
}
