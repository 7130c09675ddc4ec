import { scope } from './scope'

/** What the site puts into a message (docs/push.md). */
type Message = { title: string; body: string; url: string; tag: string }

/** Shows what push brings. */
export function show(event: PushEvent) {
  if (!event.data) return
  const { title, body, url, tag }: Message = event.data.json()
  // Each brings something new: without `renotify` it would take the place of the one before in silence.
  const options = { body, tag, renotify: true, data: { url }, icon: '/icons/app-192.png' }
  event.waitUntil(scope.registration.showNotification(title, options))
}

/** Leads to what a notification is about, once it is pressed. */
export function follow(event: NotificationEvent) {
  event.notification.close()
  event.waitUntil(lead(new URL(event.notification.data.url, scope.location.origin).href))
}

/** To a page that is open already, else to a new one. Only a page that this worker holds can be led on. */
async function lead(url: string) {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((open) => open.url === url)
  if (there) return there.focus()
  const held = await scope.clients.matchAll({ type: 'window' })
  const page = held.find((open) => open.focused) ?? held[0]
  if (!page) return scope.clients.openWindow(url)
  await page.focus()
  return page.navigate(url)
}

/** Browsers change their address at the push service when they see fit: the site is told the new one, by whom it knows the old. */
export function renew(event: PushSubscriptionChangeEvent) {
  event.waitUntil(tellAddress(event))
}

async function tellAddress({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent) {
  const { applicationServerKey } = oldSubscription?.options ?? {}
  const options = { userVisibleOnly: true, applicationServerKey }
  const subscription = newSubscription ?? (await scope.registration.pushManager.subscribe(options))
  const { endpoint = '', keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await fetch('/resources/push', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'subscribe', endpoint, p256dh, auth }),
  })
}
