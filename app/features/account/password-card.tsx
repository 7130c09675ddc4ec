import { Form } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { RESET_LINK_MINUTES } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'
import { useFormProblems } from '~/platform/client/use-form-problems'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { NewPasswordFields } from '~/ui/controls/new-password-fields'
import { Card } from '~/ui/layout/card'
import { DoneNote } from '~/ui/states/done-note'
import { EndedAccessNote } from '~/ui/states/ended-access-note'
import { FormAlert } from '~/ui/states/form-alert'
import { type AccountAnswer, answerTo } from './account'
import { PresentPassword } from './present-password'

type Props = { email: string; hasPassword: boolean; answer: AccountAnswer | undefined }

/** The password: changed with the present one, or set by a mailed link where there is none. */
export function PasswordCard({ email, hasPassword, answer }: Props) {
  const t = useT('account')
  const change = answerTo(answer, 'password')
  const changed = change?.done ? change : null
  return (
    <Card as="section" aria-labelledby="account-password">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="account-password" className="text-lg">
          {t('passwordTitle')}
        </h2>
        <DoneNote done={changed}>{t('passwordChanged')}</DoneNote>
      </div>
      <EndedAccessNote ended={changed?.ended} className="mt-1" />
      {hasPassword ? (
        <ChangePassword email={email} answer={change} />
      ) : (
        <FirstPassword email={email} answer={answerTo(answer, 'password-link')} />
      )}
    </Card>
  )
}

/** A closed form that opens on demand, and closes empty when it is done. */
function ChangePassword({ email, answer }: Omit<Props, 'hasPassword'>) {
  const t = useT('account')
  const done = answer?.done ? answer : null
  const [beginsOpen] = useState(Boolean(answer && !answer.done))
  const [round, setRound] = useState(0)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!done || !details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
    setRound((last) => last + 1)
  }, [done])
  return (
    <>
      <p className="mt-1 text-muted">{t('passwordCopy')}</p>
      <details ref={details} open={beginsOpen} className="mt-3">
        <summary className="inline-flex min-h-8.5 cursor-pointer list-none items-center rounded-control border border-line-strong px-3 py-1 text-sm font-semibold hover:bg-sunken pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          {t('passwordChange')}
        </summary>
        <PasswordForm key={round} email={email} answer={done ? undefined : answer} />
      </details>
    </>
  )
}

function FirstPassword({ email, answer }: Omit<Props, 'hasPassword'>) {
  const t = useT('account')
  const pending = useSentIntent() === 'password-link'
  return (
    <>
      <p className="mt-1 text-muted">{t('passwordNone')}</p>
      {pending ? null : <FormAlert error={answer?.error ?? null} words={() => ''} className="mt-3" />}
      <Form method="post" replace preventScrollReset className="mt-3">
        <Button type="submit" size="s" name="intent" value="password-link" pending={pending}>
          {t('passwordLink')}
        </Button>
      </Form>
      <p role="status" className="mt-2 text-sm text-muted">
        {answer?.done && !pending ? t('passwordLinkSent', { email, minutes: RESET_LINK_MINUTES }) : null}
      </p>
    </>
  )
}

/** The present password, and the new one twice. */
function PasswordForm({ email, answer }: { email: string; answer: AccountAnswer | undefined }) {
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
