/** What a service worker is given of the browser. */
export const scope = self as unknown as ServiceWorkerGlobalScope
