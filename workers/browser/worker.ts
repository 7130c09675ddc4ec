import { answer } from './answer'
import { deleteExpired } from './cache/delete-expired'
import { handlePageReport } from './cache/page-report'
import { deleteOtherFormats } from './cache/store'
import { follow, renew, show } from './push'
import { scope } from './scope'

// The service worker, `/sw.js`: caches pages for offline reading (docs/decisions/0042-what-is-kept-offline.md) and shows push messages.
// A new version replaces the old one at once, because open pages don't depend on either.
scope.addEventListener('install', () => scope.skipWaiting())
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      deleteOtherFormats(),
      deleteExpired(),
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  ),
)

scope.addEventListener('fetch', answer)
scope.addEventListener('message', (event) => event.waitUntil(handlePageReport(event.data)))

scope.addEventListener('push', show)
scope.addEventListener('notificationclick', follow)
scope.addEventListener('pushsubscriptionchange', renew)
