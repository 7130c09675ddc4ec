/** The list of a member's notifications. */
export const NOTIFICATIONS = '/app/notifications'

/**
 * Opens what a notification is about, and marks its group as read: from the bell, mails and push.
 * `since` is when the oldest of the group was written (ISO 8601); older ones belong to another group.
 */
export const noticePath = (id: string, since?: string) =>
  `${NOTIFICATIONS}/${id}${since === undefined ? '' : `?since=${Date.parse(since)}`}`
