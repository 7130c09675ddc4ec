import { Link, useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { PasswordField } from '~/ui/controls/password-field'
import { TextInput } from '~/ui/controls/text-input'
import { DoneNote } from '~/ui/states/done-note'
import { CANCEL_EMAIL, type PersonalAnswer, type PersonalData, RESEND_EMAIL } from './personal'

type Props = {
  data: PersonalData
  answer: PersonalAnswer | undefined
  problemAt: (name: string) => string | undefined
  isChanged: boolean
}

/** The address of the account. A new one needs the current password and a confirmation by email. */
export function EmailField({ data, answer, problemAt, isChanged }: Props) {
  const t = useT('personal')
  const input = useRef<HTMLInputElement>(null)
  useFocusOnEmail(input, answer)
  return (
    <div id="email" className="grid scroll-mt-24 gap-5">
      <div>
        <Field
          label={t('email')}
          error={problemAt('email')}
          hint={data.hasPassword ? isChanged ? t('emailChangeHint') : undefined : <NoPassword />}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              readOnly={!data.hasPassword}
              defaultValue={answer?.values.email ?? data.values.email}
              className="read-only:bg-sunken"
            />
          )}
        </Field>
        {data.waitingEmail || answer?.done === 'cancelled' ? (
          <PendingEmail email={data.waitingEmail} answer={answer} />
        ) : null}
      </div>
      {isChanged && data.hasPassword ? (
        <CurrentPassword error={problemAt('current_password')} />
      ) : data.hasPassword ? (
        <noscript>
          <PlainPassword />
        </noscript>
      ) : null}
    </div>
  )
}

function CurrentPassword({ error }: { error: string | undefined }) {
  const t = useT('personal')
  const passwords = useT('passwords')
  return (
    <PasswordField
      label={passwords('currentPassword')}
      hint={t('passwordHint')}
      error={error}
      name="current_password"
      autoComplete="current-password"
      required
    />
  )
}

/** Without scripts nothing can appear on a change, so it is always there. */
function PlainPassword() {
  const t = useT('personal')
  const passwords = useT('passwords')
  return (
    <Field label={passwords('currentPassword')} hint={t('passwordHint')}>
      {(control) => <TextInput {...control} name="current_password" type="password" autoComplete="current-password" />}
    </Field>
  )
}

function NoPassword() {
  const t = useT('personal')
  return (
    <>
      {t('emailNoPassword')}{' '}
      <Link to="?tab=account" className="font-semibold text-accent underline-offset-4 hover:underline">
        {t('setPassword')}
      </Link>
    </>
  )
}

/** Focuses the field for links to `#email`, and after a cancellation, whose button disappears. */
function useFocusOnEmail(input: RefObject<HTMLInputElement>, answer: PersonalAnswer | undefined) {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#email') input.current?.focus()
  }, [hash, input])
  useEffect(() => {
    if (answer?.done === 'cancelled') input.current?.focus()
  }, [answer, input])
}

/** The form of these buttons, which are inside another one. */
export const PENDING_EMAIL_FORM = 'waiting-email'

/** A new address that awaits confirmation, with the result of the last action. */
function PendingEmail({ email, answer }: { email: string | null; answer: PersonalAnswer | undefined }) {
  const t = useT('personal')
  const intent = useSentIntent()
  const done = answer?.done && answer.intent !== 'save' ? answer : null
  return (
    <div className="mt-2">
      {email ? (
        <div className="rounded-control border border-line bg-sunken px-3.5 py-3 text-sm">
          <p className="[overflow-wrap:anywhere]">{t('waiting', { email })}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              type="submit"
              form={PENDING_EMAIL_FORM}
              name="intent"
              value={RESEND_EMAIL}
              size="s"
              pending={intent === RESEND_EMAIL}
            >
              {t('resend')}
            </Button>
            <Button
              type="submit"
              form={PENDING_EMAIL_FORM}
              name="intent"
              value={CANCEL_EMAIL}
              size="s"
              variant="ghost"
              pending={intent === CANCEL_EMAIL}
            >
              {t('cancelChange')}
            </Button>
          </div>
        </div>
      ) : null}
      {done ? <DoneNote done={done}>{t(done.done === 'cancelled' ? 'cancelled' : 'mailed')}</DoneNote> : null}
    </div>
  )
}
