import { type ClipboardEvent, type ReactNode, useEffect, useState } from 'react'
import { TIME_ACCURACIES, type TimeAccuracy } from '~/domain/birth/time-accuracy'
import { useLanguage, useT } from '~/locales/use-t'
import { Field } from '../controls/field'
import { RadioGroup } from '../controls/radio-group'
import { TextInput } from '../controls/text-input'
import { BirthProblem } from './birth-problem'
import { toTypedDate, toTypedTime } from './typed-date'

type DateProps = {
  value: string
  onChange: (date: string) => void
  /** `YYYY-MM-DD`, the latest date of birth. */
  latest: string
  error: ReactNode
}

/**
 * The date by the system's own control: typed on a desktop in the order the person is used to, the wheel or calendar of the
 * phone, and read out part by part. The weekday and month in words below it show at once when day and month were swapped.
 */
export function BirthDateField({ value, onChange, latest, error }: DateProps) {
  const t = useT('birth')
  const inWords = useDateInWords(value)
  const [incomplete, setIncomplete] = useState(false)

  function onPaste(event: ClipboardEvent) {
    const date = toTypedDate(event.clipboardData.getData('text'))
    if (!date) return
    event.preventDefault()
    onChange(date)
  }

  return (
    <Field label={t('date')} hint={inWords} error={incomplete ? <BirthProblem code="date.invalid" /> : error}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          name="birth_date"
          min="1900-01-01"
          max={latest}
          autoComplete="bday"
          aria-required
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={(event) => setIncomplete(event.target.validity.badInput)}
          onPaste={onPaste}
        />
      )}
    </Field>
  )
}

/** "Saturday, 5 July 1980"; only in the browser, whose calendar words may differ from the server's by a space. */
function useDateInWords(date: string): string | undefined {
  const language = useLanguage()
  const [words, setWords] = useState<string>()
  useEffect(() => {
    const at = /^[12]\d{3}-/.test(date) ? new Date(`${date}T12:00Z`) : null
    const locale = language === 'en' ? 'en-GB' : language
    setWords(at?.toLocaleDateString(locale, { dateStyle: 'full', timeZone: 'UTC' }))
  }, [date, language])
  return words
}

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
