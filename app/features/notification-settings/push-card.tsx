import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { DisplayIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import { Alert } from '~/ui/states/alert'
import type { PushAnswer } from './answer-notification-settings.server'
import type { PushBrowser, PushData } from './load-notification-settings.server'

/** Push in this browser, and the browsers it goes to. */
export function PushCard({ push }: { push: PushData }) {
  const t = useT('push-settings')
  return (
    <Card as="section" aria-labelledby="push" className="max-w-170">
      <h2 id="push" tabIndex={-1} className="text-lg">
        {t('title')}
      </h2>
      {push.publicKey === null ? (
        <p className="mt-1 text-muted">{t('notSetUp')}</p>
      ) : (
        <>
          <p className="mt-1 text-muted">{t('lead')}</p>
          <ThisBrowser push={push} />
          <PushBrowsers browsers={push.browsers} />
        </>
      )}
    </Card>
  )
}

function ThisBrowser({ push }: { push: PushData }) {
  const t = useT('push-settings')
  const { state, isPending, hasFailed, turnOn, turnOff } = usePush(push)
  return (
    <div className="mt-4 grid gap-3">
      {hasFailed && !isPending ? (
        <Alert tone="error" focus>
          {t('failed')}
        </Alert>
      ) : null}
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className={state === 'on' ? 'font-semibold text-ok' : 'text-muted'}>
          {state === null ? <span className="noscript:hidden">{t('asking')}</span> : t(`state.${state}`)}
        </p>
        {state === 'on' || state === 'off' ? (
          <Button
            variant={state === 'off' ? 'primary' : 'quiet'}
            pending={isPending}
            onClick={state === 'off' ? turnOn : turnOff}
          >
            {t(state === 'off' ? 'turnOn' : 'turnOff')}
          </Button>
        ) : null}
      </div>
      <noscript>
        <p className="text-muted">{t('noScript')}</p>
      </noscript>
    </div>
  )
}

/** The browsers of the member that get push; each can be removed, without scripts too. */
function PushBrowsers({ browsers }: { browsers: PushBrowser[] }) {
  const t = useT('push-settings')
  if (browsers.length === 0) return null
  return (
    <>
      <h3 className="mt-5 text-sm font-semibold">{t('browsers')}</h3>
      <ul className="mt-1 divide-y divide-line border-t border-line">
        {browsers.map((browser) => (
          <BrowserRow key={browser.id} browser={browser} />
        ))}
      </ul>
    </>
  )
}

function BrowserRow({ browser: { id, browser, system, createdAt, isThis } }: { browser: PushBrowser }) {
  const t = useT('push-settings')
  const fetcher = useFetcher<PushAnswer>()
  const name = browser && system ? t('browserOn', { browser, system }) : (browser ?? system ?? t('browserUnknown'))
  return (
    <li className="flex items-center gap-3 py-3">
      <DisplayIcon className="size-6 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {name}
          {isThis ? <span className="ml-2 text-sm font-normal text-muted">{t('browserHere')}</span> : null}
        </p>
        <p className="text-sm text-muted">
          {t('browserSince')} <RelativeTime at={createdAt} />
        </p>
        {fetcher.state === 'idle' && fetcher.data?.error ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {t('failed')}
          </p>
        ) : null}
      </div>
      <fetcher.Form
        method="post"
        action="/resources/push"
        // The focused button disappears with its row.
        onSubmit={() => document.getElementById('push')?.focus({ preventScroll: true })}
      >
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          size="s"
          name="intent"
          value="remove"
          pending={fetcher.state !== 'idle'}
          aria-label={t('browserRemoveNamed', { name })}
        >
          {t('browserRemove')}
        </Button>
      </fetcher.Form>
    </li>
  )
}

const ACTION = '/resources/push'

/** Push in this browser: its state (null until it is known), and what turns it on and off. */
function usePush({ publicKey, browsers }: PushData) {
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
