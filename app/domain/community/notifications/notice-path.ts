/** The list of a member's notifications. */
export const NOTIFICATIONS = '/app/notifications'

/**
 * Leads to what a notification is about, and marks as read what stands together with it: at the bell, in mails and in push.
 * `since` is when the oldest of them was written (ISO 8601), where what is older stands by itself.
 */
export const noticePath = (id: string, since?: string) =>
  `${NOTIFICATIONS}/${id}${since === undefined ? '' : `?since=${Date.parse(since)}`}`
