import { Form } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { useFormProblems } from '~/platform/use-form-problems'
import { useSentIntent } from '~/platform/use-sent-intent'
import { Button } from '~/ui/button'
import { FormAlert } from '~/ui/form-alert'
import { NewPasswordFields } from '~/ui/new-password-fields'
import { PasswordField } from '~/ui/password-field'
import type { AccountAnswer } from './account'

/** The present password, and the new one twice. */
export function PasswordForm({ email, answer }: { email: string; answer: AccountAnswer | undefined }) {
  const t = useT('account')
  const passwords = useT('passwords')
  const pending = useSentIntent() === 'password'
  const { error, problemAt, passes, watch } = useFormProblems(
    answer,
    async () => (await import('./account.check')).checkChangePassword,
  )
  return (
    <Form
      {...watch}
      method="post"
      replace
      preventScrollReset
      noValidate
      className="mt-4 grid max-w-100 gap-4"
      onSubmit={(event) => {
        if (pending || !passes()) event.preventDefault()
      }}
    >
      {pending ? null : <FormAlert error={error} words={() => ''} />}
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <fieldset disabled={pending} className="grid min-w-0 gap-4">
        <PasswordField
          label={passwords('currentPassword')}
          name="currentPassword"
          autoComplete="current-password"
          required
          error={problemAt('currentPassword')}
        />
        <NewPasswordFields problemAt={problemAt} replacing />
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        name="intent"
        value="password"
        pending={pending}
        className="justify-self-start"
      >
        {t(pending ? 'passwordSaving' : 'passwordSave')}
      </Button>
    </Form>
  )
}
