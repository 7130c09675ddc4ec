import { Form, Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { DELETION_DELAY_DAYS } from '~/domain/membership/limits'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import { useT } from '~/locales/use-t'
import { useFormProblems } from '~/platform/client/use-form-problems'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { PasswordField } from '~/ui/controls/password-field'
import { TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { Dialog } from '~/ui/overlays/dialog'
import { FormAlert } from '~/ui/states/form-alert'
import { useHydrated } from '~/ui/use-hydrated'
import { type AccountAnswer, answerTo, type Leaving } from './account'

type LeaveCardProps = {
  username: string
  email: string
  hasPassword: boolean
  renews: boolean
  answer: AccountAnswer | undefined
}

/** Deactivation and deletion of the account. */
export function LeaveCard(props: LeaveCardProps) {
  const t = useT('account')
  return (
    <Card as="section" aria-labelledby="account-leave">
      <h2 id="account-leave" className="text-lg">
        {t('leaveTitle')}
      </h2>
      <div className="divide-y divide-line">
        <LeaveOption {...props} how="deactivate" />
        <LeaveOption {...props} how="delete" />
      </div>
    </Card>
  )
}

/** One of the two, with its form in a dialog, or without scripts below. */
function LeaveOption({ how, answer: anyAnswer, ...member }: LeaveCardProps & { how: Leaving }) {
  const t = useT('account')
  const common = useT('common')
  const answer = answerTo(anyAnswer, how)
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  // A refusal that the page was rendered with is shown in the dialog.
  useEffect(() => {
    if (answer) setIsOpen(true)
  }, [answer])
  const form = <LeaveForm how={how} {...member} answer={answer} />
  return (
    <div className="py-4 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-64 text-muted">{t(`leave.${how}.copy`, { days: DELETION_DELAY_DAYS })}</p>
        <Button
          size="s"
          aria-haspopup="dialog"
          className={`noscript:hidden ${how === 'delete' ? 'text-danger!' : ''}`}
          onClick={() => setIsOpen(true)}
        >
          {t(`leave.${how}`)}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t(`leave.${how}.title`)}
        closeLabel={common('close')}
      >
        {form}
      </Dialog>
      {isHydrated ? null : (
        <div className="mt-4 hidden noscript:block">
          <h3 className="mb-2">{t(`leave.${how}.title`)}</h3>
          {form}
        </div>
      )}
    </div>
  )
}

type LeaveFormProps = {
  how: Leaving
  username: string
  email: string
  hasPassword: boolean
  renews: boolean
  answer: AccountAnswer | undefined
}

/** What happens on leaving, and the password or, without one, the username that confirms it. */
function LeaveForm({ how, username, email, hasPassword, renews, answer }: LeaveFormProps) {
  const t = useT('account')
  const pending = useSentIntent() === how
  // The hub closes the socket before the response arrives, which would reload the page.
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

/** The current password, as a confirmation. */
export function PresentPassword({ email, error }: { email: string; error: string | undefined }) {
  const t = useT('passwords')
  return (
    <>
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        required
        error={error}
      />
    </>
  )
}
