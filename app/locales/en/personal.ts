/** The tab "Personal" of the settings. */
export const personal = {}
