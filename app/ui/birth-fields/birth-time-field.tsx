import type { ClipboardEvent, ReactNode } from 'react'
import { TIME_ACCURACIES, type TimeAccuracy } from '~/domain/birth/time-accuracy'
import { useT } from '~/locales/use-t'
import { Field } from '../controls/field'
import { RadioGroup } from '../controls/radio-group'
import { TextInput } from '../controls/text-input'
import { toTypedTime } from './typed-date'

type TimeProps = {
  value: string
  onChange: (time: string) => void
  unknown: boolean
  error: ReactNode
}

/** The time by the system's own control, in the clock the person is used to; with seconds where they were given. */
export function BirthTimeField({ value, onChange, unknown, error }: TimeProps) {
  const t = useT('birth')

  function onPaste(event: ClipboardEvent) {
    const time = toTypedTime(event.clipboardData.getData('text'))
    if (!time) return
    event.preventDefault()
    onChange(time)
  }

  return (
    <Field label={t('time')} error={unknown ? undefined : error}>
      {(control) => (
        <TextInput
          {...control}
          type="time"
          name="birth_time"
          step={value.length > 5 ? 1 : 60}
          aria-required={!unknown}
          disabled={unknown}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onPaste={onPaste}
        />
      )}
    </Field>
  )
}

type AccuracyProps = { value: TimeAccuracy; onChange: (accuracy: TimeAccuracy) => void }

/** How sure the time is, with what follows from the answer. */
export function TimeAccuracyField({ value, onChange }: AccuracyProps) {
  const t = useT('birth')
  return (
    <RadioGroup
      legend={t('accuracy')}
      name="time_accuracy"
      look="segments"
      value={value}
      onChange={onChange}
      hint={t(`accuracy.${value}Hint`)}
      options={TIME_ACCURACIES.map((accuracy) => ({ value: accuracy, label: t(`accuracy.${accuracy}`) }))}
    />
  )
}
