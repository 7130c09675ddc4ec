/** Changes whenever the same birth may give another chart: stored charts name the version that made them. */
export const ENGINE_VERSION = '2'
