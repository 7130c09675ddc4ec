import { Link } from '@remix-run/react'
import type { Chart } from '~/domain/human-design/chart/chart'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { Calculator } from './calculator'
import { CallToAction } from './call-to-action'
import { ChartView } from './chart-view'
import { FeatureCards } from './feature-cards'
import type { CalculatorAnswer } from './landing'

type Props = {
  isMember: boolean
  example: Chart
  answer: CalculatorAnswer | undefined
  /** `YYYY-MM-DD`: today where the day begins first. */
  latestDate: string
}

/** The public first page: the visitor's own chart before anything else, then what else there is. */
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
        {/* Keys keep what was typed when the result takes the first place. */}
        {found ? [chart, form] : [form, chart]}
      </div>
      <FeatureCards />
      {isMember ? null : <CallToAction />}
    </>
  )
}
