import { useFetcher } from '@remix-run/react'
import { isOauthProvider, OAUTH_PROVIDER_NAMES } from '~/domain/membership/account/oauth-providers'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import type { LinkedSignIn, SignInMethodsAnswer } from './linked-sign-ins.server'
import { ACCOUNT_SETTINGS } from './oauth-news'
import { OauthNewsAlert } from './oauth-news-alert'
import { ProviderIcon } from './provider-icon'

/** The accounts elsewhere that sign a member in, each with the form that links it or takes it away. */
export function LinkedSignIns({ signIns }: { signIns: LinkedSignIn[] }) {
  const t = useT('oauth')
  const unlinking = useFetcher<SignInMethodsAnswer>()
  const pending = unlinking.state !== 'idle'
  const answer = pending ? undefined : unlinking.data
  const gone = answer?.done && isOauthProvider(answer.values.provider) ? answer.values.provider : null
  if (signIns.length === 0) return null
  return (
    <Card as="section" aria-labelledby="linked-sign-ins">
      <h2 id="linked-sign-ins" className="text-lg">
        {t('linkedTitle')}
      </h2>
      <p className="mt-1 text-muted">{t('linkedCopy')}</p>
      {gone ? (
        <Alert key={gone} tone="success" focus className="mt-4">
          {t('news.unlinked', { provider: OAUTH_PROVIDER_NAMES[gone] })}
        </Alert>
      ) : null}
      {unlinking.data ? null : <OauthNewsAlert className="mt-4" />}
      <FormAlert error={answer?.error ?? null} words={(error) => t(`news.${error}`)} className="mt-4" />
      <ul className="mt-3 -mb-2 divide-y divide-line">
        {signIns.map((signIn) => (
          <li key={signIn.provider} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <Account {...signIn} />
            {signIn.linked ? (
              signIn.canUnlink && (
                <unlinking.Form method="post" action="/resources/sign-in-methods">
                  <input type="hidden" name="provider" value={signIn.provider} />
                  <Button
                    type="submit"
                    name="intent"
                    value="unlink"
                    size="s"
                    aria-label={t('unlinkNamed', { provider: OAUTH_PROVIDER_NAMES[signIn.provider] })}
                    pending={pending && unlinking.formData?.get('provider') === signIn.provider}
                  >
                    {t('unlink')}
                  </Button>
                </unlinking.Form>
              )
            ) : (
              <form method="post" action={`/oauth/${signIn.provider}`}>
                <input type="hidden" name="purpose" value="link" />
                <input type="hidden" name="redirect" value={ACCOUNT_SETTINGS} />
                <Button
                  type="submit"
                  size="s"
                  aria-label={t('linkNamed', { provider: OAUTH_PROVIDER_NAMES[signIn.provider] })}
                >
                  {t('link')}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Which account it is, and where it cannot be taken away, why. */
function Account({ provider, linked, label, canUnlink }: LinkedSignIn) {
  const t = useT('oauth')
  return (
    <div className="flex min-w-0 flex-1 basis-40 items-center gap-3">
      <ProviderIcon provider={provider} className="size-6" />
      <div className="min-w-0">
        <p className="font-semibold">{OAUTH_PROVIDER_NAMES[provider]}</p>
        <p className="text-sm wrap-anywhere text-muted">{linked ? (label ?? t('isLinked')) : t('notLinked')}</p>
        {linked && !canUnlink ? <p className="text-sm text-muted">{t('lastWayInNote')}</p> : null}
      </div>
    </div>
  )
}
