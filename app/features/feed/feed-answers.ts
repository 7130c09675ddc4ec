import type { Problems } from '~/platform/client/form-answer'
import type { FeedPost, ShownComment } from './feed'

/**
 * Why a form of the feed was refused; keys of texts. `invalid`: see the fields. `undecided`: the member hasn't chosen who may see
 * them. `missing`: it doesn't exist for this viewer. `closed`: they may not comment here. `taken`: the id is another member's.
 * `tooLate`: it can no longer be restored. `firstHours…`: over the limits of a new account. `storage`: pictures can't be stored
 * now. `noSky`: the positions of Sun and Earth are unknown now. `unreachable`: no answer. `unexpected`: an error of the server.
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

/** A refusal, with the problems of fields by their names, or the time to wait at a limit. */
export type Refused = { done: false; error: FeedError; problems?: Problems; retryAfterSeconds?: number }

/** The answer to the forms about posts; `post` is null after a deletion. */
export type PostAnswer = { done: true; post: FeedPost | null } | Refused
export type CommentAnswer = { done: true; comment: ShownComment | null } | Refused
export type LikeAnswer = { done: true; isLiked: boolean; likesCount: number } | Refused

export const refused = (error: FeedError, problems?: Problems): Refused => ({
  done: false,
  error,
  ...(problems && { problems }),
})
