import { FIRST_HOURS, FIRST_HOURS_MAX_POSTS } from '../../domain/community/limits'
import {
  type FirstHoursProblem,
  firstHoursEnd,
  firstHoursProblem,
  isInFirstHours,
} from '../../domain/community/moderation/first-hours'
import type { Context } from './context.server'
import { spend } from './rate-limit.server'
import type { Viewer } from './session.server'

/** What the first hours of an account do not allow now, and in how many seconds they are over. */
export type FirstHoursRefusal = { problem: FirstHoursProblem; retryAfterSeconds: number }

/**
 * Counts a post against the first hours of its author's account; null when it may be written, as always later. The window of
 * the count is as long as those hours and cannot begin before them, so no more pass in them. Ask once a post: what was
 * written already, and is sent again, must not count.
 */
export async function spendFirstHours(
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
