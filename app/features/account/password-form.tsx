import { Form } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { useFormProblems } from '~/platform/use-form-problems'
import { useSentIntent } from '~/platform/use-sent-intent'
import { Button } from '~/ui/button'
import { FormAlert } from '~/ui/form-alert'
import { NewPasswordFields } from '~/ui/new-password-fields'
import type { AccountAnswer } from './account'
import { PresentPassword } from './present-password'

/** The present password, and the new one twice. */
export function PasswordForm({ email, answer }: { email: string; answer: AccountAnswer | undefined }) {
  const t = useT('account')
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
      <fieldset disabled={pending} className="grid min-w-0 gap-4">
        <PresentPassword email={email} error={problemAt('currentPassword')} />
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
