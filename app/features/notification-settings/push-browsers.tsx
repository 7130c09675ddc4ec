import { useFetcher } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { DisplayIcon } from '~/ui/icons'
import { RelativeTime } from '~/ui/members/relative-time'
import type { PushAnswer, PushBrowser } from './push'

/** The browsers of the member that are told by push; each can be taken off, without scripts too. */
export function PushBrowsers({ browsers }: { browsers: PushBrowser[] }) {
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
        // The row goes, and the button that had the focus with it.
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
