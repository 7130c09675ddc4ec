import { type ClipboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useLanguage, useT } from '~/locales/use-t'
import { Field } from '../controls/field'
import { TextInput } from '../controls/text-input'
import { BirthProblem } from './birth-problem'
import { toTypedDate } from './typed-date'

type Props = {
  value: string
  onChange: (date: string) => void
  /** `YYYY-MM-DD`: nobody is born later. */
  latest: string
  error: ReactNode
}

/**
 * The date by the system's own control: typed on a desktop in the order the person is used to, the wheel or calendar of the
 * phone, and read out part by part. The weekday and month in words below it show at once when day and month were swapped.
 */
export function BirthDateField({ value, onChange, latest, error }: Props) {
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
