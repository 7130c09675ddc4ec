import type { EmailTopic, PushTopic } from './notification-kinds'

/** A member's choices of notifications, by channel. `all` gates the bell, `sound` its short tone. */
export type NotificationChoices = {
  email: Record<EmailTopic, boolean>
  push: Record<PushTopic, boolean>
  inApp: { all: boolean; sound: boolean }
}

/** How often mails about what happened go out. */
export const DIGESTS = ['daily', 'weekly'] as const
export type Digest = (typeof DIGESTS)[number]

export type NotificationSettings = {
  choices: NotificationChoices
  digest: Digest
  /** Minutes after midnight in `timeZone`: no push and no mail from the first to the second; it may go over midnight. */
  quietHours: { from: number; to: number } | null
  /** By IANA; the member's own, for pages as for mails. */
  timeZone: string
}

/** The defaults until a member saves settings; the time zone is the one that a device reported first. */
export const DEFAULT_NOTIFICATION_SETTINGS: Omit<NotificationSettings, 'timeZone'> = {
  choices: {
    email: {
      likes: true,
      comments: true,
      follows: true,
      events: true,
      matches: true,
      referrals: true,
      insights: true,
      newsletter: false,
    },
    push: {
      likes: true,
      comments: true,
      follows: true,
      events: true,
      matches: true,
      referrals: true,
      insights: true,
      directMessages: true,
    },
    inApp: { all: true, sound: false },
  },
  digest: 'daily',
  quietHours: null,
}
