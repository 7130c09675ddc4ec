/**
 * The kinds of notifications. `like`, `comment`, `follow`: another member did that. `reply`: somebody commented where one had
 * commented before. `connection_request`, `connection_accepted`: of the two who know each other. `love_match`: the interest of
 * two in one another is mutual. `moderation`: what the moderators did, `appeal`: their answer. `support_answer`: an
 * answer to what one asked the team; `premium_ended`: the time of premium is over; `clock_corrected`: the
 * clock of a stored birth was corrected, and its chart with it. `event_place`: a place became
 * free for whoever waited; `event_changed`: of time or place; `event_hidden`, `event_shown`: by the moderation, and shown again;
 * `event_day`, `event_hour`: it begins within that time. `guest`: somebody registered for one's own event. `referral_earning`:
 * somebody one invited pays, `referral_credit`: one's own first payment by an invitation; both bring something. `insight`: a
 * text to read was published that is for them.
 */
export const NOTIFICATION_KINDS = [
  'like',
  'comment',
  'reply',
  'follow',
  'connection_request',
  'connection_accepted',
  'event_place',
  'event_changed',
  'event_cancelled',
  'event_hidden',
  'event_shown',
  'event_day',
  'event_hour',
  'guest',
  'love_match',
  'referral_earning',
  'referral_credit',
  'moderation',
  'appeal',
  'support_answer',
  'premium_ended',
  'clock_corrected',
  'insight',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** The choices of the settings (R165, R166) that each kind falls under; null: sent by the channels of `UNCHOSEN`. */
export const TOPIC_OF = {
  like: 'likes',
  comment: 'comments',
  reply: 'comments',
  follow: 'follows',
  connection_request: 'follows',
  connection_accepted: 'follows',
  event_place: 'events',
  event_changed: 'events',
  event_cancelled: 'events',
  event_hidden: 'events',
  event_shown: 'events',
  event_day: 'events',
  event_hour: 'events',
  guest: 'events',
  love_match: 'matches',
  referral_earning: 'referrals',
  referral_credit: 'referrals',
  moderation: null,
  appeal: null,
  support_answer: null,
  premium_ended: null,
  clock_corrected: null,
  insight: 'insights',
} as const satisfies Record<NotificationKind, Topic | null>

/** Kinds without a choice: the channels they are sent by besides the bell. */
export const UNCHOSEN: Partial<Record<NotificationKind, { push: boolean; mail: boolean }>> = {
  moderation: { push: true, mail: false },
  appeal: { push: true, mail: false },
  support_answer: { push: true, mail: true },
  premium_ended: { push: false, mail: false },
  clock_corrected: { push: false, mail: false },
}

/** What goes out by mail at once: what cannot wait for a digest, and what is about money. */
export const isPressing = (kind: NotificationKind) =>
  kind === 'support_answer' || TOPIC_OF[kind] === 'referrals' || (TOPIC_OF[kind] === 'events' && kind !== 'guest')

/** Kinds that are pushed only in the daytime of the member, since they can wait. */
export const isUnhurried = (kind: NotificationKind) => TOPIC_OF[kind] === 'insights'

/** The kinds a member can choose for mail and push. */
export const EMAIL_TOPICS = [
  'likes',
  'comments',
  'follows',
  'events',
  'matches',
  'referrals',
  'insights',
  'newsletter',
] as const
export const PUSH_TOPICS = [
  'likes',
  'comments',
  'follows',
  'events',
  'matches',
  'referrals',
  'insights',
  'directMessages',
] as const
export type EmailTopic = (typeof EMAIL_TOPICS)[number]
export type PushTopic = (typeof PUSH_TOPICS)[number]
export type Topic = EmailTopic | PushTopic
