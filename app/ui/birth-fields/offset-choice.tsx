import { useT } from '~/locales/use-t'
import { Button } from '../button'
import { RadioGroup } from '../radio-group'
import type { InstantHint } from './birth-values'
import { offsetLabel } from './offset-label'

type Unclear = Extract<InstantHint, { kind: 'ambiguous' | 'skipped' }>

type Props = {
  hint: Unclear
  /** The clock reading as typed, `HH:MM`. */
  time: string
  value: string
  onChange: (offsetSeconds: string) => void
  onTime: (time: string) => void
  error: string | undefined
}

/** A clock reading that came twice or never: what happened, and which moment it was. */
export function OffsetChoice({ hint, time, value, onChange, onTime, error }: Props) {
  const t = useT('birth')
  const twice = hint.kind === 'ambiguous'
  const labelOf = ({ offsetSeconds, clock }: Unclear['choices'][number], index: number) => {
    const offset = offsetLabel(offsetSeconds)
    if (twice) return t(index === 0 ? 'ambiguousFirst' : 'ambiguousSecond', { offset })
    return t(clock > time ? 'skippedLater' : 'skippedEarlier', { time: clock, offset })
  }
  return (
    <div className="animate-rise rounded-control border border-warn/35 bg-warn-soft px-4 py-3">
      <RadioGroup
        legend={t(twice ? 'ambiguous' : 'skipped')}
        name="utc_offset_seconds"
        value={value}
        onChange={onChange}
        error={error}
        hint={twice ? t('ambiguousUnknown') : undefined}
        options={hint.choices.map((choice, index) => ({
          value: String(choice.offsetSeconds),
          label: labelOf(choice, index),
        }))}
        intro={twice ? t('ambiguousText', { time }) : t('skippedText', { time, from: hint.from, to: hint.to })}
      />
      {twice ? null : <NearestTimes from={hint.from} to={hint.to} onTime={onTime} />}
    </div>
  )
}

/** The last time shown before the jump and the first one after it, to take with one press. */
function NearestTimes({ from, to, onTime }: { from: string; to: string; onTime: (time: string) => void }) {
  const t = useT('birth')
  const before = minuteBefore(from)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <p className="text-muted">{t('skippedNearest', { before, after: to })}</p>
      {[before, to].map((time) => (
        <Button key={time} size="s" onClick={() => onTime(time)}>
          {t('useTime', { time })}
        </Button>
      ))}
    </div>
  )
}

function minuteBefore(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const total = (hours * 60 + minutes + 1439) % 1440
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
