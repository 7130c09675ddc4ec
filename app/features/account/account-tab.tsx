import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { RESET_LINK_MINUTES } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'
import { useFormProblems } from '~/platform/client/use-form-problems'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { NewPasswordFields } from '~/ui/controls/new-password-fields'
import { CheckIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { DoneNote } from '~/ui/states/done-note'
import { EndedAccessNote } from '~/ui/states/ended-access-note'
import { FormAlert } from '~/ui/states/form-alert'
import { type AccountAnswer, answerTo } from './account'
import type { AccountData } from './account.server'
import { DownloadData } from './download-data'
import { LeaveCard, PresentPassword } from './leave-card'
import { SessionsCard } from './sessions-card'

type AccountTabProps = {
  data: AccountData
  answer: AccountAnswer | undefined
  /** Below the address: the form that sends the confirmation mail again. */
  confirmation: ReactNode
  linkedSignIns: ReactNode
  /** The names of the linked providers. */
  linkedProviders: string[]
  passkeys: ReactNode
}

/** Address, password, sign-ins, sessions, export, and leaving. */
export function AccountTab({ data, answer, confirmation, linkedSignIns, linkedProviders, passkeys }: AccountTabProps) {
  return (
    <div className="grid max-w-170 gap-4">
      <EmailCard {...data} confirmation={confirmation} />
      <PasswordCard {...data} answer={answer} />
      {linkedSignIns}
      {passkeys}
      <SessionsCard {...data} providers={linkedProviders} answer={answer} />
      <ApiTokensCard />
      <ExportCard />
      <LeaveCard {...data} answer={answer} />
    </div>
  )
}

type EmailCardProps = {
  email: string
  isConfirmed: boolean | null
  pendingEmail: string | null
  confirmation: ReactNode
}

/** The address, whether it is confirmed, and a new one that awaits confirmation. */
function EmailCard({ email, isConfirmed, pendingEmail, confirmation }: EmailCardProps) {
  const t = useT('account')
  return (
    <Card as="section" aria-labelledby="account-email">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 id="account-email" className="text-lg">
            {t('emailTitle')}
          </h2>
          <p className="mt-1 font-semibold wrap-anywhere">{email}</p>
          {isConfirmed ? (
            <p className="mt-0.5 flex items-center gap-1.5 text-sm text-ok">
              <CheckIcon className="size-4" />
              {t('emailConfirmed')}
            </p>
          ) : null}
          {isConfirmed === false ? <p className="mt-0.5 text-sm text-muted">{t('emailUnconfirmed')}</p> : null}
        </div>
        <ButtonLink to="/app/settings?tab=personal#email" size="s" aria-label={t('emailChangeNamed')}>
          {t('emailChange')}
        </ButtonLink>
      </div>
      {pendingEmail ? (
        <p className="mt-3 text-sm wrap-anywhere text-muted">{t('emailPending', { email: pendingEmail })}</p>
      ) : null}
      {isConfirmed === false ? confirmation : null}
    </Card>
  )
}

/** Links to the tokens for the public API. */
function ApiTokensCard() {
  const t = useT('account')
  return (
    <Card as="section" aria-labelledby="account-programs">
      <h2 id="account-programs" className="text-lg">
        {t('programsTitle')}
      </h2>
      <p className="mt-1 text-pretty text-muted">{t('programsCopy')}</p>
      <ButtonLink to="/app/settings/tokens" size="s" className="mt-3">
        {t('programsLink')}
      </ButtonLink>
    </Card>
  )
}

/** The download of all the member's data. */
function ExportCard() {
  const t = useT('account')
  return (
    <Card as="section" aria-labelledby="account-export">
      <h2 id="account-export" className="text-lg">
        {t('exportTitle')}
      </h2>
      <p className="mt-1 text-muted">{t('exportCopy')}</p>
      <DownloadData className="mt-3" />
    </Card>
  )
}

type PasswordCardProps = { email: string; hasPassword: boolean; answer: AccountAnswer | undefined }

/** The password: changed with the present one, or set by a mailed link where there is none. */
function PasswordCard({ email, hasPassword, answer }: PasswordCardProps) {
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
function ChangePassword({ email, answer }: Omit<PasswordCardProps, 'hasPassword'>) {
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

function FirstPassword({ email, answer }: Omit<PasswordCardProps, 'hasPassword'>) {
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
