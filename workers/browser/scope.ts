/** The global scope of the service worker. */
export const scope = self as unknown as ServiceWorkerGlobalScope
