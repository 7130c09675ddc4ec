import { Link } from '@remix-run/react'
import { type ReactNode, useMemo } from 'react'
import type { BirthFacts } from '~/domain/birth/birth-facts'
import type { Chart, Cross } from '~/domain/human-design/chart/chart'
import type { BodyCode, Side } from '~/domain/human-design/terms/codes'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import type { ChartTerm, UncertainTerms } from '~/domain/human-design/uncertainty/uncertain-terms'
import { crossName } from '~/locales/cross-name'
import { gateKey } from '~/locales/hd-key'
import { useLanguage, useT } from '~/locales/use-t'
import { Bodygraph } from '../bodygraph/bodygraph'
import type { GateActivation } from '../bodygraph/bodygraph-data'
import { ChartTable } from '../bodygraph/chart-table'
import { GLYPHS } from '../bodygraph/glyphs'
import { useBodygraphLabels } from '../bodygraph/labels'
import { TERMS } from '../chart-reading/focus'
import { type ReadableChart, toReadableChart } from '../chart-reading/readable-chart'
import { shareText } from '../chart-reading/share-text'
import { useChartName } from '../chart-reading/use-chart-name'
import { useTermName } from '../chart-reading/use-term-name'
import { Button } from '../controls/button'
import { Logo } from '../layout/logo'
import { UncertainTimeMark, UncertainTimeNote } from '../members/uncertain-time-mark'

type ChartSheetProps = {
  content: {
    /** Whose chart it is. */
    name: string
    chart: Chart
    birth: BirthFacts
    uncertain: UncertainTerms | null
    uncertainParts: UncertainParts | null
  }
  /** The way back to the chart loads a document. */
  reloadDocument?: boolean
}

/** On paper the activations stand across the page, below them centers and channels side by side. */
const TABLES =
  'print:grid print:grid-cols-2 print:gap-x-[8mm] print:gap-y-[5mm] print:space-y-0 print:[&>table:first-child]:col-span-2 print:[&>p]:col-span-2 print:items-start print:[&_tr]:text-[9pt] print:[&_tr]:leading-[1.3] print:[&_td]:py-[0.5mm] print:[&_th]:py-[0.5mm] print:[&_caption]:pb-0'

/** A chart on two pages of A4 or Letter: the bodygraph with what matters most, then all of it as tables. Printed, nothing else is. */
export function ChartSheet({ content, reloadDocument }: ChartSheetProps) {
  const t = useT('chart-views')
  const { chart, birth, uncertain, uncertainParts, name } = content
  const readable = useMemo(() => toReadableChart(chart), [chart])
  return (
    <div className="grid gap-4 print:block">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <div className="min-w-0 flex-1 basis-72">
          <h2>{t('sheet')}</h2>
          <p className="text-pretty text-muted">{t('sheetText')}</p>
          <p className="hidden font-semibold noscript:block">{t('printPlain')}</p>
          <Link
            to="?"
            reloadDocument={reloadDocument}
            className="inline-flex min-h-7 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {t('backToChart')}
          </Link>
        </div>
        <Button variant="primary" onClick={() => window.print()} className="noscript:hidden">
          {t('print')}
        </Button>
      </div>
      <SheetPage page={1} name={name}>
        <SheetBirth name={name} birth={birth} />
        <SheetChart chart={readable} uncertainParts={uncertainParts} />
        <SheetFacts chart={readable} uncertain={uncertain} />
      </SheetPage>
      <SheetPage page={2} name={name}>
        <ChartTable data={readable.data} uncertainParts={uncertainParts} className={TABLES} />
        <SheetCross cross={chart.cross} uncertain={uncertain} />
      </SheetPage>
    </div>
  )
}

type SheetPageProps = {
  page: 1 | 2
  /** Whose chart it is. */
  name: string
  children: ReactNode
}

/**
 * A page of the sheet. On paper it ends where its content does, which has room on Letter too: a height of its own would go to two
 * pages wherever the paper or its margins leave less.
 */
function SheetPage({ page, name, children }: SheetPageProps) {
  const t = useT('chart-views')
  return (
    <section
      aria-label={t('pageOf', { page })}
      className="sheet flex min-w-0 flex-col gap-5 rounded-card border border-line bg-surface p-4 md:p-8 print:block print:space-y-[4mm] print:rounded-none print:border-0 print:p-0 not-last:print:break-after-page"
    >
      <SheetTop />
      <div className="min-h-0 flex-1">{children}</div>
      <footer className="flex justify-between gap-3 border-t border-line pt-2 text-sm text-muted">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="shrink-0">{t('pageOf', { page })}</span>
      </footer>
    </section>
  )
}

/** The name of the site, and what is printed. */
function SheetTop() {
  const t = useT('chart-views')
  const common = useT('common')
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line pb-2 text-sm text-muted">
      <Logo name={common('brand')} />
      {t('sheetTop')}
    </header>
  )
}

/** The head of what else is printed of a chart: the site, and whose it is. */
export function SheetHead({ name, birth }: { name: string; birth: BirthFacts | null }) {
  return (
    <div className="space-y-[4mm]">
      <SheetTop />
      {birth ? <SheetBirth name={name} birth={birth} /> : null}
    </div>
  )
}

/** Whose chart it is, from which birth, and when its design side was made. */
function SheetBirth({ name, birth }: { name: string; birth: BirthFacts }) {
  const t = useT('chart-views')
  const { accuracy, time, offset, designDate } = birth
  const timeText =
    accuracy === 'unknown' || !time ? t('timeUnknown') : accuracy === 'exact' ? time : t('timeAbout', { time })
  const place = [birth.city, birth.country].filter(Boolean).join(', ')
  const facts = [birth.date, timeText, place, offset && `UTC${offset}`].filter(Boolean).join(' · ')
  return (
    <div className="mb-4 print:mb-[3mm]">
      <h2 className="font-serif text-2xl font-medium wrap-anywhere print:text-xl">{name}</h2>
      <p className="tabular mt-1">{facts}</p>
      {designDate ? <p className="tabular text-sm text-muted">{`${t('designMoment')}: ${designDate} UTC`}</p> : null}
    </div>
  )
}

type SheetChartProps = { chart: ReadableChart; uncertainParts: UncertainParts | null }

/** The bodygraph as a picture between its two columns, with what its marks mean. */
export function SheetChart({ chart, uncertainParts }: SheetChartProps) {
  const labels = useBodygraphLabels(useChartName()(chart))
  const { activations } = chart.data
  const isUncertain = uncertainParts !== null && uncertainParts.design.length + uncertainParts.personality.length > 0
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 sm:gap-6 print:gap-y-[2mm]">
      <Column side="design" activations={activations?.design ?? []} uncertain={uncertainParts?.design} />
      {/* On paper the note below takes the room of a line. */}
      <div className={`mx-auto w-full max-w-100 ${isUncertain ? 'print:max-w-[80mm]' : 'print:max-w-[86mm]'}`}>
        <Bodygraph data={chart.data} labels={labels} />
      </div>
      <Column side="personality" activations={activations?.personality ?? []} uncertain={uncertainParts?.personality} />
      {isUncertain ? (
        <div className="col-span-full">
          <UncertainTimeNote />
        </div>
      ) : null}
    </div>
  )
}

type ColumnProps = {
  side: Side
  activations: readonly GateActivation[]
  uncertain: readonly BodyCode[] | undefined
}

function Column({ side, activations, uncertain = [] }: ColumnProps) {
  const hd = useT('hd')
  return (
    <section aria-label={hd(`side.${side}`)} className={side === 'design' ? 'text-design' : 'text-personality'}>
      <p className="pb-1 font-semibold max-sm:text-sm">{hd(`side.${side}`)}</p>
      <ul>
        {activations.map(({ body, gate, line }) => (
          <li key={body} className="flex items-center justify-between gap-2 border-b border-line py-1 max-sm:text-sm">
            <span aria-hidden="true" className="w-5 text-center font-[system-ui]">
              {GLYPHS[body]}
            </span>
            <span className="sr-only">{hd(`body.${body}`)}</span>
            <span className="tabular">
              {`${gate}.${line}`}
              {uncertain.includes(body) ? <UncertainTimeMark /> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type SheetFactsProps = {
  chart: ReadableChart
  /** What of it is only so for a part of the time that is in question. */
  uncertain: UncertainTerms | null
}

/** What matters most of a chart, in words; where its time is not exact, with how sure each is. */
export function SheetFacts({ chart, uncertain }: SheetFactsProps) {
  const reading = useT('reading')
  const hd = useT('hd')
  const language = useLanguage()
  const nameOf = useTermName()
  const shareOf = (term: ChartTerm) => shareText(reading, language, uncertain, term)
  const facts = [
    ...TERMS.map((term) => ({ label: reading(term), name: nameOf(chart, term), share: shareOf(term) })),
    { label: hd('label.signature'), name: hd(`signature.${chart.type}`), share: shareOf('type') },
    { label: hd('label.notSelfTheme'), name: hd(`notSelf.${chart.type}`), share: shareOf('type') },
  ]
  return (
    <dl className="mt-5 grid gap-x-8 sm:grid-cols-2 print:mt-[5mm] print:grid-cols-2 print:leading-[1.3]">
      {facts.map(({ label, name, share }) => (
        <div key={label} className="border-b border-line py-1.5 print:py-[0.7mm]">
          <dt className="text-sm text-muted print:leading-[1.3]">{label}</dt>
          <dd className="font-medium">
            {name}
            {share ? <span className="tabular text-sm font-normal">, {share}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Whose gates make a cross, in the order of `Cross.gates`. */
const PLACES = [
  { side: 'personality', body: 'sun' },
  { side: 'personality', body: 'earth' },
  { side: 'design', body: 'sun' },
  { side: 'design', body: 'earth' },
] as const

/** The incarnation cross: its name, its quarter, and its four gates with who stands in them. */
function SheetCross({ cross, uncertain }: { cross: Cross; uncertain: UncertainTerms | null }) {
  const t = useT('chart-views')
  const hd = useT('hd')
  const crosses = useT('crosses')
  const share = shareText(useT('reading'), useLanguage(), uncertain, 'cross')
  return (
    <section
      aria-label={hd('label.incarnationCross')}
      className="mt-8 print:mt-[5mm] print:text-[9pt] print:leading-[1.3]"
    >
      <h3>{hd('label.incarnationCross')}</h3>
      <p className="mt-1">
        {[crossName(crosses, cross), share].filter(Boolean).join(', ')} · {hd(`quarter.${cross.quarter}`)}
      </p>
      <ul aria-label={t('crossGates')} className="mt-1 grid gap-x-8 xl:grid-cols-2 print:grid-cols-2">
        {PLACES.map(({ side, body }, place) => {
          const gate = cross.gates[place]!
          return (
            <li key={`${side}.${body}`} className="flex flex-wrap gap-x-3 border-b border-line py-1.5 print:py-[0.9mm]">
              <span className="tabular w-6 font-medium">{gate}</span>
              <span className="min-w-0 grow basis-32">{hd(gateKey(gate))}</span>
              <span className="text-right text-sm text-muted print:text-[9pt]">{`${hd(`body.${body}`)}, ${hd(`side.${side}`)}`}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
