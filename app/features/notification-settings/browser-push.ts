const WORKER = '/sw.js'

/** How this browser stands to push: it cannot, the member said no to it, or one of the two. */
export type BrowserPush = 'unsupported' | 'denied' | 'off' | 'on'

/** What a browser hands out for one site. */
export type BrowserSubscription = { endpoint: string; p256dh: string; auth: string }

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const subscriptionHere = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

/** How it stands now. Asks the member nothing, and registers nothing. */
export async function readBrowserPush(): Promise<BrowserPush> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await subscriptionHere()) ? 'on' : 'off'
}

/**
 * Asks the member for the permission, which browsers let happen on a press only, and subscribes; null where they said no. What
 * was subscribed for other keys of this site is of no use any more.
 */
export async function subscribeHere(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null
}

/** Ends it on the side of the browser. The worker stays, which keeps pages for reading offline too. */
export async function unsubscribeHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe()
}
