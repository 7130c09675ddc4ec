import { Form, Link } from '@remix-run/react'
import { useEffect } from 'react'
import { useT } from '~/locales/use-t'
import { type Refusal, useFormProblems } from '~/platform/use-form-problems'
import { useSentIntent } from '~/platform/use-sent-intent'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { PasswordField } from '~/ui/password-field'
import { TextInput } from '~/ui/text-input'

export type SignInRefusal = Refusal<'invalidCredentials' | 'tooManyAttempts' | 'signInFailed'> & { email: string }

/** E-mail and password. Refused, it keeps the e-mail and clears the password. */
export function SignInForm({ refusal }: { refusal: SignInRefusal | undefined }) {
  const t = useT('auth')
  const pending = useSentIntent() !== null
  const { error, problemAt, passes, watch } = useFormProblems(
    refusal,
    async () => (await import('./auth.check')).checkSignIn,
  )

  useEffect(() => {
    const password = watch.ref.current?.elements.namedItem('password')
    if (refusal?.error && password instanceof HTMLInputElement) password.value = ''
  }, [refusal, watch.ref])

  return (
    <Card as="section" raised aria-labelledby="sign-in">
      <h1 id="sign-in">{t('signInHeading')}</h1>
      <p className="mt-2 text-muted">{t('signInCopy')}</p>
      {error && !pending ? (
        <Alert tone="error" focus className="mt-5">
          {t(error)}
        </Alert>
      ) : null}
      <Form
        {...watch}
        method="post"
        replace
        noValidate
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          if (pending || !passes()) event.preventDefault()
        }}
      >
        <fieldset disabled={pending} className="grid min-w-0 gap-4">
          <Field label={t('email')} error={problemAt('email')}>
            {(control) => (
              <TextInput
                {...control}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                required
                defaultValue={refusal?.email}
              />
            )}
          </Field>
          <PasswordField
            label={t('password')}
            error={problemAt('password')}
            name="password"
            autoComplete="current-password"
            required
          />
        </fieldset>
        <Button type="submit" variant="primary" pending={pending}>
          {t(pending ? 'signingIn' : 'signIn')}
        </Button>
      </Form>
      <p className="mt-5 text-center text-sm text-muted">
        {t('noAccount')}{' '}
        <Link to="/register" className="font-semibold text-accent underline-offset-4 hover:underline">
          {t('signUp')}
        </Link>
      </p>
    </Card>
  )
}
