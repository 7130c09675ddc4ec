import { Form, Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useT } from '~/locales/use-t'
import { MiniBodygraph } from '~/ui/bodygraph/mini-bodygraph'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { buttonLook } from '~/ui/controls/button-look'
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { TypeBadge } from '~/ui/members/type-badge'
import { AskedTimeField } from './asked-time-field'
import { BIRTH_TIME, type BirthTimeAnswer, type DayMap } from './birth-time'
import { chosenTimeAt, compareAddress, dayAddress, momentText } from './clock-words'
import { DayBands } from './day-bands'
import { begunAt, instantOf, trackOf } from './moment-of'
import { UseThisTime } from './use-this-time'

type DayMapViewProps = { map: DayMap; answer: BirthTimeAnswer | undefined }

/** The birth day as bands of what the chart says, a moment of it to choose, its chart, and all changes as a table. */
export function DayMapView({ map, answer }: DayMapViewProps) {
  const t = useT('birth-time')
  const [at, setAt] = useState(map.at)
  // Another address, or the page drawn anew: what it names is looked at.
  useEffect(() => setAt(map.at), [map])
  const hours = map.minutes / 60
  const shown = map.asked.problem ? map.asked.typed : chosenTimeAt(map.clock, instantOf(map, at)).time
  return (
    <>
      <Card as="section" aria-labelledby="day">
        <h2 id="day" className="text-lg">
          {t('dayTitle')}
        </h2>
        <p className="mt-1 text-pretty text-muted">
          {t('dayLead')} {hours === 24 ? null : t(hours < 24 ? 'shortDay' : 'longDay', { hours })}
        </p>
        <DayBands map={map} at={at} onMove={setAt} />
        <Form
          method="get"
          action={BIRTH_TIME}
          replace
          preventScrollReset
          className="mt-4 flex items-start gap-2 print:hidden"
        >
          <input type="hidden" name="view" value="day" />
          <div className="min-w-0 flex-1 sm:max-w-60">
            <AskedTimeField name="at" label={t('time')} asked={map.asked} hint={t('momentHint')} value={shown} />
          </div>
          <Button type="submit" className="mt-6.5">
            {t('showTime')}
          </Button>
        </Form>
      </Card>
      <MomentChart map={map} at={at} answer={answer} />
      <DayTable map={map} />
    </>
  )
}

type MomentChartProps = { map: DayMap; at: number; answer: BirthTimeAnswer | undefined }

/** The chart of the chosen moment: drawing, facts, the change before and after it, and what can be done with it. */
function MomentChart({ map, at, answer }: MomentChartProps) {
  const t = useT('birth-time')
  const instant = instantOf(map, at)
  const label = momentText(t, map.clock, instant, map.birthDate)
  const chosen = chosenTimeAt(map.clock, instant)
  const saved = map.saved === null ? null : chosenTimeAt(map.clock, instantOf(map, map.saved))
  const type = begunAt(trackOf(map, 'type').spans, at)
  return (
    <Card as="section" aria-labelledby="moment">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="moment" className="tabular text-lg">
          {t('chartAt', { time: label })}
        </h2>
        <Steps map={map} at={at} />
      </header>
      <div className="mt-4 grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <MiniBodygraph data={begunAt(map.drawings, at)} name={t('chartAt', { time: label })} className="mx-auto w-40" />
        <dl className="grid content-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(6rem,auto)_minmax(0,1fr)]">
          {map.tracks.map(({ name, spans }) => (
            <div
              key={name}
              className="gap-x-4 sm:col-span-2 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)] sm:can-subgrid:grid-cols-subgrid"
            >
              <dt className="text-sm leading-6 text-muted">{t(name)}</dt>
              <dd className="min-w-0 wrap-anywhere">
                {name === 'type' && type.type ? (
                  <TypeBadge
                    type={type.type}
                    label={type.text}
                    isTimeUncertain={false}
                    className="text-base whitespace-normal!"
                  />
                ) : (
                  begunAt(spans, at).text || t('nothing')
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-5 flex flex-wrap items-start gap-2 print:hidden">
        <UseThisTime chosen={chosen} label={label} isSaved={map.saved === at} answer={answer} />
        {map.saved === at ? null : (
          <ButtonLink to={compareAddress(saved, chosen)} size="s">
            {t(saved ? 'compareSaved' : 'compareThis')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** To the change before and after: links, so that each moment has its address. */
function Steps({ map, at }: { map: DayMap; at: number }) {
  const t = useT('birth-time')
  const before = map.changes.findLast((minute) => minute < at)
  const after = map.changes.find((minute) => minute > at)
  const addressOf = (minute: number) => dayAddress(chosenTimeAt(map.clock, instantOf(map, minute)))
  const step = (minute: number | undefined, key: 'earlier' | 'later', none: 'noEarlier' | 'noLater') => {
    const icon = key === 'earlier' ? <ChevronLeftIcon className="size-4" /> : <ChevronRightIcon className="size-4" />
    const words = <span>{t(minute === undefined ? none : key)}</span>
    const inside = key === 'earlier' ? [icon, words] : [words, icon]
    const look = buttonLook('quiet', 's', minute === undefined ? 'opacity-60' : '')
    return minute === undefined ? (
      <span className={look}>
        {inside[0]}
        {inside[1]}
      </span>
    ) : (
      <Link to={addressOf(minute)} replace preventScrollReset className={look}>
        {inside[0]}
        {inside[1]}
      </Link>
    )
  }
  return (
    <nav aria-label={t('moment')} className="flex flex-wrap gap-2 print:hidden">
      {step(before, 'earlier', 'noEarlier')}
      {step(after, 'later', 'noLater')}
    </nav>
  )
}

const TOLD = ['type', 'authority', 'profile', 'definition'] as const

/** The bands as a table: each thing the day can say and from when, every beginning a link to its chart. */
function DayTable({ map }: { map: DayMap }) {
  const t = useT('birth-time')
  return (
    <Card as="section" aria-labelledby="changes">
      <table className="w-full border-collapse">
        <caption className="pb-2 text-left">
          <h2 id="changes" className="text-lg">
            {t('allChanges')}
          </h2>
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-sm text-muted">
            {(['from', 'chart'] as const).map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-3 text-left font-medium">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        {TOLD.map((name) => (
          <tbody key={name} className="border-b border-line last:border-b-0">
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-2 text-left text-sm font-medium text-muted">
                {t(name)}
              </th>
            </tr>
            <SpanRows map={map} name={name} />
          </tbody>
        ))}
      </table>
    </Card>
  )
}

/** What one fact is through the day: from when, and what. */
function SpanRows({ map, name }: { map: DayMap; name: (typeof TOLD)[number] }) {
  const t = useT('birth-time')
  const { spans } = trackOf(map, name)
  return spans.map(({ from, text }) => (
    <tr key={from}>
      <td className="tabular w-px py-1 pr-5 align-top whitespace-nowrap">
        <Link
          to={dayAddress(chosenTimeAt(map.clock, instantOf(map, from)))}
          replace
          preventScrollReset
          className="inline-flex min-h-7 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
        >
          {momentText(t, map.clock, instantOf(map, from), map.birthDate)}
        </Link>
        {spans.length === 1 ? (
          <span className="ml-2 text-sm text-muted max-sm:ml-0 max-sm:block">{t('allDay')}</span>
        ) : null}
      </td>
      <td className="py-1 align-top wrap-anywhere">
        <span className="inline-flex min-h-7 items-center pointer-coarse:min-h-11">{text}</span>
      </td>
    </tr>
  ))
}
