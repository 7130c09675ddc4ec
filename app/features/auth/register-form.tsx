import { Form, Link, useFetcher } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { signInPath } from '~/domain/membership/account/redirect-path'
import { REFERRAL_CODE_PATTERN, toReferralCode } from '~/domain/membership/premium/referrals'
import { useT } from '~/locales/use-t'
import type { ReferralAnswer } from '~/platform/account/referral.server'
import type { BroughtChart } from '~/platform/chart/birth-draft.server'
import { findInstant, searchNearestTowns, searchPlaces } from '~/platform/chart/birth-hints'
import { useFormProblems } from '~/platform/client/use-form-problems'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { BirthFields } from '~/ui/birth-fields/birth-fields'
import type { BirthValues } from '~/ui/birth-fields/birth-values'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { ConsentLine } from '~/ui/controls/consent-line'
import { Field } from '~/ui/controls/field'
import { NameFields } from '~/ui/controls/name-fields'
import { NewPasswordFields } from '~/ui/controls/new-password-fields'
import { TextInput } from '~/ui/controls/text-input'
import { CheckIcon, ChevronLeftIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import type { RegistrationAnswer, RegistrationError } from './registration-answer'
import { SignOutForm } from './sign-out-form'
import { useRegistrationDraft, useRegistrationStep } from './use-registration'
import { useTarget } from './use-target'

const WITHOUT_SCRIPTS = '[data-step]{display:grid!important}[data-scripted]{display:none!important}'

type Props = {
  answer: RegistrationAnswer | undefined
  referral: ReferralAnswer | null
  /** Birth data from the landing page. */
  birth: Partial<BirthValues> | null
  /** The same as text. */
  chart: BroughtChart | null
  /** `YYYY-MM-DD`: the latest birth date that can be entered. */
  latestDate: string
  /** Other ways in, below step one. */
  otherWays?: ReactNode
}

/** Registration in two steps of one form: the account, then the birth data, which may be skipped. */
export function RegisterForm({ answer, referral, birth, chart, latestDate, otherWays }: Props) {
  const t = useT('auth')
  const target = useTarget()
  const errorText = useErrorText()
  const intent = useSentIntent()
  const { step, action, showFirst, goBack } = useRegistrationStep(answer)
  const { error, problemAt, passes, watch } = useFormProblems(
    answer,
    async () => (await import('./auth.check')).checkAccount,
  )
  const draft = useRegistrationDraft(watch.ref, { code: referral?.code ?? '', birth })
  const [isBirthTyped, setBirthTyped] = useState(false)
  const isBirthChanged = isBirthTyped || draft.restoredBirth !== null

  const stepProps = (number: 1 | 2) => ({
    number,
    shown: step === number,
    disabled: intent !== null,
    focus: error === null && Object.keys({ ...answer?.problems, ...answer?.birth.problems }).length === 0,
  })

  return (
    <Card as="section" raised aria-labelledby="register">
      <noscript>
        <style>{WITHOUT_SCRIPTS}</style>
      </noscript>
      <h1 id="register">{t('registerTitle')}</h1>
      {chart && step === 1 && !isBirthChanged ? (
        <BroughtChartLine chart={chart} />
      ) : (
        <p className="mt-2 text-muted">{t('registerCopy')}</p>
      )}
      {error && intent === null ? (
        <Alert tone="error" focus className="mt-5">
          {errorText(error)}
        </Alert>
      ) : null}
      <Form
        {...watch}
        method="post"
        action={action}
        replace
        noValidate
        className="mt-5 grid gap-6"
        onInput={(event) => {
          watch.onInput(event)
          draft.onInput(event)
        }}
        onSubmit={(event) => {
          if (intent === null && passes()) return
          event.preventDefault()
          if (intent === null) showFirst()
        }}
      >
        <RegistrationStep {...stepProps(1)} title={t('accountStep')}>
          <AccountFields values={answer?.values ?? {}} problemAt={problemAt} referral={referral} />
        </RegistrationStep>
        {step === 1 ? (
          <Button
            data-scripted
            type="submit"
            name="intent"
            value="check"
            variant="primary"
            pending={intent === 'check'}
          >
            {t(intent === 'check' ? 'checking' : 'continue')}
          </Button>
        ) : null}
        <RegistrationStep {...stepProps(2)} title={t('birthStep')}>
          <div onChange={() => setBirthTyped(true)}>
            <BirthStep
              // Remounts the fields with what this tab stored.
              key={JSON.stringify(draft.restoredBirth)}
              answer={answer?.birth}
              initial={{ ...birth, ...draft.restoredBirth, ...answer?.values }}
              latestDate={latestDate}
            />
          </div>
        </RegistrationStep>
        <div data-step="2" className={`gap-3 ${step === 2 ? 'grid' : 'hidden'}`}>
          <Button type="submit" name="intent" value="birth" variant="primary" pending={intent === 'birth'}>
            {t(intent === 'birth' ? 'registering' : 'addBirthData')}
          </Button>
          <Button type="submit" name="intent" value="skip" pending={intent === 'skip'}>
            {t(intent === 'skip' ? 'registering' : 'skip')}
          </Button>
          <Button data-scripted variant="ghost" onClick={goBack}>
            <ChevronLeftIcon className="size-4.5" />
            {t('back')}
          </Button>
        </div>
        <ConsentLine />
      </Form>
      {step === 1 ? otherWays : null}
      <p className="mt-5 text-center text-sm text-muted">
        {t('haveAccount')}{' '}
        <Link to={signInPath(target)} className="font-semibold text-accent underline-offset-4 hover:underline">
          {t('signInLink')}
        </Link>
      </p>
    </Card>
  )
}

/** The chart from the landing page, shown until step two shows its birth data. */
function BroughtChartLine({ chart: { type, date, time, place } }: { chart: BroughtChart }) {
  const t = useT('auth')
  return (
    <p className="mt-2 wrap-anywhere text-muted">
      {t('broughtChart')} <span className="text-ink">{[type, date, time, place].filter(Boolean).join(' · ')}</span>
    </p>
  )
}

function useErrorText() {
  const t = useT('auth')
  const fields = useT('fields')
  return (error: RegistrationError) =>
    error === 'email.taken' || error === 'username.taken' ? fields(error) : t(error)
}

type AccountFieldsProps = {
  /** Typed before, by field name. */
  values: Record<string, string>
  problemAt: (name: string) => string | undefined
  referral: ReferralAnswer | null
}

/** Step one of registration: names, email and password. */
function AccountFields({ values, problemAt, referral }: AccountFieldsProps) {
  const t = useT('auth')
  return (
    <>
      <NameFields words={t} values={values} problemAt={problemAt} />
      <Field label={t('email')} error={problemAt('email')}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={values.email}
          />
        )}
      </Field>
      <NewPasswordFields problemAt={problemAt} />
      <ReferralCodeField
        initial={values.referralCode ?? referral?.code ?? ''}
        known={referral}
        error={problemAt('referralCode')}
      />
    </>
  )
}

const DEBOUNCE_MILLISECONDS = 350

type ReferralCodeFieldProps = {
  initial: string
  /** The lookup of the initial code. */
  known: ReferralAnswer | null
  error: string | undefined
}

/** The optional referral code, looked up while it is typed. */
function ReferralCodeField({ initial, known, error }: ReferralCodeFieldProps) {
  const t = useT('auth')
  const fields = useT('fields')
  const [typed, setTyped] = useState(initial)
  const { data, load, state } = useFetcher<ReferralAnswer>()
  const code = toReferralCode(typed)
  const answer = [data, known].find((it) => it?.code === code)
  const wanted = REFERRAL_CODE_PATTERN.test(code) && !answer

  useEffect(() => {
    if (!wanted) return
    const rest = setTimeout(
      () => load(`/resources/referral-code?code=${encodeURIComponent(code)}`),
      DEBOUNCE_MILLISECONDS,
    )
    return () => clearTimeout(rest)
  }, [wanted, code, load])

  const unknown = answer?.state === 'unknown' && REFERRAL_CODE_PATTERN.test(code)
  return (
    <Field
      label={t('referralCode')}
      aside={t('optional')}
      error={error ?? (unknown ? <span role="status">{fields('referralCode.unknown')}</span> : undefined)}
      hint={
        <span role="status" className="flex min-h-5 items-center gap-1.5">
          {answer?.state === 'valid' ? (
            <>
              <CheckIcon className="size-4 text-ok" />
              {t('referralValid')}
            </>
          ) : null}
          {answer?.state === 'unchecked' ? t('referralWait') : null}
          {wanted && state === 'loading' ? t('referralChecking') : null}
        </span>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          name="referralCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  )
}

type BirthStepProps = {
  answer: RegistrationAnswer['birth'] | undefined
  initial: Partial<BirthValues>
  /** `YYYY-MM-DD`: the latest birth date that can be entered. */
  latestDate: string
}

/** Step two of registration: the birth data. */
function BirthStep({ answer, initial, latestDate }: BirthStepProps) {
  const t = useT('auth')
  const birthWords = useT('birth')
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('birthCopy')}</p>
      <BirthFields
        {...answer}
        initial={initial}
        latestDate={latestDate}
        searchPlaces={searchPlaces}
        searchNearestTowns={searchNearestTowns}
        findInstant={findInstant}
      />
      <p className="text-sm text-muted">{birthWords('essential')}</p>
    </div>
  )
}

type RegistrationStepProps = {
  number: 1 | 2
  title: string
  shown: boolean
  disabled: boolean
  /** Focuses the heading when the step appears, unless a problem has the focus. */
  focus: boolean
  children: ReactNode
}

/** One of the two steps. Both stay in the form, so that nothing typed is lost; without scripts both are visible. */
function RegistrationStep({ number, title, shown, disabled, focus, children }: RegistrationStepProps) {
  const t = useT('auth')
  const heading = useRef<HTMLHeadingElement>(null)
  const wasShown = useRef(shown)

  useEffect(() => {
    const appeared = shown && !wasShown.current
    wasShown.current = shown
    if (appeared && focus) heading.current?.focus()
  }, [shown, focus])

  return (
    <fieldset data-step={number} disabled={disabled} className={`min-w-0 gap-4 ${shown ? 'grid' : 'hidden'}`}>
      <legend className="mb-4">
        <span className="block text-sm text-muted">{t('step', { step: number })}</span>
        <h2 ref={heading} tabIndex={-1} className="text-lg">
          {title}
        </h2>
      </legend>
      {children}
    </fieldset>
  )
}

type SignedInProps = { name: string; referralCode: string }

/** For a signed-in member who opens an invitation: their session ends only if they choose so. */
export function SignedInCard({ name, referralCode }: SignedInProps) {
  const t = useT('auth')
  return (
    <Card as="section" raised aria-labelledby="signed-in" className="grid gap-4">
      <h1 id="signed-in">{t('signedInTitle', { name })}</h1>
      <p className="text-muted">{t('signedInCopy', { code: referralCode })}</p>
      <SignOutForm referralCode={referralCode} className="grid">
        <Button type="submit" variant="primary">
          {t('signOutAndCreate')}
        </Button>
      </SignOutForm>
      <ButtonLink to="/app/dashboard">{t('stay')}</ButtonLink>
    </Card>
  )
}
