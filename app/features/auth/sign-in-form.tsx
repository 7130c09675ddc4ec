import { Form, Link } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { registerPath } from '~/domain/membership/account/redirect-path'
import { useT } from '~/locales/use-t'
import { useFormProblems } from '~/platform/client/use-form-problems'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { PasswordField } from '~/ui/controls/password-field'
import { TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { ResendForm } from './confirm/resend-form'
import { FORGOT, type SignInAnswer, type SignInError } from './sign-in-answer'
import { useTarget } from './use-target'

type Props = {
  answer: SignInAnswer | undefined
  /** Why the visitor was sent here; shown above the form until it has a result. */
  news?: ReactNode
  /** Other ways in, below the form. */
  otherWays?: ReactNode
}

/** Email and password, or the email alone to reset the password. When refused, it keeps the email and clears the password. */
export function SignInForm({ answer, news, otherWays }: Props) {
  const t = useT('auth')
  const target = useTarget()
  const intent = useSentIntent()
  const pending = intent !== null
  const { error, problemAt, passes, watch } = useFormProblems(
    answer,
    async () => (await import('./auth.check')).checkSignIn,
  )

  useEffect(() => {
    const password = watch.ref.current?.elements.namedItem('password')
    if (answer?.error && password instanceof HTMLInputElement) password.value = ''
  }, [answer, watch.ref])

  return (
    <Card as="section" raised aria-labelledby="sign-in">
      <h1 id="sign-in">{t('signInHeading')}</h1>
      <p className="mt-2 text-muted">{t('signInCopy')}</p>
      {pending ? null : <SignInResult error={error} resetSent={answer?.resetSent ?? false} className="mt-5" />}
      {answer || pending ? null : news}
      <Form
        {...watch}
        method="post"
        replace
        noValidate
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          // A reset needs only the email, which the server checks.
          const isForgotten = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === FORGOT
          if (pending || !(isForgotten || passes())) event.preventDefault()
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
                defaultValue={answer?.email}
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
        <Button type="submit" variant="primary" pending={intent === 'sent'}>
          {t(intent === 'sent' ? 'signingIn' : 'signIn')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value={FORGOT}
          variant="ghost"
          pending={intent === FORGOT}
          disabled={intent === FORGOT || answer?.resetSent}
        >
          {t(intent === FORGOT ? 'resetSending' : 'forgotPassword')}
        </Button>
      </Form>
      {otherWays}
      <p className="mt-5 text-center text-sm text-muted">
        {t('noAccount')}{' '}
        <Link to={registerPath(target)} className="font-semibold text-accent underline-offset-4 hover:underline">
          {t('signUp')}
        </Link>
      </p>
    </Card>
  )
}

type SignInResultProps = { error: SignInError | null; resetSent: boolean; className?: string }

/** The result of the last attempt, above the form: why it failed, or that a mail was sent. */
function SignInResult({ error, resetSent, className }: SignInResultProps) {
  const t = useT('auth')
  if (error === 'confirmFirst') {
    return (
      <div className={`grid gap-3 ${className}`}>
        <Alert tone="error" focus>
          {t(error)}
        </Alert>
        <ResendForm />
      </div>
    )
  }
  if (error) {
    return (
      <Alert tone="error" focus className={className}>
        {t(error)}
      </Alert>
    )
  }
  return resetSent ? (
    <Alert tone="success" focus title={t('resetSentTitle')} className={className}>
      <p>{t('resetSentText')}</p>
    </Alert>
  ) : null
}
