import { Form } from '@remix-run/react'
import type { CenterCode } from '~/domain/human-design/terms/codes'
import { useT } from '~/locales/use-t'
import { CENTER_POINTS, pointOf } from '~/ui/bodygraph/geometry'
import { MiniBodygraph } from '~/ui/bodygraph/mini-bodygraph'
import { Button } from '~/ui/controls/button'
import { Card } from '~/ui/layout/card'
import { BIRTH_TIME, type BirthTimeAnswer, type ComparedTime, type Comparison } from './birth-time'
import { TimeField } from './time-field'
import { UseThisTime } from './use-this-time'

type ComparisonViewProps = { comparison: Comparison; answer: BirthTimeAnswer | undefined }

/** Two times of the day: both charts, what differs marked and in words, and either to be made the stored one. */
export function ComparisonView({ comparison, answer }: ComparisonViewProps) {
  const t = useT('birth-time')
  const { one, other, result } = comparison
  return (
    <>
      <Card as="section" aria-labelledby="two">
        <h2 id="two" className="text-lg">
          {t('compareTitle')}
        </h2>
        <p className="mt-1 text-pretty text-muted">{t('compareLead')}</p>
        <Form
          method="get"
          action={BIRTH_TIME}
          preventScrollReset
          className="mt-4 grid items-start gap-x-4 gap-y-3 sm:grid-cols-[1fr_1fr_auto]"
        >
          <input type="hidden" name="view" value="compare" />
          <TimeField name="one" label={t('one')} typedTime={one} hint={t('momentHint')} />
          <TimeField name="other" label={t('other')} typedTime={other} hint={t('momentHint')} />
          <Button type="submit" variant={result ? 'quiet' : 'primary'} className="sm:mt-6.5">
            {t('compare')}
          </Button>
        </Form>
      </Card>
      {result ? (
        <>
          <Card as="section" aria-label={t('both')}>
            <div className="grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-8">
              {[result.one, result.other].map((time) => (
                <ComparedChart
                  key={`${time.time} ${time.offsetSeconds}`}
                  time={time}
                  gates={result.gates}
                  centers={result.centers}
                  answer={answer}
                />
              ))}
            </div>
            {result.gates.length + result.centers.length > 0 ? (
              <p className="mt-3 text-center text-sm text-muted">{t('marked')}</p>
            ) : null}
          </Card>
          <DifferenceTable result={result} />
        </>
      ) : null}
    </>
  )
}

type ComparedChartProps = {
  time: ComparedTime
  /** What differs from the other time. */
  gates: number[]
  centers: CenterCode[]
  answer: BirthTimeAnswer | undefined
}

/** One of two charts: its time, its drawing with rings around what differs, and the way to make it the stored one. */
function ComparedChart({ time, gates, centers, answer }: ComparedChartProps) {
  return (
    <section aria-label={time.label} className="grid min-w-0 content-start justify-items-center gap-3">
      <h3 className="tabular text-center text-xl">{time.label}</h3>
      <div className="relative w-full max-w-64">
        <MiniBodygraph data={time.drawing} name={time.drawingName} className="w-full" />
        <Marks gates={gates} centers={centers} isActive={(gate) => time.drawing.gates[gate] !== undefined} />
      </div>
      <UseThisTime chosen={time} label={time.label} isSaved={time.isSaved} answer={answer} />
    </section>
  )
}

type MarksProps = Pick<ComparedChartProps, 'gates' | 'centers'> & { isActive: (gate: number) => boolean }

/** Over the small drawing, in its own units: an edge around each center, a numbered disc on each gate that differs. */
function Marks({ gates, centers, isActive }: MarksProps) {
  return (
    <svg viewBox="12 12 616 946" aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {centers.map((center) => (
        <polygon
          key={center}
          points={CENTER_POINTS[center].join(' ')}
          className="fill-none stroke-accent"
          strokeWidth={11}
          strokeLinejoin="round"
        />
      ))}
      {gates.map((gate) => {
        const [x, y] = pointOf(gate)
        return (
          <g key={gate} className="stroke-accent" strokeWidth={5}>
            <circle
              cx={x}
              cy={y}
              r={23}
              className={isActive(gate) ? 'fill-accent' : 'fill-surface'}
              strokeDasharray={isActive(gate) ? undefined : '9 7'}
            />
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={26}
              className={`stroke-none font-bold ${isActive(gate) ? 'fill-accent-ink' : 'fill-ink'}`}
            >
              {gate}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

type Result = NonNullable<Comparison['result']>

/** What differs between two times, in words, and what does not. */
function DifferenceTable({ result }: { result: Result }) {
  const t = useT('birth-time')
  const { one, other, differences, same, sameActivations } = result
  return (
    <Card as="section" aria-labelledby="differs">
      <h2 id="differs" className="text-lg">
        {t('differs')}
      </h2>
      {differences.length === 0 ? (
        <p className="mt-2">{t('noDifference', { one: one.label, other: other.label })}</p>
      ) : (
        <table className="mt-2 w-full table-fixed border-collapse">
          <caption className="pb-1 text-left text-muted">{t('differences', { count: differences.length })}</caption>
          <thead>
            <tr className="border-b border-line-strong text-sm text-muted">
              {[one, other].map(({ label }) => (
                <th key={label} scope="col" className="tabular py-1.5 pr-3 text-left font-semibold text-ink">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {/* The name stands over the two: beside them a long word would not find room on a phone. */}
          {differences.map((difference) => (
            <tbody key={difference.name} className="border-b border-line last:border-b-0">
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={2}
                  className="pt-2 text-left text-sm font-normal wrap-anywhere text-muted"
                >
                  {difference.name}
                </th>
              </tr>
              <tr>
                {(['one', 'other'] as const).map((side) => (
                  <td key={side} className="tabular pr-3 pb-2 align-top wrap-anywhere hyphens-auto">
                    {difference[side]}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      )}
      <h3 className="mt-5 mb-1.5 text-sm font-semibold text-muted">{t('same')}</h3>
      <ul className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        {same.map(({ name, text }) => (
          <li key={name} className="wrap-anywhere">
            <span className="text-muted">{name}:</span> {text}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{t('sameActivations', { count: sameActivations })}</p>
    </Card>
  )
}
