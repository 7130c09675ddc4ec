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

/** To a page that is open already, else to a new one. */
async function lead(url) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find((open) => open.url === url) ?? pages.find((open) => open.focused) ?? pages[0]
  if (!page) return self.clients.openWindow(url)
  await page.focus()
  return page.url === url ? page : page.navigate(url)
}
