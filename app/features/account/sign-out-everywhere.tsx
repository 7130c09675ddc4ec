import { Form } from '@remix-run/react'
import { useLanguage, useT } from '~/locales/use-t'
import { useSentIntent } from '~/platform/use-sent-intent'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import type { AccountData } from './account'

/** Passkeys and linked sign-ins are those that may end too: none where they are the only way in. */
type Props = { access: AccountData['access']; providers: string[] }

/** Lists what opens the account beside this browser, and ends it once that is confirmed; nothing where there is nothing. */
export function SignOutEverywhere({ access: { sessions, browsers, hasFeed, tokens, passkeys }, providers }: Props) {
  const t = useT('account')
  const language = useLanguage()
  const pending = useSentIntent() === 'end-other-sessions'
  const ends = [
    sessions > 0 && t('everywhere.sessions', { count: sessions }),
    browsers > 0 && t('everywhere.browsers', { count: browsers }),
    hasFeed && t('everywhere.feed'),
    tokens > 0 && t('everywhere.tokens', { count: tokens }),
  ].filter((line) => line !== false)
  if (ends.length === 0 && providers.length === 0 && passkeys === 0) return null
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-8.5 cursor-pointer list-none items-center rounded-control border border-line-strong px-3 py-1 text-sm font-semibold hover:bg-sunken pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {t('everywhere')}
      </summary>
      <Form
        method="post"
        replace
        preventScrollReset
        className="mt-3 grid gap-3 rounded-control border border-line p-4"
        // The list goes, and the button that had the focus with it.
        onSubmit={() => document.getElementById('account-sessions')?.focus({ preventScroll: true })}
      >
        {ends.length > 0 ? (
          <div>
            <p>{t('everywhereCopy')}</p>
            <ul className="mt-1 list-disc pl-5 text-muted">
              {ends.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {providers.length > 0 ? (
          <Checkbox
            name="signIns"
            label={t('everywhereSignIns', { providers: new Intl.ListFormat(language).format(providers) })}
          />
        ) : null}
        {passkeys > 0 ? <Checkbox name="passkeys" label={t('everywherePasskeys', { count: passkeys })} /> : null}
        <Button
          type="submit"
          variant="danger"
          name="intent"
          value="end-other-sessions"
          pending={pending}
          className="justify-self-start max-sm:w-full"
        >
          {t('everywhereYes')}
        </Button>
      </Form>
    </details>
  )
}
