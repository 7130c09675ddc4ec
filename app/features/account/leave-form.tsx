import { Form, Link } from '@remix-run/react'
import { useEffect } from 'react'
import { DELETION_DELAY_DAYS } from '~/domain/membership/limits'
import { PREMIUM_PATH } from '~/domain/membership/premium-path'
import { useT } from '~/locales/use-t'
import { useFormProblems } from '~/platform/use-form-problems'
import { useSentIntent } from '~/platform/use-sent-intent'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { FormAlert } from '~/ui/form-alert'
import { TextInput } from '~/ui/text-input'
import type { AccountAnswer, Leaving } from './account'
import { PresentPassword } from './present-password'

type Props = {
  how: Leaving
  username: string
  email: string
  hasPassword: boolean
  /** What becomes of a subscription is said to whoever has one. */
  renews: boolean
  answer: AccountAnswer | undefined
}

/** What happens on leaving, and the password that says the member means it; the username where there is no password. */
export function LeaveForm({ how, username, email, hasPassword, renews, answer }: Props) {
  const t = useT('account')
  const pending = useSentIntent() === how
  // The hub closes its socket before the answer is here, and would reload the page over it.
  useEffect(() => {
    if (!pending) return
    const { dataset } = document.documentElement
    dataset.leaving = ''
    return () => void delete dataset.leaving
  }, [pending])
  const { error, problemAt, passes, watch } = useFormProblems(
    answer,
    async () => (await import('./account.check')).checkLeave,
  )
  return (
    <>
      <ul className="grid list-disc gap-1.5 pl-5 text-muted">
        {([1, 2, 3] as const).map((at) => (
          <li key={at}>{t(`leave.${how}.what.${at}`, { days: DELETION_DELAY_DAYS })}</li>
        ))}
        {renews ? (
          <li>
            {t(`leave.${how}.premium`)}{' '}
            {how === 'deactivate' ? (
              <Link to={PREMIUM_PATH} className="text-accent underline underline-offset-4">
                {t('leave.toPremium')}
              </Link>
            ) : null}
          </li>
        ) : null}
      </ul>
      <Form
        {...watch}
        method="post"
        replace
        preventScrollReset
        noValidate
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          if (pending || !passes()) event.preventDefault()
        }}
      >
        {pending ? null : <FormAlert error={error} words={() => ''} />}
        {hasPassword ? (
          <PresentPassword email={email} error={problemAt('currentPassword')} />
        ) : (
          <Field label={t('leaveUsername', { username })} error={problemAt('username')}>
            {(control) => (
              <TextInput
                {...control}
                name="username"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            )}
          </Field>
        )}
        <Button
          type="submit"
          variant={how === 'delete' ? 'danger' : 'primary'}
          name="intent"
          value={how}
          pending={pending}
        >
          {t(`leave.${how}.${pending ? 'pending' : 'confirm'}`)}
        </Button>
      </Form>
    </>
  )
}
