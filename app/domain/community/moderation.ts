/** What can be reported and acted on. */
export const SUBJECT_KINDS = ['post', 'comment', 'member', 'message'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export const REPORT_REASONS = ['spam', 'harassment', 'hate', 'sexual', 'self_harm', 'privacy', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** `auto_hide`: the site by itself, after enough reports. `dismiss`: looked at, nothing to do. */
export const MODERATION_ACTIONS = [
  'auto_hide',
  'hide',
  'restore',
  'dismiss',
  'warn',
  'suspend',
  'unsuspend',
  'verify',
  'unverify',
  'grant_role',
  'grant_appeal',
  'refuse_appeal',
] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

export const APPEAL_STATES = ['open', 'granted', 'refused'] as const
export type AppealState = (typeof APPEAL_STATES)[number]

/** What a member may do beyond their own: nothing; the moderation room; that and naming moderators. */
export const ROLES = ['member', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Whether this role opens the moderation room. */
export const isModerator = (role: Role) => role !== 'member'
