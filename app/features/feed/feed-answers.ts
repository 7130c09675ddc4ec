import type { Problems } from '~/platform/forms/problems'
import type { FeedPost, ShownComment } from './feed'

/**
 * Why something of the feed was not done; a key of a text. `invalid`: see the fields. `undecided`: they haven't answered who may
 * see them. `missing`: not there for whoever asks. `closed`: they may not comment here. `taken`: the id is another's. `tooLate`:
 * what was deleted cannot come back any more. `firstHours…`: more than a new account may. `storage`: pictures cannot be kept now.
 * `noSky`: where Sun and Earth stand cannot be told now. `unreachable`: no answer came; `unexpected`: we broke.
 */
export const FEED_ERRORS = [
  'invalid',
  'signedOut',
  'suspended',
  'undecided',
  'missing',
  'closed',
  'taken',
  'tooLate',
  'tooMany',
  'firstHoursLinks',
  'firstHoursPosts',
  'storage',
  'noSky',
  'unreachable',
  'unexpected',
] as const
export type FeedError = (typeof FEED_ERRORS)[number]

/** A refusal; with the problems of fields, by their names, or with how long to wait where a limit was reached. */
export type Refused = { done: false; error: FeedError; problems?: Problems; retryAfterSeconds?: number }

/** What the forms about posts answer; a deletion has no post to show. */
export type PostAnswer = { done: true; post: FeedPost | null } | Refused
export type CommentAnswer = { done: true; comment: ShownComment | null } | Refused
export type LikeAnswer = { done: true; isLiked: boolean; likesCount: number } | Refused

export const refused = (error: FeedError, problems?: Problems): Refused => ({
  done: false,
  error,
  ...(problems && { problems }),
})
