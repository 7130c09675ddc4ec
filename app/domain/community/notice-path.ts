/** The list of a member's notifications. */
export const NOTIFICATIONS = '/app/notifications'

/** Leads to what a notification is about, and marks as read what stands together with it: at the bell, in mails and in push. */
export const noticePath = (id: string) => `${NOTIFICATIONS}/${id}`
