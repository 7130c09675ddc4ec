import { scope } from './scope'

/** The payload of a push message (docs/push.md). */
type Message = { title: string; body: string; url: string; tag: string }

/** Shows a notification for a push message. */
export function show(event: PushEvent) {
  if (!event.data) return
  const { title, body, url, tag }: Message = event.data.json()
  // Without `renotify` it would silently replace an earlier one with the same tag.
  const options = { body, tag, renotify: true, data: { url }, icon: '/icons/app-192.png' }
  event.waitUntil(scope.registration.showNotification(title, options))
}

/** Opens the page of a pressed notification. */
export function follow(event: NotificationEvent) {
  event.notification.close()
  event.waitUntil(openPage(new URL(event.notification.data.url, scope.location.origin).href))
}

/** Focuses a window with this page, navigates a window that this worker controls, or opens a new one. */
async function openPage(url: string) {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = pages.find((open) => open.url === url)
  if (shown) return shown.focus()
  const controlled = await scope.clients.matchAll({ type: 'window' })
  const page = controlled.find((open) => open.focused) ?? controlled[0]
  if (!page) return scope.clients.openWindow(url)
  await page.focus()
  return page.navigate(url)
}

/** Sends the site the new address when the browser changes its push subscription. */
export function renew(event: PushSubscriptionChangeEvent) {
  event.waitUntil(sendSubscription(event))
}

async function sendSubscription({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent) {
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
