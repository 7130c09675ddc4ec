import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { PushAnswer } from './answer-notification-settings.server'
import type { PushData } from './load-notification-settings.server'

const ACTION = '/resources/push'

/** Push in this browser: its state (null until it is known), and what turns it on and off. */
export function usePush({ publicKey, browsers }: PushData) {
  const fetcher = useFetcher<PushAnswer>()
  const [browser, setBrowser] = useState<BrowserPush | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    readBrowserPush().then(setBrowser, () => setBrowser('unsupported'))
  }, [])

  const change = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailed(false)
    await work().catch(() => setFailed(true))
    setBrowser(await readBrowserPush().catch(() => 'unsupported' as const))
    setBusy(false)
  }
  const send = (fields: Record<string, string>) => fetcher.submit(fields, { method: 'post', action: ACTION })

  const isStored = browsers.some(({ isThis }) => isThis)
  return {
    /** `on` only where both the browser and the site have the subscription. */
    state: browser === 'on' && !isStored ? 'off' : browser,
    isPending: isBusy || fetcher.state !== 'idle',
    hasFailed: hasFailed || (fetcher.state === 'idle' && Boolean(fetcher.data?.error)),
    turnOn: () =>
      change(async () => {
        const subscription = publicKey && (await subscribeBrowser(publicKey))
        if (subscription) send({ intent: 'subscribe', ...subscription })
      }),
    turnOff: () =>
      change(async () => {
        send({ intent: 'unsubscribe' })
        await unsubscribeBrowser()
      }),
  }
}

const SERVICE_WORKER = '/sw.js'

/** `denied`: the member refused the permission. */
type BrowserPush = 'unsupported' | 'denied' | 'off' | 'on'

type BrowserSubscription = { endpoint: string; p256dh: string; auth: string }

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const findSubscription = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

/** Reads the state without asking for permission and without registering anything. */
async function readBrowserPush(): Promise<BrowserPush> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await findSubscription()) ? 'on' : 'off'
}

/**
 * Asks for the permission, which browsers allow only in a click handler, and subscribes; null where it was refused. An earlier
 * subscription may be for former keys of this site, so it ends first.
 */
async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(SERVICE_WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null
}

/** Ends the subscription of the browser. The service worker stays, since it also keeps pages for offline reading. */
async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}
