/** What can be reported and acted on. */
export const SUBJECT_KINDS = ['post', 'comment', 'event', 'member', 'message'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export const REPORT_REASONS = ['spam', 'harassment', 'hate', 'sexual', 'self_harm', 'privacy', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** What admins do about texts to read. */
export const INSIGHT_ACTIONS = [
  'add_insight',
  'edit_insight',
  'publish_insight',
  'unpublish_insight',
  'delete_insight',
] as const
export type InsightAction = (typeof INSIGHT_ACTIONS)[number]

/** What moderators do about questions to support. */
export const SUPPORT_ACTIONS = ['answer_support', 'close_support'] as const
export type SupportAction = (typeof SUPPORT_ACTIONS)[number]

/** What the log of the room is about: what can be reported, what admins write, and what members ask. */
export type LoggedKind = SubjectKind | 'insight' | 'support'

/** `auto_hide`: the site by itself, after enough reports. `hide_words`: a member's own words in Love Compatibility alone. `dismiss`: looked at, nothing to do. */
export const MODERATION_ACTIONS = [
  'auto_hide',
  'hide',
  'restore',
  'hide_words',
  'restore_words',
  'dismiss',
  'warn',
  'suspend',
  'unsuspend',
  'verify',
  'unverify',
  'grant_role',
  'grant_appeal',
  'refuse_appeal',
  ...INSIGHT_ACTIONS,
  ...SUPPORT_ACTIONS,
] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

export const APPEAL_STATES = ['open', 'granted', 'refused'] as const
export type AppealState = (typeof APPEAL_STATES)[number]

/** What a member may do beyond their own: nothing; the moderation room; that and naming moderators. */
export const ROLES = ['member', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Whether this role opens the moderation room. */
export const isModerator = (role: Role) => role !== 'member'

/** A picture that goes with a report: the key of its copy, and its size in pixels. */
export type ReportPicture = { key: string; width: number; height: number }

/** Where moderators see the picture of a report. */
export const reportPicturePath = (reportId: string) => `/moderation/pictures/${reportId}`
