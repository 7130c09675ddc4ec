import { Link, useFetcher, useLocation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { Card } from '~/ui/layout/card'
import { LOVE_PATH, LOVE_RESOURCE, type LoveAnswer, type LoveChoice } from './love'
import { LoveRefused, PlainLoveRefused } from './refused'

const TEXTS = { off: 'settingsOff', undeclared: 'settingsOff', unconsented: 'askedAgain', minor: 'minorText' } as const

/** The same switch in the settings. */
export function LoveSettings({ choice: { isShown, reason } }: { choice: LoveChoice }) {
  const t = useT('love-settings')
  return (
    <Card as="section" aria-labelledby="love-settings" className="max-w-170">
      <h2 id="love-settings">{t('settingsTitle')}</h2>
      <p className="mt-1 mb-4 text-pretty text-muted">
        {t(isShown ? 'settingsOn' : TEXTS[reason])}{' '}
        {reason === 'minor' ? null : (
          <Link to={LOVE_PATH} className="text-accent underline underline-offset-4">
            {t('toPage')}
          </Link>
        )}
      </p>
      <PlainLoveRefused />
      {isShown || reason === 'minor' ? null : <ShowForm asksAge={reason === 'undeclared'} />}
      {isShown ? <HideForm /> : null}
      {reason === 'unconsented' ? (
        <div className="mt-6 border-t border-line pt-6">
          <HideForm />
        </div>
      ) : null}
    </Card>
  )
}

/** Turns it on with an explicit consent: by the birth date of the account, or by a declaration where there is none. */
export function ShowForm({ asksAge }: { asksAge: boolean }) {
  const t = useT('love-settings')
  const fetcher = useFetcher<LoveAnswer>()
  const { pathname, search } = useLocation()
  return (
    <fetcher.Form method="post" action={LOVE_RESOURCE} className="grid justify-items-start gap-4">
      <input type="hidden" name="intent" value="show" />
      <input type="hidden" name="back" value={pathname + search} />
      {asksAge ? <Checkbox name="adult" value="on" required label={t('adult')} hint={t('adultHint')} /> : null}
      <Checkbox name="consent" value="on" required label={t('consent')} hint={t('consentHint')} />
      {fetcher.state === 'idle' ? <LoveRefused answer={fetcher.data} /> : null}
      <Button type="submit" variant="primary" pending={fetcher.state !== 'idle'}>
        {t('show')}
      </Button>
    </fetcher.Form>
  )
}

/** Turns it off, at once. */
export function HideForm() {
  const t = useT('love-settings')
  const fetcher = useFetcher<LoveAnswer>()
  const { pathname } = useLocation()
  return (
    <fetcher.Form method="post" action={LOVE_RESOURCE} className="grid justify-items-start gap-2">
      <input type="hidden" name="intent" value="hide" />
      <input type="hidden" name="back" value={pathname === '/app/settings' ? '/app/settings?tab=privacy' : pathname} />
      {fetcher.state === 'idle' ? <LoveRefused answer={fetcher.data} /> : null}
      <Button type="submit" size="s" pending={fetcher.state !== 'idle'}>
        {t('hide')}
      </Button>
      <p className="text-sm text-faint">{t('hideText')}</p>
    </fetcher.Form>
  )
}
