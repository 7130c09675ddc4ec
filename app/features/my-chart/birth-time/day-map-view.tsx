import { Form, Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { instantsOf } from '~/domain/birth/day-clock'
import { useT } from '~/locales/use-t'
import { MiniBodygraph } from '~/ui/bodygraph/mini-bodygraph'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { buttonLook } from '~/ui/controls/button-look'
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { TYPE_COLOR, TypeBadge } from '~/ui/members/type-badge'
import { useHydrated } from '~/ui/use-hydrated'
import { BIRTH_TIME, type BirthTimeAnswer, type DayMap, type Track, type TrackName } from './birth-time'
import { chosenTimeAt, compareAddress, dayAddress, momentText } from './clock-words'
import { TimeField } from './time-field'
import { UseThisTime } from './use-this-time'

type DayMapViewProps = { map: DayMap; answer: BirthTimeAnswer | undefined }

/** The birth day as bands of what the chart says, a moment of it to choose, its chart, and all changes as a table. */
export function DayMapView({ map, answer }: DayMapViewProps) {
  const t = useT('birth-time')
  const [at, setAt] = useState(map.at)
  // Another address, or the page drawn anew: what it names is looked at.
  useEffect(() => setAt(map.at), [map])
  const hours = map.minutes / 60
  const shown = map.typedTime.problem ? map.typedTime.typed : chosenTimeAt(map.clock, instantOf(map, at)).time
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
            <TimeField name="at" label={t('time')} typedTime={map.typedTime} hint={t('momentHint')} value={shown} />
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

const BANDS = ['type', 'authority', 'profile', 'definition'] as const
const HOURS = [0, 3, 6, 9, 12, 15, 18, 21]

type DayBandsProps = { map: DayMap; at: number; onMove: (minute: number) => void }

/** The day as a picture: a band for each fact, broken where it changes. With scripts a slider lies over it. */
function DayBands({ map, at, onMove }: DayBandsProps) {
  const t = useT('birth-time')
  const isHydrated = useHydrated()
  const percent = (minute: number) => `${(100 * minute) / map.minutes}%`
  const count = (name: (typeof BANDS)[number]) => trackOf(map, name).spans.length - 1
  const label = momentText(t, map.clock, instantOf(map, at), map.birthDate)
  const values = BANDS.map((name) => begunAt(trackOf(map, name).spans, at).text)
  return (
    <figure className="@container mt-4 min-w-0 select-none">
      <div className="relative pt-8">
        <div
          role="img"
          aria-label={t('mapName', {
            ...{ type: count('type'), authority: count('authority') },
            ...{ profile: count('profile'), definition: count('definition') },
          })}
          className="grid grid-cols-1 gap-2.5"
        >
          {BANDS.map((name) => (
            <Band key={name} title={t(name)} track={trackOf(map, name)} minutes={map.minutes} />
          ))}
          <Hours map={map} percent={percent} />
        </div>
        {isHydrated ? (
          <input
            type="range"
            aria-label={t('moment')}
            aria-valuetext={[label, ...values].join(', ')}
            min={0}
            max={map.minutes - 1}
            step={1}
            value={at}
            onChange={(event) => onMove(Number(event.target.value))}
            className="peer absolute inset-y-0 -left-2 z-10 w-[calc(100%+1rem)] cursor-ew-resize touch-pan-y opacity-0 print:hidden"
          />
        ) : null}
        {map.saved === null ? null : (
          <span
            aria-hidden="true"
            style={{ left: percent(map.saved) }}
            className="absolute top-7 bottom-6 border-l-2 border-dashed border-muted"
          />
        )}
        <span
          aria-hidden="true"
          style={{ left: percent(at) }}
          className="pointer-events-none absolute top-7 bottom-6 -ml-px w-0.5 bg-accent"
        />
        <span
          aria-hidden="true"
          // Stays inside the map at either end.
          style={{ left: percent(at), translate: `-${(100 * at) / map.minutes}% 0` }}
          className="tabular pointer-events-none absolute top-0 rounded-full bg-accent px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-accent-ink outline-offset-2 outline-accent peer-focus-visible:outline-2"
        >
          {label}
        </span>
      </div>
      {map.saved === null || map.saved === at ? null : (
        <figcaption className="mt-1 text-sm text-muted">{t('dashed')}</figcaption>
      )}
    </figure>
  )
}

type BandProps = { title: string; track: Track; minutes: number }

function Band({ title, track: { spans }, minutes }: BandProps) {
  return (
    <div className="min-w-0">
      <p className="mb-0.5 text-sm text-muted">{title}</p>
      <div className="flex h-8 gap-0.5 overflow-hidden rounded-control pointer-coarse:h-10">
        {spans.map(({ from, text, type }, index) => {
          const share = ((spans[index + 1]?.from ?? minutes) - from) / minutes
          return (
            <span
              key={from}
              style={{ width: `${100 * share}%` }}
              className={`flex min-w-0 items-center px-2 text-sm ${type ? `bg-line can-mix:bg-(--type)/22 font-medium ${TYPE_COLOR[type]}` : index % 2 ? 'bg-line' : 'bg-sunken'} ${fits(text, share)}`}
            >
              <span className="truncate">{text}</span>
            </span>
          )
        })}
      </div>
    </div>
  )
}

/** A word that would be cut to a letter or two is left out; the table has it. */
function fits(text: string, share: number): string {
  const needed = Math.min(text.length, 9) * 8 + 16
  if (share * 300 >= needed) return ''
  return share * 600 >= needed ? '@max-[599px]:[&>span]:hidden' : '[&>span]:hidden'
}

function Hours({ map, percent }: { map: DayMap; percent: (minute: number) => string }) {
  const marks = HOURS.flatMap((hour) =>
    instantsOf(map.clock, Date.parse(`${map.birthDate}T00:00:00Z`) + hour * 60 * MINUTE)
      .map(({ utcMs }) => ({ hour, minute: (utcMs - map.from) / MINUTE }))
      .filter(({ minute }) => minute >= 0 && minute < map.minutes)
      .slice(0, 1),
  )
  return (
    <div className="tabular relative h-5 text-sm text-faint">
      {marks.map(({ hour, minute }) => (
        <span
          key={hour}
          style={{ left: percent(minute) }}
          className={`absolute ${hour === 0 ? '' : '-translate-x-1/2'} ${hour % 6 ? '@max-[460px]:hidden' : ''}`}
        >
          {String(hour).padStart(2, '0')}
        </span>
      ))}
      <span className="absolute right-0">24</span>
    </div>
  )
}

const MINUTE = 60_000

/** The instant of a minute of the day, ms since 1970, UTC. */
const instantOf = ({ from }: Pick<DayMap, 'from'>, minute: number) => from + minute * MINUTE

/** The last of a list that has begun at a minute; the first where none has. */
function begunAt<T extends { from: number }>(list: readonly T[], minute: number): T {
  const found = list.findLast(({ from }) => from <= minute) ?? list[0]
  if (!found) throw new RangeError('A day has one chart at least')
  return found
}

/** A fact of the day by its name. */
const trackOf = ({ tracks }: Pick<DayMap, 'tracks'>, name: TrackName): Track =>
  tracks.find((track) => track.name === name)!
