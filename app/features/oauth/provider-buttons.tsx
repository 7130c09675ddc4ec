import { useSearchParams } from '@remix-run/react'
import type { FormEvent } from 'react'
import { OAUTH_PROVIDER_NAMES, type OauthProvider } from '~/domain/membership/account/oauth-providers'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ProviderIcon } from './provider-icon'

const CODE = 'input[name=referralCode]'

/**
 * The ways in that lead over another site, below the form of ours. Each is a form of its own that the browser sends itself:
 * it works before scripts do, and coming back by the browser's button finds the page as it was.
 */
export function ProviderButtons({ providers }: { providers: OauthProvider[] }) {
  const t = useT('auth')
  const [params] = useSearchParams()
  if (providers.length === 0) return null
  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {providers.map((provider) => (
        <form key={provider} method="post" action={`/oauth/${provider}`} className="grid" onSubmit={takeCodeAlong}>
          <input type="hidden" name="redirect" value={params.get('redirect') ?? ''} />
          <input type="hidden" name="referralCode" />
          <Button type="submit">
            <ProviderIcon provider={provider} />
            {t('continueWith', { provider: OAUTH_PROVIDER_NAMES[provider] })}
          </Button>
        </form>
      ))}
    </div>
  )
}

/** What was typed into the field for a referral code, of the form above, would be lost on the way. */
function takeCodeAlong({ currentTarget }: FormEvent<HTMLFormElement>) {
  const [hidden, typed] = [currentTarget.querySelector(CODE), document.querySelector(`${CODE}:not([type=hidden])`)]
  if (hidden instanceof HTMLInputElement && typed instanceof HTMLInputElement) hidden.value = typed.value
}
