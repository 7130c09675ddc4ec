import { Form, Link } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { OAUTH_PROVIDER_NAMES, type OauthProvider } from '~/domain/membership/account/oauth-providers'
import { isSentByScript } from '~/domain/membership/account/step-up'
import { STEP_UP_CODE_MINUTES, VERIFY_PATH } from '~/domain/membership/limits'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { PasswordField } from '~/ui/controls/password-field'
import { TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import { CANCEL, type VerifyAnswer, type VerifyPage } from './verify'

type StepUpPage = Extract<VerifyPage, { state: 'ask' }>

type Props = {
  page: VerifyPage
  answer: VerifyAnswer | undefined
  /** What came of a way that led elsewhere. */
  news: ReactNode
  /** The button that asks for a passkey. */
  passkey: ReactNode
}

/** Asks a member to show that it is them; then sends the form that waited. */
export function VerifyCard({ page, ...asked }: Props) {
  return page.state === 'proved' ? <Resume page={page} /> : <Ask page={page} {...asked} />
}

function Ask({ page, answer, news, passkey }: Props & { page: StepUpPage }) {
  const t = useT('verify')
  const sent = useSentIntent()
  const { task, email, hasPassword, hasPasskey, providers, code } = page
  return (
    <Card as="section" raised aria-labelledby="verify" className="grid gap-4">
      <div>
        <h1 id="verify">{t('title')}</h1>
        <p className="mt-2 text-pretty text-muted">{t(task ? `ask.${task}` : 'ask')}</p>
      </div>
      {sent ? null : <FormAlert error={answer?.error ?? null} words={() => ''} />}
      {answer ? null : news}
      {answer?.problems.passkey && !sent ? (
        <Alert tone="error" focus>
          {t('problem.passkey.wrong')}
        </Alert>
      ) : null}
      {hasPasskey ? passkey : null}
      {hasPassword ? <PasswordProof email={email} answer={answer} pending={sent === 'password'} /> : null}
      {providers.map((provider) => (
        <ProviderProof key={provider} provider={provider} />
      ))}
      {code === 'none' ? null : <CodeProof email={email} isSent={code === 'sent'} answer={answer} sent={sent} />}
      <Form method="post" replace className="grid">
        <Button type="submit" name="intent" value={CANCEL} variant="ghost" pending={sent === CANCEL}>
          {t('cancel')}
        </Button>
      </Form>
    </Card>
  )
}

type ProofProps = { email: string; answer: VerifyAnswer | undefined }

function PasswordProof({ email, answer, pending }: ProofProps & { pending: boolean }) {
  const t = useT('verify')
  const passwords = useT('passwords')
  const fields = useT('fields')
  const form = useFocusOnProblem(answer)
  const problem = pending ? undefined : answer?.problems.currentPassword
  return (
    <Form ref={form} method="post" replace noValidate className="grid gap-4">
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={passwords('currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        required
        error={problem && fields(problem as Key<'fields'>)}
      />
      <Button type="submit" name="intent" value="password" variant="primary" pending={pending}>
        {t('confirm')}
      </Button>
    </Form>
  )
}

/** Leads over another site; the browser sends it itself. */
function ProviderProof({ provider }: { provider: OauthProvider }) {
  const t = useT('verify')
  return (
    <form method="post" action={`/oauth/${provider}`} className="grid">
      <input type="hidden" name="purpose" value="prove" />
      <input type="hidden" name="redirect" value={VERIFY_PATH} />
      <Button type="submit">{t('confirmWith', { provider: OAUTH_PROVIDER_NAMES[provider] })}</Button>
    </form>
  )
}

function CodeProof({ email, isSent, answer, sent }: ProofProps & { isSent: boolean; sent: string | null }) {
  const t = useT('verify')
  const form = useFocusOnProblem(answer)
  const problem = sent ? undefined : answer?.problems.code
  return (
    <>
      {isSent ? (
        <Form ref={form} method="post" replace noValidate className="grid gap-4">
          <p role="status" className="text-pretty wrap-anywhere">
            {t('codeSent', { email, minutes: STEP_UP_CODE_MINUTES })}
          </p>
          <Field label={t('code')} error={problem && t(`problem.${problem}` as Key<'verify'>)}>
            {(control) => (
              <TextInput
                {...control}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                required
              />
            )}
          </Field>
          <Button type="submit" name="intent" value="code" variant="primary" pending={sent === 'code'}>
            {t('confirm')}
          </Button>
        </Form>
      ) : null}
      <Form method="post" replace className="grid">
        <Button
          type="submit"
          name="intent"
          value="send-code"
          variant={isSent ? 'ghost' : 'quiet'}
          pending={sent === 'send-code'}
        >
          {t(isSent ? 'codeAgain' : 'codeMail')}
        </Button>
      </Form>
    </>
  )
}

/** The form that waited, as it was sent: by a script where its task allows that, else by its button. */
function Resume({ page: { task, back, form } }: { page: Extract<VerifyPage, { state: 'proved' }> }) {
  const t = useT('verify')
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isSentByScript(task)) element.current?.requestSubmit()
  }, [task])
  return (
    <Card as="section" raised aria-labelledby="verify" className="grid gap-4">
      <h1 id="verify">{t('provedTitle')}</h1>
      <form ref={element} method="post" action={form.action} className="grid">
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="primary">
          {t(`go.${task}`)}
        </Button>
      </form>
      <Link to={back} className="text-center font-semibold text-accent underline-offset-4 hover:underline">
        {t('back')}
      </Link>
    </Card>
  )
}
