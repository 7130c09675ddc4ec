/**
 * What members are told of. `like`, `comment`, `follow`: another member did that. `reply`: somebody commented where one had
 * commented before. `connection_request`, `connection_accepted`: of the two who know each other. `moderation`: what the
 * moderators did, `appeal`: their answer.
 */
export const NOTIFICATION_KINDS = [
  'like',
  'comment',
  'reply',
  'follow',
  'connection_request',
  'connection_accepted',
  'moderation',
  'appeal',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** The choices of the settings (R165, R166) that each kind falls under; null: always told, and by mail never. */
export const TOPIC_OF = {
  like: 'likes',
  comment: 'comments',
  reply: 'comments',
  follow: 'follows',
  connection_request: 'follows',
  connection_accepted: 'follows',
  moderation: null,
  appeal: null,
} as const satisfies Record<NotificationKind, Topic | null>

/** What one can choose to be told of by mail and by push. */
export const EMAIL_TOPICS = ['likes', 'comments', 'follows', 'matches', 'insights', 'newsletter'] as const
export const PUSH_TOPICS = ['likes', 'comments', 'follows', 'matches', 'insights', 'directMessages'] as const
export type EmailTopic = (typeof EMAIL_TOPICS)[number]
export type PushTopic = (typeof PUSH_TOPICS)[number]
export type Topic = EmailTopic | PushTopic
