/** Conversations this tab has open, which send for themselves. */
export const openConversations = new Set<string>()
