import { Form, Link, useNavigation } from '@remix-run/react'
import type { ComponentType } from 'react'
import type { Chart } from '~/domain/human-design/chart/chart'
import { useT } from '~/locales/use-t'
import { findInstant, searchNearestTowns, searchPlaces } from '~/platform/chart/birth-hints'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { BirthFields } from '~/ui/birth-fields/birth-fields'
import { BirthProblem } from '~/ui/birth-fields/birth-problem'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChartIcon, HeartIcon, LockIcon, PeopleIcon, SparkIcon, SunIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { ChartView } from './chart-view'
import type { CalculatorAnswer, ServiceError } from './landing'
import { useRestoredBirth } from './restored-birth'

type Props = {
  isMember: boolean
  example: Chart
  answer: CalculatorAnswer | undefined
  /** `YYYY-MM-DD`: today where the day begins first. */
  latestDate: string
}

/** The landing page: the calculator with an example chart, then the features. */
export function LandingPage({ isMember, example, answer, latestDate }: Props) {
  const t = useT('landing')
  const common = useT('common')
  const found = answer?.found ?? null
  const form = (
    <section key="form" className="grid gap-6">
      {found ? null : (
        <div>
          <p className="text-sm font-semibold text-accent">{common('tagline')}</p>
          <h1 className="mt-3 text-[clamp(2rem,4.4vw,3.125rem)]">{t('headline')}</h1>
          <p className="mt-4 max-w-[36ch] font-serif text-lg text-muted">{t('lead')}</p>
        </div>
      )}
      <Calculator answer={answer} latestDate={latestDate} />
      {isMember || found ? null : (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/register">{t('startJourney')}</ButtonLink>
          <ButtonLink to="/login" variant="ghost">
            {t('signIn')}
          </ButtonLink>
        </div>
      )}
      <p className="text-sm text-muted">
        {t('checked')}{' '}
        <Link to="/methodology" className="underline underline-offset-4 hover:text-ink">
          {t('howMeasured')}
        </Link>
      </p>
    </section>
  )
  const chart = (
    <ChartView
      key="chart"
      example={example}
      found={found}
      saving={isMember || !answer ? null : (answer.values as Record<string, string>)}
    />
  )
  return (
    <>
      <div
        className={`mx-auto grid w-full max-w-300 gap-8 px-4 pt-4 md:px-6 xl:items-start xl:gap-10 xl:pt-8 ${found ? 'xl:grid-cols-[minmax(0,1fr)_452px]' : 'xl:grid-cols-[452px_minmax(0,1fr)]'}`}
      >
        {/* Keys keep the typed values when the chart moves to the front. */}
        {found ? [chart, form] : [form, chart]}
      </div>
      <FeatureCards />
      {isMember ? null : <CallToAction />}
    </>
  )
}

const FEATURES = [
  ['calculations', ChartIcon],
  ['matching', HeartIcon],
  ['community', PeopleIcon],
  ['insights', SunIcon],
  ['privacy', LockIcon],
  ['growth', SparkIcon],
] as const satisfies [string, ComponentType<{ className?: string }>][]

/** The six features by their specified titles. */
function FeatureCards() {
  const t = useT('landing-more')
  return (
    <section aria-labelledby="features" className="mx-auto w-full max-w-300 px-4 py-12 md:px-6 md:py-16">
      <h2 id="features" className="sr-only">
        {t('featuresTitle')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {FEATURES.map(([feature, Icon]) => (
          <Card as="li" key={feature} className="flex gap-3.5">
            <Icon className="mt-0.5 size-5 text-accent" />
            <div className="min-w-0">
              <h3>{t(`feature.${feature}`)}</h3>
              <p className="mt-1 text-sm text-muted">{t(`feature.${feature}Text`)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}

function CallToAction() {
  const t = useT('landing-more')
  return (
    <section
      aria-labelledby="call"
      className="mx-auto grid w-full max-w-300 justify-items-center gap-3 px-4 pt-4 pb-16 text-center md:px-6 md:pb-20"
    >
      <h2 id="call" className="font-serif text-2xl font-medium">
        {t('callTitle')}
      </h2>
      <p className="text-muted">{t('callText')}</p>
      <ButtonLink to="/register" variant="primary" size="l" className="mt-2">
        {t('getStartedFree')}
      </ButtonLink>
    </section>
  )
}

type CalculatorProps = { answer: CalculatorAnswer | undefined; latestDate: string }

/** The form for a visitor's birth data, without an account. */
function Calculator({ answer, latestDate }: CalculatorProps) {
  const t = useT('landing')
  const birth = useT('birth')
  const { formData } = useNavigation()
  const pending = formData?.get('intent') === 'show'
  const form = useFocusOnProblem(answer)
  const { restored, onSubmit } = useRestoredBirth(answer)
  const hasProblems = answer !== undefined && Object.keys(answer.problems).length > 0

  return (
    <Card as="section" raised aria-labelledby="calculator">
      <h2 id="calculator" className="sr-only">
        {t('calculator')}
      </h2>
      <Form ref={form} method="post" action="/?index" onSubmit={onSubmit} noValidate className="grid gap-5">
        {answer?.error ? <ServiceAlert error={answer.error} /> : null}
        {hasProblems ? (
          <p role="alert" className="sr-only">
            {t('checkFields')}
          </p>
        ) : null}
        <BirthFields
          // Remounts the fields, so that restored values replace the server-rendered ones.
          key={JSON.stringify(restored)}
          initial={answer?.values ?? restored ?? undefined}
          problems={answer?.problems}
          suggestions={answer?.suggestions}
          instant={answer?.instant}
          latestDate={latestDate}
          searchPlaces={searchPlaces}
          searchNearestTowns={searchNearestTowns}
          findInstant={findInstant}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <Button type="submit" name="intent" value="show" variant="primary" pending={pending}>
            {t('showChart')}
          </Button>
          <span className="text-sm text-muted">{t('notStored')}</span>
        </div>
        <p className="text-sm text-muted">{birth('essential')}</p>
      </Form>
    </Card>
  )
}

/** The birth data is valid, but the chart service failed. */
function ServiceAlert({ error }: { error: ServiceError }) {
  return (
    <Alert tone="error" title={<BirthProblem code="service.title" />} focus>
      <BirthProblem code={`service.${error}`} />
    </Alert>
  )
}
