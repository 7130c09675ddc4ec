/** What the mails say. */
export const mail = {}
