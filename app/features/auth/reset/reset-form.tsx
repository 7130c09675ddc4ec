import { Form } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { useFormProblems } from '~/platform/forms/use-form-problems'
import { useSentIntent } from '~/platform/forms/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { NewPasswordFields } from '~/ui/controls/new-password-fields'
import { Card } from '~/ui/layout/card'
import { FormAlert } from '~/ui/states/form-alert'
import type { EndedLink } from '../link-state'
import type { ResetAnswer, ResetError } from './reset-page'

type Props = { email: string; answer: (ResetAnswer & { error: Exclude<ResetError, EndedLink> | null }) | undefined }

/** The new password, twice. */
export function ResetForm({ email, answer }: Props) {
  const t = useT('recovery')
  const auth = useT('auth')
  const pending = useSentIntent() !== null
  const { error, problemAt, passes, watch } = useFormProblems(
    answer,
    async () => (await import('../auth.check')).checkNewPassword,
  )
  return (
    <Card as="section" raised aria-labelledby="reset">
      <h1 id="reset">{t('resetTitle')}</h1>
      <p className="mt-2 break-words text-muted">{t('resetCopy', { email })}</p>
      {pending ? null : (
        <FormAlert
          error={error}
          words={(own) => (own === 'weakPassword' ? auth('weakPassword') : t('resetStale'))}
          className="mt-5"
        />
      )}
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
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <fieldset disabled={pending} className="grid min-w-0 gap-4">
          <NewPasswordFields problemAt={problemAt} replacing />
        </fieldset>
        <Button type="submit" variant="primary" pending={pending}>
          {t(pending ? 'resetSaving' : 'resetSave')}
        </Button>
      </Form>
    </Card>
  )
}
