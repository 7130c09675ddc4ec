import type { InstantHint } from '~/domain/birth/birth-hint'
import { useT } from '~/locales/use-t'
import { RadioGroup } from '../controls/radio-group'
import { offsetLabel } from './offset-label'

type Props = {
  hint: Extract<InstantHint, { kind: 'found' }>
  /** The offset chosen; empty for the one that is used otherwise. */
  value: string
  onChange: (offsetSeconds: string) => void
}

/** Two clocks that the sources give for a place and day, and which one the chart goes by. */
export function ClockChoice({ hint, value, onChange }: Props) {
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
