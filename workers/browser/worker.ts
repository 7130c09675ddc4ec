import { follow, renew, show } from './push'
import { scope } from './scope'

// The service worker of the site, `/sw.js`. A new one takes the place of the old at once: open pages lose nothing by it.
scope.addEventListener('install', () => scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('push', show)
scope.addEventListener('notificationclick', follow)
scope.addEventListener('pushsubscriptionchange', renew)
