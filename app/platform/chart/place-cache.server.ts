/** Cloudflare's cache of the place that answers; Vite's development server has none. */
export const placeCache = (): Cache | undefined =>
  (globalThis.caches as (CacheStorage & { default?: Cache }) | undefined)?.default
