import { OAUTH_PROVIDER_NAMES, type OauthProvider } from '~/domain/membership/oauth-providers'
import { useT } from '~/locales/use-t'
import { Field } from '~/ui/field'
import { CheckIcon } from '~/ui/icons'
import { TextInput } from '~/ui/text-input'

type Props = {
  provider: OauthProvider
  email: string | null
  emailVerified: boolean
  typed: string | undefined
  error: string | undefined
}

/** The address the provider told, to read; where it told none, a field for one. */
export function FinishEmail({ provider, email, emailVerified, typed, error }: Props) {
  const t = useT('oauth')
  const names = { provider: OAUTH_PROVIDER_NAMES[provider] }
  if (email === null) {
    return (
      <Field label={t('finishEmail')} hint={t('finishEmailNone', names)} error={error}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={typed}
          />
        )}
      </Field>
    )
  }
  return (
    <dl>
      <dt className="mb-1 text-sm font-semibold">{t('finishEmail')}</dt>
      <dd className="wrap-anywhere">{email}</dd>
      <dd className="mt-1 flex items-center gap-1.5 text-sm text-muted">
        {emailVerified ? <CheckIcon className="size-4 text-ok" /> : null}
        {emailVerified ? t('finishEmailConfirmed', names) : t('finishEmailUnconfirmed')}
      </dd>
    </dl>
  )
}
