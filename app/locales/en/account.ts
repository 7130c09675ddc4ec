/** The tab "Account" of the settings. */
export const account = {}
