/** The tab "Privacy" of the settings. */
export const privacySettings = {}
