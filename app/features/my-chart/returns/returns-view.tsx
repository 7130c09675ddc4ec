import { Link } from '@remix-run/react'
import { type ReactNode, useMemo } from 'react'
import type { Activation, Chart } from '~/domain/human-design/chart/chart'
import { BODIES, type BodyCode } from '~/domain/human-design/terms/codes'
import { gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { Bodygraph } from '~/ui/bodygraph/bodygraph'
import type { GateState } from '~/ui/bodygraph/bodygraph-data'
import { GLYPHS } from '~/ui/bodygraph/glyphs'
import { type BodygraphLabels, useBodygraphLabels } from '~/ui/bodygraph/labels'
import { SkyLegend } from '~/ui/bodygraph/sky-legend'
import { toReadableChart } from '~/ui/chart-reading/readable-chart'
import { useChartName } from '~/ui/chart-reading/use-chart-name'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons'
import { UncertainTimeMark } from '~/ui/members/uncertain-time-mark'
import { Alert } from '~/ui/states/alert'
import { type ChosenReturn, type ListedReturn, RETURNS, type ReturnsPage } from './returns'

type Props = {
  returns: ReturnsPage | null
  /** What is on paper above it. */
  printHead: ReactNode
}

/** When bodies come back to where they were at the reader's birth: all as a list, or one with the chart of its moment. */
export function ReturnsView({ returns, printHead }: Props) {
  const t = useT('returns')
  if (!returns) return <Alert tone="warning">{t('unavailable')}</Alert>
  const { chosen, zone, uncertain, isUnknown, groups } = returns
  return (
    <>
      <div className="mb-[5mm] hidden print:block">{printHead}</div>
      {isUnknown ? (
        <Alert tone="warning" className="mb-4">
          {t('unknown')}
        </Alert>
      ) : null}
      {chosen ? (
        <ChosenReturnView chosen={chosen} />
      ) : (
        <>
          <p className="max-w-[66ch] text-pretty text-muted">{t('lead')}</p>
          <div className="mt-5 grid gap-6">
            {groups.map(({ state, returns: listed }) => (
              <section key={state} aria-labelledby={`returns-${state}`}>
                <h3 id={`returns-${state}`} className="text-lg">
                  {t(`group.${state}`)}
                </h3>
                <ul className="mt-1">
                  {listed.map((each) => (
                    <ReturnRow key={each.to} listed={each} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
      <p className="mt-5 text-sm text-pretty text-muted">{[zone, uncertain].filter(Boolean).join(' ')}</p>
    </>
  )
}

function ReturnRow({ listed: { to, name, at, when, details, passes, uncertain } }: { listed: ListedReturn }) {
  return (
    <li className="border-b border-line last:border-b-0 print:break-inside-avoid">
      <Link
        to={to}
        prefetch="intent"
        className="-mx-2 grid gap-x-6 rounded-control px-2 py-2.5 text-ink no-underline hover:bg-sunken sm:grid-cols-2"
      >
        <span className="font-semibold text-accent underline-offset-4">{name}</span>
        <span className="tabular">
          <time dateTime={at}>{when}</time>
          <span className="block text-sm text-pretty text-muted">{details}</span>
          {passes ? <span className="block text-sm text-pretty text-muted">{passes}</span> : null}
          <UncertainDates text={uncertain} />
        </span>
      </Link>
    </li>
  )
}

/** A return: when it is, what it activates, and the chart of its moment beside one's own under it. */
function ChosenReturnView({ chosen }: { chosen: ChosenReturn }) {
  const t = useT('returns')
  const { name, at, when, details, about, activates, channels } = chosen
  return (
    <div className="@container/return">
      <ReturnLinks years={chosen.years} />
      <h3 className="text-xl">{name}</h3>
      <p className="tabular">
        <time dateTime={at}>{when}</time>
        <span className="block text-sm text-muted">{details}</span>
        <UncertainDates text={chosen.uncertain} />
      </p>
      {chosen.passes.length > 1 ? <Passes chosen={chosen} /> : null}
      <section aria-labelledby="activates" className="mt-4">
        <h4 id="activates" className="font-semibold">
          {t('activates')}
        </h4>
        <p className="max-w-[66ch] text-pretty">{activates.join(' ')}</p>
      </section>
      <div className="mt-5 grid grid-cols-1 items-start gap-x-8 gap-y-6 @min-[820px]/return:grid-cols-2 print:grid-cols-2 print:gap-x-[6mm]">
        <Overlay chosen={chosen} />
        <MomentChart chosen={chosen} />
      </div>
      <Activations activations={chosen.moment.activations} />
      {channels.length > 0 ? (
        <ul className="mt-5 grid gap-x-8 sm:grid-cols-2 print:grid-cols-2">
          {channels.map(({ channel, by }) => (
            <li key={channel} className="border-b border-line py-2 print:break-inside-avoid">
              <span className="block font-semibold">{channel}</span>
              <span className="block text-sm text-pretty text-muted">{by}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <section aria-labelledby="practice" className="mt-5">
        <h4 id="practice" className="font-semibold">
          {t('practice')}
        </h4>
        <p className="max-w-[66ch] text-pretty">{about}</p>
      </section>
    </div>
  )
}

/** Back to the list, and of the Sun to the years beside this one. */
function ReturnLinks({ years }: Pick<ChosenReturn, 'years'>) {
  const t = useT('returns')
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2 print:hidden">
      <ButtonLink to={RETURNS} variant="ghost" size="s" className="-ml-3" preventScrollReset>
        <ChevronLeftIcon className="size-4.5" />
        {t('all')}
      </ButtonLink>
      {years ? (
        <div className="flex flex-wrap gap-2">
          {years.before ? (
            <ButtonLink to={years.before} size="s" preventScrollReset>
              <ChevronLeftIcon className="size-4" />
              {t('yearBefore')}
            </ButtonLink>
          ) : null}
          {years.after ? (
            <ButtonLink to={years.after} size="s" preventScrollReset>
              {t('yearAfter')}
              <ChevronRightIcon className="size-4" />
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** Every exact moment of a return, the first one named as its beginning. */
function Passes({ chosen: { passes, passText } }: { chosen: ChosenReturn }) {
  const t = useT('returns')
  return (
    <section aria-label={t('passNav')} className="mt-3">
      <ol className="flex flex-wrap gap-2">
        {passes.map(({ to, name, at, when, isChosen, isUncertain }, index) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              className="block rounded-control border border-line px-3 py-1.5 text-ink no-underline hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft"
            >
              <span className="block text-sm font-semibold">{index === 0 ? `${name}, ${t('isBeginning')}` : name}</span>
              <time dateTime={at} className="tabular block text-sm text-muted">
                {when}
                {isUncertain ? <UncertainTimeMark /> : null}
              </time>
            </Link>
          </li>
        ))}
      </ol>
      <p className="mt-1.5 max-w-[66ch] text-sm text-pretty text-muted">{passText}</p>
    </section>
  )
}

/** Both drawings have one size, to be compared. */
const DRAWING = 'mx-auto w-full max-w-80 print:max-w-[60mm]'

/** One's own chart with the return laid over it. */
function Overlay({ chosen: { overlay, name, when } }: { chosen: ChosenReturn }) {
  const t = useT('returns')
  const labels = useOverlayLabels(t('overlayName', { name, when }), overlay.lent ?? [])
  return (
    <figure className="grid gap-3">
      <figcaption className="text-center font-semibold">{t('overlay')}</figcaption>
      <div className={DRAWING}>
        <Bodygraph data={overlay} labels={labels} sky />
      </div>
      <SkyLegend
        hasChart
        words={{
          natal: t('legend.natal'),
          transit: t('legend.transit'),
          both: t('legend.both'),
          lent: t('legend.lent'),
        }}
      />
    </figure>
  )
}

const WHOSE = { personality: 'whose.natal', design: 'whose.transit', both: 'whose.both', active: 'whose.both' } as const

/** The words of a drawing in which `personality` is one's own chart and `design` the return. */
function useOverlayLabels(name: string, lent: readonly string[]): BodygraphLabels {
  const t = useT('returns')
  const ui = useT('ui')
  const hd = useT('hd')
  const whose = (state: GateState | null) => t(state ? WHOSE[state] : 'whose.none')
  const labels = useBodygraphLabels(name)
  return {
    ...labels,
    controls: null,
    gate: (gate, state) => t('gateOf', { gate, name: hd(gateKey(gate)), whose: whose(state) }),
    center: (center, state) => {
      const key = lent.includes(center) ? 'center.lent' : state === 'defined' ? 'center.natal' : 'center.open'
      return ui('centerIs', { name: hd(`center.${center}`), state: t(key) })
    },
  }
}

/** The chart of the moment itself. */
function MomentChart({ chosen: { moment } }: { chosen: ChosenReturn }) {
  const t = useT('returns')
  const chart = useMemo(() => toReadableChart(moment), [moment])
  const chartName = useChartName()(chart)
  const labels = useBodygraphLabels(chartName)
  return (
    <figure className="grid gap-3">
      <figcaption className="text-center font-semibold">{t('momentChart')}</figcaption>
      <div className={DRAWING}>
        <Bodygraph data={chart.data} labels={labels} />
      </div>
      <p className="text-center text-sm text-pretty text-muted">{chartName}</p>
    </figure>
  )
}

/** Where each body is in the chart of the moment, gate and line: Design, then Personality. */
function Activations({ activations: { design, personality } }: Pick<Chart, 'activations'>) {
  const t = useT('returns')
  const hd = useT('hd')
  return (
    <section aria-labelledby="activations" className="tabular mt-5 text-sm">
      <p className="mb-1 flex flex-wrap gap-x-4 font-semibold">
        <span id="activations">{t('momentChart')}:</span>
        <span className="text-design">{hd('side.design')}</span>
        <span className="text-personality">{hd('side.personality')}</span>
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-x-4">
        {BODIES.map((body) => (
          <li key={body} className="flex items-center gap-2 border-b border-line py-1">
            <span aria-hidden="true" className="w-5 text-center font-[system-ui]">
              {GLYPHS[body]}
            </span>
            <span className="sr-only">{hd(`body.${body}`)}</span>
            <span className="min-w-8 text-design">{placeOf(design, body)}</span>
            <span className="text-personality">{placeOf(personality, body)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function placeOf(side: readonly Activation[], body: BodyCode): string {
  const found = side.find((each) => each.body === body)
  return found ? `${found.gate}.${found.line}` : ''
}

/** What the birth time leaves open of dates, and of whether there are passes; nothing where `text` is null. */
function UncertainDates({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <span className="block text-sm text-pretty text-warn">
      <span aria-hidden="true">≈ </span>
      {text}
    </span>
  )
}
