import { Form, Link } from '@remix-run/react'
import { OAUTH_PROVIDER_NAMES, type OauthProvider } from '~/domain/membership/oauth-providers'
import { useT } from '~/locales/use-t'
import { useFormProblems } from '~/platform/use-form-problems'
import { useSentIntent } from '~/platform/use-sent-intent'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ConsentLine } from '~/ui/consent-line'
import { Field } from '~/ui/field'
import { NameFields } from '~/ui/name-fields'
import { TextInput } from '~/ui/text-input'
import { BroughtBirth } from './brought-birth'
import type { BroughtFacts, FinishAnswer } from './finish-answer'
import { FinishEmail } from './finish-email'
import { ProviderIcon } from './provider-icon'

type Props = {
  provider: OauthProvider
  email: string | null
  emailVerified: boolean
  values: { full_name: string; username: string; referralCode: string }
  /** What they brought from the front page; null where they brought nothing. */
  birth: BroughtFacts | null
  answer: FinishAnswer | undefined
}

/** What a newcomer from a provider still has to say before there is an account. */
export function FinishForm({ provider, email, emailVerified, values, birth, answer }: Props) {
  const t = useT('oauth')
  const auth = useT('auth')
  const pending = useSentIntent() !== null
  const typed: Record<string, string> = { ...values, ...answer?.values }
  const { error, problemAt, passes, watch } = useFormProblems(answer, async () =>
    (await import('./oauth.check')).checkFinish(email),
  )

  return (
    <Card as="section" raised aria-labelledby="finish">
      <h1 id="finish">{t('finishTitle')}</h1>
      <p className="mt-2 flex items-start gap-2.5 text-muted">
        <ProviderIcon provider={provider} className="mt-0.5 size-5 text-ink" />
        {t('finishCopy', { provider: OAUTH_PROVIDER_NAMES[provider] })}
      </p>
      {error && !pending ? (
        <Alert tone="error" focus className="mt-5">
          {t(`error.${error}`)}
        </Alert>
      ) : null}
      <Form
        {...watch}
        method="post"
        replace
        noValidate
        className="mt-5 grid gap-6"
        onSubmit={(event) => {
          if (pending || !passes()) event.preventDefault()
        }}
      >
        <fieldset disabled={pending} className="grid min-w-0 gap-4">
          <FinishEmail
            provider={provider}
            email={email}
            emailVerified={emailVerified}
            typed={typed.email}
            error={problemAt('email')}
          />
          <NameFields words={auth} values={typed} problemAt={problemAt} />
          <Field label={auth('referralCode')} aside={auth('optional')} error={problemAt('referralCode')}>
            {(control) => (
              <TextInput
                {...control}
                name="referralCode"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                defaultValue={typed.referralCode}
              />
            )}
          </Field>
          {birth ? (
            <BroughtBirth birth={birth} left={typed.leave_birth === 'on'} problem={problemAt('leave_birth')} />
          ) : null}
        </fieldset>
        <Button type="submit" variant="primary" pending={pending}>
          {t(pending ? 'creating' : 'create')}
        </Button>
        <ConsentLine />
      </Form>
      <p className="mt-5 text-center text-sm">
        <Link to="/login" className="font-semibold text-accent underline-offset-4 hover:underline">
          {t('startOver')}
        </Link>
      </p>
    </Card>
  )
}
