/** Where members read what premium is, and get it: a tab of the settings. */
export const PREMIUM_PATH = '/app/settings?tab=premium'
