// Shows what push brings, and leads to it. Nothing else: it keeps no pages, so no page of the site goes by it.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(new URL(event.notification.data.url, self.location.origin).href))
})

// Browsers change their address at the push service when they see fit: the site is told the new one, by whom it knows the old.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

/** To a page that is open already, else to a new one. Only a page that this worker holds can be led on. */
async function lead(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((open) => open.url === url)
  if (there) return there.focus()
  const held = await self.clients.matchAll({ type: 'window' })
  const page = held.find((open) => open.focused) ?? held[0]
  if (!page) return self.clients.openWindow(url)
  await page.focus()
  return page.navigate(url)
}

async function renew({ oldSubscription, newSubscription }) {
  const options = { userVisibleOnly: true, applicationServerKey: oldSubscription?.options.applicationServerKey }
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options))
  const { endpoint, keys } = subscription.toJSON()
  const body = new URLSearchParams({ intent: 'subscribe', endpoint, p256dh: keys.p256dh, auth: keys.auth })
  await fetch('/resources/push', { method: 'POST', body })
}
