import type { ReactNode } from 'react'
import type { InstantHint } from '~/domain/birth/birth-hint'
import { useT } from '~/locales/use-t'
import { RadioGroup } from '../controls/radio-group'
import { NearestTimes } from './nearest-times'
import { offsetLabel } from './offset-label'

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
