import { Form, Link } from '@remix-run/react'
import { OAUTH_PROVIDER_NAMES, type OauthProvider } from '~/domain/membership/account/oauth-providers'
import { useT } from '~/locales/use-t'
import type { BroughtChart } from '~/platform/chart/birth-draft.server'
import { useFormProblems } from '~/platform/client/use-form-problems'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { ConsentLine } from '~/ui/controls/consent-line'
import { Field } from '~/ui/controls/field'
import { NameFields } from '~/ui/controls/name-fields'
import { TextInput } from '~/ui/controls/text-input'
import { CheckIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import type { FinishAnswer } from './finish.schema'
import { ProviderIcon } from './provider-icon'

type FinishFormProps = {
  provider: OauthProvider
  email: string | null
  emailVerified: boolean
  values: { full_name: string; username: string; referralCode: string }
  /** What they brought from the front page; null where they brought nothing. */
  birth: BroughtChart | null
  answer: FinishAnswer | undefined
}

/** What a newcomer from a provider still has to say before there is an account. */
export function FinishForm({ provider, email, emailVerified, values, birth, answer }: FinishFormProps) {
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

type FinishEmailProps = {
  provider: OauthProvider
  email: string | null
  emailVerified: boolean
  typed: string | undefined
  error: string | undefined
}

/** The address the provider told, to read; where it told none, a field for one. */
function FinishEmail({ provider, email, emailVerified, typed, error }: FinishEmailProps) {
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

type BroughtBirthProps = {
  birth: BroughtChart
  /** They want it left out. */
  left: boolean
  problem: string | undefined
}

/** The birth data that come along from the front page, to read, and a way to leave them out. */
function BroughtBirth({ birth: { type, date, time, place }, left, problem }: BroughtBirthProps) {
  const t = useT('oauth')
  return (
    <div className="grid gap-2">
      <dl>
        <dt className="mb-1 text-sm font-semibold">{t('birth')}</dt>
        <dd className="wrap-anywhere">{[type, date, time, place].filter(Boolean).join(' · ')}</dd>
        <dd className="mt-1 text-sm text-muted">{t('birthCopy')}</dd>
      </dl>
      <Checkbox name="leave_birth" value="on" defaultChecked={left} label={t('leaveBirth')} error={problem} />
    </div>
  )
}
