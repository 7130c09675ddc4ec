import { answer } from './answer'
import { deleteExpired } from './cache/delete-expired'
import { handlePageReport } from './cache/page-report'
import { deleteOtherFormats } from './cache/store'
import { follow, renew, show } from './push'
import { scope } from './scope'

// The service worker of the site, `/sw.js`: it keeps what can be read offline (docs/decisions/0042-what-is-kept-offline.md), and
// shows what push brings. A new one takes the place of the old at once: open pages lose nothing by it.
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
