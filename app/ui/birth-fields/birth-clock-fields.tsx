import type { ReactNode } from 'react'
import type { InstantHint } from '~/domain/birth/birth-hint'
import { useT } from '~/locales/use-t'
import { Button } from '../controls/button'
import { RadioGroup } from '../controls/radio-group'
import { ClockIcon } from '../icons'
import { Alert } from '../states/alert'
import { useHydrated } from '../use-hydrated'
import { BirthProblem } from './birth-problem'
import { offsetLabel } from './offset-label'

const SEASON = {
  summer: 'summerTime',
  standard: 'standardTime',
  none: 'noSummerTime',
  local_mean_time: 'localMeanTime',
} as const

/** Zone and offset in force at that moment, in plain words; what a certificate of that time may say otherwise. */
export function InstantNote({ hint }: { hint: InstantHint | null }) {
  const t = useT('birth')
  const found = hint?.kind === 'found' ? hint : null
  const zone = found?.zone.replaceAll('_', ' ') ?? ''
  return (
    <>
      <p role="status" className="tabular text-sm text-muted empty:hidden">
        {found ? (
          <span className="inline-flex gap-1.5">
            <ClockIcon className="mt-0.5 size-4 text-faint" />
            <span>
              {t('zone', { zone, offset: offsetLabel(found.offsetSeconds) })}
              {found.season ? ` · ${t(SEASON[found.season])}` : null}
            </span>
          </span>
        ) : null}
      </p>
      {found?.mayBeOldStyle ? <Warning code="oldStyle" /> : null}
      {hint?.kind === 'future' ? <Warning code="date.future" /> : null}
    </>
  )
}

function Warning({ code }: { code: string }) {
  return (
    <Alert tone="warning">
      <BirthProblem code={code} />
    </Alert>
  )
}

type ClockChoiceProps = {
  hint: Extract<InstantHint, { kind: 'found' }>
  /** The offset chosen; empty for the one that is used otherwise. */
  value: string
  onChange: (offsetSeconds: string) => void
}

/** Two clocks that the sources give for a place and day, and which one the chart goes by. */
export function ClockChoice({ hint, value, onChange }: ClockChoiceProps) {
  const t = useT('birth-problems')
  const other = String(hint.otherOffsetSeconds ?? '')
  const clocks = [
    // Empty, so that it follows from the zone as long as nothing else is chosen.
    { value: '', offsetSeconds: hint.offsetSeconds },
    ...(hint.otherOffsetSeconds === null ? [] : [{ value: other, offsetSeconds: hint.otherOffsetSeconds }]),
  ]
  return (
    <div className="animate-rise rounded-control border border-warn/35 bg-warn-soft px-4 py-3">
      <RadioGroup
        legend={
          <>
            <span className="block text-base">{t('disputed')}</span>
            <span className="block text-base font-normal">{t('disputedText')}</span>
          </>
        }
        name="utc_offset_seconds"
        value={value === other ? other : ''}
        onChange={onChange}
        hint={t('disputedUnknown')}
        options={clocks.map(({ value, offsetSeconds }) => ({
          value,
          label: t('disputedClock', { offset: offsetLabel(offsetSeconds) }),
        }))}
      />
    </div>
  )
}

type Unclear = Extract<InstantHint, { kind: 'ambiguous' | 'skipped' }>

export type OffsetChoiceProps = {
  hint: Unclear
  /** The clock reading as typed, `HH:MM`. */
  time: string
  value: string
  onChange: (offsetSeconds: string) => void
  onTime: (time: string) => void
  error: ReactNode
}

/** What each choice says, by kind and place: a skipped time is later by the offset before the jump, earlier by the one after. */
const CHOICES = {
  ambiguous: ['ambiguousFirst', 'ambiguousSecond'],
  skipped: ['skippedLater', 'skippedEarlier'],
} as const

/** A clock reading that came twice or never: what happened, and which moment it was. */
export function OffsetChoice({ hint, time, value, onChange, onTime, error }: OffsetChoiceProps) {
  const t = useT('birth-problems')
  const { kind, choices } = hint
  const what =
    hint.kind === 'skipped' ? t('skippedText', { time, from: hint.from, to: hint.to }) : t('ambiguousText', { time })
  return (
    <div className="animate-rise rounded-control border border-warn/35 bg-warn-soft px-4 py-3">
      <RadioGroup
        legend={
          <>
            <span className="block text-base">{t(kind)}</span>
            <span className="block text-base font-normal">{what}</span>
          </>
        }
        name="utc_offset_seconds"
        value={value}
        onChange={onChange}
        error={error}
        hint={kind === 'ambiguous' ? t('ambiguousUnknown') : undefined}
        options={choices.map(({ offsetSeconds, clock }, index) => ({
          value: String(offsetSeconds),
          label: t(CHOICES[kind][index === 0 ? 0 : 1], { time: clock, offset: offsetLabel(offsetSeconds) }),
        }))}
      />
      {hint.kind === 'skipped' ? <NearestTimes from={hint.from} to={hint.to} onTime={onTime} /> : null}
    </div>
  )
}

const MINUTES_A_DAY = 1440

type NearestTimesProps = {
  /** First time not shown, `HH:MM`. */
  from: string
  /** The next one shown, `HH:MM`. */
  to: string
  onTime: (time: string) => void
}

/** The last time shown before the jump and the first one after it, to take with one press. */
function NearestTimes({ from, to, onTime }: NearestTimesProps) {
  const t = useT('birth-problems')
  const before = minuteBefore(from)
  const isHydrated = useHydrated()
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <p>{t('skippedNearest', { before, after: to })}</p>
      {/* Without scripts the buttons would do nothing: the time is typed again. */}
      {isHydrated
        ? [before, to].map((time) => (
            <Button key={time} size="s" onClick={() => onTime(time)}>
              {t('useTime', { time })}
            </Button>
          ))
        : null}
    </div>
  )
}

function minuteBefore(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const total = (hours * 60 + minutes + MINUTES_A_DAY - 1) % MINUTES_A_DAY
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
