import { Form, Link } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { signInPath } from '~/domain/membership/account/redirect-path'
import { useT } from '~/locales/use-t'
import type { BroughtChart } from '~/platform/account/brought-chart.server'
import type { ReferralAnswer } from '~/platform/account/referral'
import { useFormProblems } from '~/platform/forms/use-form-problems'
import { useSentIntent } from '~/platform/forms/use-sent-intent'
import type { BirthValues } from '~/ui/birth-fields/birth-values'
import { Button } from '~/ui/controls/button'
import { ConsentLine } from '~/ui/controls/consent-line'
import { ChevronLeftIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { AccountFields } from './account-fields'
import { BirthStep } from './birth-step'
import type { RegistrationAnswer, RegistrationError } from './registration-answer'
import { RegistrationStep } from './registration-step'
import { useTarget } from './use-target'

const WITHOUT_SCRIPTS = '[data-step]{display:grid!important}[data-scripted]{display:none!important}'

type Props = {
  answer: RegistrationAnswer | undefined
  referral: ReferralAnswer | null
  /** Birth data brought along from the front page. */
  birth: Partial<BirthValues> | null
  /** The same in words. */
  chart: BroughtChart | null
  /** `YYYY-MM-DD`: no later birth can be entered. */
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
  const [step, setStep] = useState<1 | 2>(answer?.step ?? 1)
  const [isBirthChanged, setBirthChanged] = useState(false)
  const { error, problemAt, passes, watch } = useFormProblems(
    answer,
    async () => (await import('./auth.check')).checkAccount,
  )

  useEffect(() => {
    if (answer) setStep(answer.step)
  }, [answer])

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
        replace
        noValidate
        className="mt-5 grid gap-6"
        onSubmit={(event) => {
          if (intent === null && passes()) return
          event.preventDefault()
          if (intent === null) setStep(1)
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
          <div onChange={() => setBirthChanged(true)}>
            <BirthStep answer={answer?.birth} initial={{ ...birth, ...answer?.values }} latestDate={latestDate} />
          </div>
        </RegistrationStep>
        <div data-step="2" className={`gap-3 ${step === 2 ? 'grid' : 'hidden'}`}>
          <Button type="submit" name="intent" value="birth" variant="primary" pending={intent === 'birth'}>
            {t(intent === 'birth' ? 'registering' : 'addBirthData')}
          </Button>
          <Button type="submit" name="intent" value="skip" pending={intent === 'skip'}>
            {t(intent === 'skip' ? 'registering' : 'skip')}
          </Button>
          <Button data-scripted variant="ghost" onClick={() => setStep(1)}>
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

/** The chart that comes along, until step two has its birth data in fields. */
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
