import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { type BrowserPush, readBrowserPush, subscribeHere, unsubscribeHere } from './browser-push'
import type { PushAnswer, PushData } from './push'

const ACTION = '/resources/push'

/** Push in this browser: how it stands (null: not known yet), and the two presses that change it. */
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

  const isKnownHere = browsers.some(({ isThis }) => isThis)
  return {
    /** `on` where both know of it: the browser, and the site. */
    state: browser === 'on' && !isKnownHere ? 'off' : browser,
    isPending: isBusy || fetcher.state !== 'idle',
    hasFailed: hasFailed || (fetcher.state === 'idle' && Boolean(fetcher.data?.error)),
    turnOn: () =>
      change(async () => {
        const subscription = publicKey && (await subscribeHere(publicKey))
        if (subscription) send({ intent: 'subscribe', ...subscription })
      }),
    turnOff: () =>
      change(async () => {
        send({ intent: 'unsubscribe' })
        await unsubscribeHere()
      }),
  }
}
