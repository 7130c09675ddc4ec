import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import { Alert } from '~/ui/states/alert'
import { BirthFactsList } from '~/ui/whole-chart/birth-facts-list'
import { TimeCheckCard } from '~/ui/whole-chart/time-check-card'
import type { KeptChart } from './kept-chart'

/** Whose chart it is, with what matters most of it. */
export function KeptChartHead({ kept: { name, chart, words }, children }: { kept: KeptChart; children?: ReactNode }) {
  const t = useT('reading')
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={name} size="lg" type={chart.type} />
      <div className="min-w-0 grow basis-52">
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <TypeBadge type={chart.type} label={words.type} isTimeUncertain={false} className="whitespace-normal!" />
          <span>{`${t('authority')}: ${words.authority}`}</span>
          <span className="tabular">{`${t('profile')}: ${words.profile}`}</span>
        </p>
        {children}
      </div>
    </header>
  )
}

type ChartCardProps = {
  kept: KeptChart
  /** As `isByLink` of `KeptBirthCards`. */
  isByLink?: boolean
  children: ReactNode
}

/** A card around the drawing of a chart, with what prints it. */
export function KeptChartCard({ kept: { timeAccuracy }, isByLink = false, children }: ChartCardProps) {
  const t = useT('kept-chart')
  return (
    <Card as="section" aria-labelledby="chart">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="chart">{t('chart')}</h2>
        <ButtonLink to="?view=sheet" reloadDocument={isByLink} size="s" className="print:hidden">
          {t('print')}
        </ButtonLink>
      </header>
      <TimeAlert timeAccuracy={timeAccuracy} className="mb-4" />
      {children}
    </Card>
  )
}

/** How exact the birth time is, where it isn't, with the way to what that leaves open. */
export function TimeAlert({ timeAccuracy, className }: Pick<KeptChart, 'timeAccuracy'> & { className?: string }) {
  const t = useT('kept-chart')
  if (timeAccuracy === 'exact') return null
  return (
    <Alert tone="warning" className={className}>
      {t(timeAccuracy === 'unknown' ? 'timeUnknown' : 'timeApproximate')}{' '}
      <a href="#times" className="font-semibold underline underline-offset-4">
        {t('whatIsOpen')}
      </a>
    </Alert>
  )
}

type BirthCardsProps = {
  kept: KeptChart
  /** The page is that of a link, whose address the router must not name: links to it load a document. */
  isByLink?: boolean
  className?: string
}

/** The birth the chart was made from, and how much of it depends on its minute. */
export function KeptBirthCards({ kept, isByLink = false, className = '' }: BirthCardsProps) {
  const t = useT('birth-facts')
  // The check comes back to the view, and to the moment that was chosen in it.
  const asked = new URLSearchParams(useLocation().search)
  asked.set('times', '1')
  return (
    <div className={`grid grid-cols-1 gap-4 xl:grid-cols-2 xl:items-start ${className}`}>
      <Card as="section" aria-labelledby="birth-data">
        <h2 id="birth-data" className="text-lg">
          {t('birthData')}
        </h2>
        <BirthFactsList birth={kept.birth} />
      </Card>
      <TimeCheckCard check={kept.timeCheck} checkPath={`?${asked}`} reloadDocument={isByLink} />
    </div>
  )
}
