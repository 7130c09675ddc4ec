import { Form, Link, useNavigation } from '@remix-run/react'
import type { BirthFacts } from '~/domain/birth/birth-facts'
import type { ChartShow } from '~/domain/human-design/chart/chart-show'
import { type GateOfBody, isWholeSide } from '~/domain/human-design/chart/stored-gates'
import { BODIES, type CenterCode, type CenterState } from '~/domain/human-design/terms/codes'
import { gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { ClockCorrectionAlert, ClockNoteAlert } from '~/ui/birth-fields/clock-alerts'
import { GLYPHS } from '~/ui/bodygraph/glyphs'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { CheckIcon, EditIcon, RefreshIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import { TypeBadge } from '~/ui/members/type-badge'
import { UncertainTimeMark, UncertainTimeNote } from '~/ui/members/uncertain-time-mark'
import { Alert } from '~/ui/states/alert'
import { BirthFactsList } from '~/ui/whole-chart/birth-facts-list'
import { LiveChart, ShowToggles, useChartShow } from '~/ui/whole-chart/live-chart'
import { TimeCheckCard } from '~/ui/whole-chart/time-check-card'
import { CalculationError } from './calculation-error'
import type { ChartAnswer, CoreFact, HdData, NamedCenter } from './my-chart'

type ChartResultProps = { data: Extract<HdData, { mode: 'result' }>; answer: ChartAnswer | undefined }

/** The chart and everything it came from: birth data, core, drawing, activations, centers, and how sure it is. */
export function ChartResult({ data, answer }: ChartResultProps) {
  const t = useT('my-chart')
  const { chart, gates, calculatedAt } = data
  const show = useChartShow(data.show)
  return (
    <div className="grid gap-4">
      <ResultBanner calculatedAt={calculatedAt} />
      {answer?.error ? <CalculationError error={answer.error} hasChart isDevelopment={data.isDevelopment} /> : null}
      {data.clockCorrection ? <ClockCorrectionAlert correction={data.clockCorrection} to="?tab=hd-data" /> : null}
      {data.clockNote ? <ClockNoteAlert note={data.clockNote} to="?tab=hd-data" /> : null}
      <div className="grid gap-4 xl:grid-cols-2">
        <BirthCard birth={data.birth} />
        <CoreCard core={data.core} />
      </div>
      <Card as="section" aria-labelledby="chart">
        <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="chart">{t('chart')}</h2>
          <ShowToggles show={show} />
        </header>
        {chart ? (
          <LiveChart chart={chart} show={show} uncertain={data.uncertain} uncertainParts={data.uncertainParts} />
        ) : null}
        <GateCounts gates={gates} />
        {chart ? null : <GateLists gates={gates} show={show} />}
      </Card>
      <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
        {data.centers ? <CenterList centers={data.centers} uncertain={data.uncertainParts?.centers ?? []} /> : null}
        {chart ? (
          <TimeCheckCard check={data.timeCheck} checkPath="?tab=hd-data&times=1">
            <MinuteByMinute />
          </TimeCheckCard>
        ) : null}
      </div>
    </div>
  )
}

/** The chart is there, since when and how sure its positions are; calculate it again, or from other birth data. */
function ResultBanner({ calculatedAt }: { calculatedAt: string | null }) {
  const t = useT('my-chart')
  const pending = useNavigation().formData?.get('intent') === 'recalculate'
  const [before, after] = t('calculated').split('{{when}}')
  return (
    <section
      aria-labelledby="ready"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-ok/35 bg-ok-soft px-4 py-3.5 md:px-5 print:border-line"
    >
      <div role="status" className="flex min-w-0 flex-1 basis-80 gap-3">
        <CheckIcon className="mt-0.5 size-5 text-ok" />
        <div className="min-w-0">
          <h2 id="ready" className="text-lg leading-6">
            {t('ready')}
          </h2>
          <p className="text-sm">
            {calculatedAt ? (
              <>
                {before}
                <RelativeTime at={calculatedAt} />
                {after}
                {' · '}
              </>
            ) : null}
            <Link to="/methodology" className="underline decoration-ok/50 underline-offset-3 hover:decoration-current">
              {t('checked')}
            </Link>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <ButtonLink to="?tab=hd-data&edit=1" size="s">
          <EditIcon className="size-4" />
          {t('update')}
        </ButtonLink>
        <Form method="post" replace preventScrollReset>
          <Button type="submit" name="intent" value="recalculate" size="s" pending={pending}>
            {pending ? null : <RefreshIcon className="size-4" />}
            {t(pending ? 'calculating' : 'recalculate')}
          </Button>
        </Form>
      </div>
    </section>
  )
}

/** The birth the chart was made from, to read. */
function BirthCard({ birth }: { birth: BirthFacts }) {
  const t = useT('my-chart')
  const facts = useT('birth-facts')
  return (
    <Card as="section" aria-labelledby="birth-data">
      <h2 id="birth-data" className="text-lg">
        {facts('birthData')}
      </h2>
      <BirthFactsList birth={birth} />
      <details className="mt-3 text-sm print:hidden">
        <summary className="w-fit py-1 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-2.5">
          {t('offsetQuestion')}
        </summary>
        <p className="mt-1 text-muted">{t('offsetAnswer')}</p>
        <Link to="?tab=hd-data&edit=offset" className="mt-1 inline-flex min-h-7 items-center pointer-coarse:min-h-11">
          {t('offsetGive')}
        </Link>
      </details>
    </Card>
  )
}

/** Type, authority and profile, each with why it matters. */
function CoreCard({ core }: { core: CoreFact[] }) {
  const t = useT('my-chart')
  return (
    <Card as="section" aria-labelledby="core">
      <h2 id="core" className="text-lg">
        {t('core')}
      </h2>
      <dl className="mt-3 grid gap-4">
        {core.map((fact) => (
          <div key={fact.term}>
            <dt className="text-sm text-muted">{t(fact.term)}</dt>
            <dd>
              <span className="mt-0.5 inline-flex min-h-8 items-center rounded-full border border-line-strong px-3 font-semibold">
                {fact.term === 'type' ? (
                  <TypeBadge type={fact.code} label={fact.name} isTimeUncertain={false} />
                ) : (
                  fact.name
                )}
              </span>
              {fact.share ? <span className="tabular ml-2 text-sm text-warn">{fact.share}</span> : null}
              <p className="mt-1.5 font-serif text-pretty">{fact.why}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Told apart by shape and word, not by colour: full, framed, dashed. */
const MARKERS: Record<CenterState, string> = {
  defined: 'border-ink bg-ink',
  undefined: 'border-ink',
  open: 'border-dashed border-muted',
}

type CenterListProps = {
  centers: NamedCenter[]
  /** Those that may be otherwise, since the time of birth isn't exact. */
  uncertain: readonly CenterCode[]
}

/** The nine centers from Head to Root: defined, undefined, or open (undefined without any active gate). */
function CenterList({ centers, uncertain }: CenterListProps) {
  const t = useT('my-chart')
  const count = centers.filter(({ state }) => state === 'defined').length
  return (
    <Card as="section" aria-labelledby="centers">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="centers" className="text-lg">
          {t('centers')}
        </h2>
        <p className="text-sm text-muted">{t('centersDefined', { count })}</p>
      </header>
      <ul className="mt-2">
        {centers.map(({ code, name, state, stateName }) => (
          <li key={code} className="flex min-h-10 items-center gap-3 border-b border-line last:border-b-0">
            <span
              aria-hidden="true"
              className={`size-3.5 shrink-0 rounded-[3px] border-[1.5px] [print-color-adjust:exact] ${MARKERS[state]}`}
            />
            <span className="min-w-0 flex-1">{name}</span>
            <span className={state === 'defined' ? 'font-semibold' : 'text-muted'}>
              {stateName}
              {uncertain.includes(code) ? <UncertainTimeMark /> : null}
            </span>
          </li>
        ))}
      </ul>
      {uncertain.length > 0 ? <UncertainTimeNote /> : null}
    </Card>
  )
}

/** To the page where every minute of the day is told apart. */
function MinuteByMinute() {
  const t = useT('my-chart')
  return (
    <p className="mt-3 print:hidden">
      <Link
        to="/app/settings/birth-time"
        prefetch="intent"
        className="inline-flex min-h-7 items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t('minuteByMinute')}
      </Link>
    </p>
  )
}

const A_SIDE = BODIES.length

type GateCountsProps = { gates: Extract<HdData, { mode: 'result' }>['gates'] }

/** How many activations each side has of its thirteen; a warning when that is not so, which only other charts can be. */
function GateCounts({ gates }: GateCountsProps) {
  const t = useT('my-chart')
  const { conscious, unconscious } = gates
  const counts = { conscious: conscious.length, unconscious: unconscious.length }
  const isCounted = counts.conscious === A_SIDE && counts.unconscious === A_SIDE
  const hasLines = [...conscious, ...unconscious].every(({ line }) => line !== null)
  const of = (count: number, expected: number) => t('countOf', { count, expected })
  return (
    <section aria-labelledby="activations" className="mt-5 border-t border-line pt-4">
      <h3 id="activations">{t('activations')}</h3>
      <dl className="tabular mt-1 flex flex-wrap gap-x-8 gap-y-1">
        <Count label={t('conscious')} value={of(counts.conscious, A_SIDE)} />
        <Count label={t('unconscious')} value={of(counts.unconscious, A_SIDE)} className="text-design" />
        <Count label={t('total')} value={of(counts.conscious + counts.unconscious, 2 * A_SIDE)} />
      </dl>
      {isWholeSide(conscious) && isWholeSide(unconscious) ? null : (
        <Alert tone="warning" title={t('incompleteTitle')} className="mt-3">
          <p>
            {isCounted ? null : `${t('incompleteCount', counts)} `}
            {hasLines ? null : `${t('incompleteLine')} `}
            {t('incompleteAdvice')}
          </p>
        </Alert>
      )}
    </section>
  )
}

function Count({ label, value, className = '' }: { label: string; value: string; className?: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className={className || 'text-muted'}>{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

type GateListsProps = { gates: Extract<HdData, { mode: 'result' }>['gates']; show: ChartShow }

/** The gates of a chart that came from elsewhere, where there is nothing to draw. A line that is not known is a dash. */
function GateLists({ gates, show }: GateListsProps) {
  const t = useT('my-chart')
  return (
    <div className="mt-4 grid gap-6 md:grid-cols-2">
      <GateList title={t('unconscious')} gates={gates.unconscious} show={show} className="text-design" />
      <GateList title={t('conscious')} gates={gates.conscious} show={show} />
    </div>
  )
}

type GateListProps = { title: string; gates: GateOfBody[]; show: ChartShow; className?: string }

function GateList({ title, gates, show, className = '' }: GateListProps) {
  const t = useT('my-chart')
  const hd = useT('hd')
  return (
    <section aria-label={title}>
      <h4 className={`font-semibold ${show.colors ? className : ''}`}>{title}</h4>
      <ul>
        {gates.map(({ planet, gate, line }) => (
          <li key={planet} className="flex min-h-9 items-center gap-3 border-b border-line">
            {show.symbols ? (
              <span aria-hidden="true" className="w-5 text-center font-[system-ui]">
                {GLYPHS[planet]}
              </span>
            ) : null}
            <span className={show.symbols ? 'sr-only' : 'text-sm'}>{hd(`body.${planet}`)}</span>
            <span className="min-w-0 flex-1 truncate text-sm text-muted">{hd(gateKey(gate))}</span>
            <span className="tabular font-medium">
              {gate}
              {show.lines ? <Line line={line} unknown={t('noLine')} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ line, unknown }: { line: number | null; unknown: string }) {
  if (line !== null) return <>.{line}</>
  return (
    <>
      <span aria-hidden="true">.–</span>
      <span className="sr-only"> {unknown}</span>
    </>
  )
}
