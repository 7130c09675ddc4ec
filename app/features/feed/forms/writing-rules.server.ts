import { firstHoursEnd, firstHoursProblem } from '~/domain/community/moderation/first-hours'
import { whyMayNotAct } from '~/domain/community/moderation/may-act'
import type { Context } from '~/platform/server/context.server'
import { spendFirstHours } from '~/platform/server/first-hours.server'
import { spend } from '~/platform/server/rate-limit.server'
import { type Refused, refused } from '../feed-answers'
import type { FeedViewer } from '../feed-viewer.server'

// What stands against what a member is about to do that others see. Null: nothing; they may.

/** The one place every verb of the feed asks first. */
export function whyNot(viewer: FeedViewer): Refused | null {
  const error = whyMayNotAct(viewer, new Date())
  return error && refused(error)
}

/** Counts a new post, that nobody has sent before, against the limits of the hour and of the account's first hours. */
export async function spendPost(context: Context, viewer: FeedViewer, content: string, most: number) {
  const first = await spendFirstHours(context, viewer, content, new Date())
  if (first) return { ...refused(first.problem), retryAfterSeconds: first.retryAfterSeconds }
  return spendHourly(context, viewer, 'post', most)
}

/** What the account's first hours say to other words for a post that is there. */
export function whyNotSo(viewer: FeedViewer, content: string): Refused | null {
  const now = new Date()
  const problem = firstHoursProblem(viewer, content, now)
  const seconds = Math.ceil((firstHoursEnd(viewer).getTime() - now.getTime()) / 1000)
  return problem && { ...refused(problem), retryAfterSeconds: seconds }
}

/** Counts one more of something for this member; refused when it is more than anybody does in an hour. */
export async function spendHourly(
  context: Context,
  viewer: FeedViewer,
  name: string,
  most: number,
): Promise<Refused | null> {
  const retryAfterSeconds = await spend(context, [{ name, subject: viewer.id, most, seconds: 3600 }])
  return retryAfterSeconds === null ? null : { ...refused('tooMany'), retryAfterSeconds }
}
