import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import type { PushData } from './push'
import { PushBrowsers } from './push-browsers'
import { usePush } from './use-push'

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
