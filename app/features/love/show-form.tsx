import { useFetcher, useLocation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { LOVE_RESOURCE, type LoveAnswer } from './love'
import { LoveRefused } from './refused'

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
