import { Form, Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { DELETION_DELAY_DAYS } from '~/domain/membership/limits'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium-path'
import { useT } from '~/locales/use-t'
import { useFormProblems } from '~/platform/forms/use-form-problems'
import { useSentIntent } from '~/platform/forms/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { Dialog } from '~/ui/overlays/dialog'
import { FormAlert } from '~/ui/states/form-alert'
import { useHydrated } from '~/ui/use-hydrated'
import { type AccountAnswer, answerTo, type Leaving } from './account'
import { PresentPassword } from './present-password'

type LeaveCardProps = {
  username: string
  email: string
  hasPassword: boolean
  renews: boolean
  answer: AccountAnswer | undefined
}

/** Going away for a while, and going for good. */
export function LeaveCard(props: LeaveCardProps) {
  const t = useT('account')
  return (
    <Card as="section" aria-labelledby="account-leave">
      <h2 id="account-leave" className="text-lg">
        {t('leaveTitle')}
      </h2>
      <div className="divide-y divide-line">
        <WayOut {...props} how="deactivate" />
        <WayOut {...props} how="delete" />
      </div>
    </Card>
  )
}

/** A way out with its question: in a window of its own, without scripts below the button's place. */
function WayOut({ how, answer: anyAnswer, ...member }: LeaveCardProps & { how: Leaving }) {
  const t = useT('account')
  const common = useT('common')
  const answer = answerTo(anyAnswer, how)
  const isHydrated = useHydrated()
  const [isAsking, setIsAsking] = useState(false)
  // A refusal of this very page being opened, as after a reload of the answer, is shown where it can be mended.
  useEffect(() => {
    if (answer) setIsAsking(true)
  }, [answer])
  const question = <LeaveForm how={how} {...member} answer={answer} />
  return (
    <div className="py-4 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-64 text-muted">{t(`leave.${how}.copy`, { days: DELETION_DELAY_DAYS })}</p>
        <Button
          size="s"
          aria-haspopup="dialog"
          className={`noscript:hidden ${how === 'delete' ? 'text-danger!' : ''}`}
          onClick={() => setIsAsking(true)}
        >
          {t(`leave.${how}`)}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(`leave.${how}.title`)}
        closeLabel={common('close')}
      >
        {question}
      </Dialog>
      {isHydrated ? null : (
        <div className="mt-4 hidden noscript:block">
          <h3 className="mb-2">{t(`leave.${how}.title`)}</h3>
          {question}
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
  /** What becomes of a subscription is said to whoever has one. */
  renews: boolean
  answer: AccountAnswer | undefined
}

/** What happens on leaving, and the password that says the member means it; the username where there is no password. */
function LeaveForm({ how, username, email, hasPassword, renews, answer }: LeaveFormProps) {
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
