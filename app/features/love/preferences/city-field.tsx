import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Field } from '~/ui/controls/field'
import { Select } from '~/ui/controls/text-input'
import type { PreferencesData } from './preferences'

type Props = Pick<PreferencesData, 'location'> & {
  /** The day from which a change counts, in words. */
  date: string | null
  value: string | undefined
  error: string | undefined
}

/** The place on the profile as a city to be filtered by, and the way to change it. */
export function CityField({ location, date, value, error }: Props) {
  const t = useT('love-preferences')
  const toProfile = (
    <Link to="/app/settings?tab=personal" className="text-accent underline underline-offset-4">
      {t(location === null ? 'addPlace' : 'changePlace')}
    </Link>
  )
  const note = t(location === null ? 'noPlace' : 'ownCityHint')
  return (
    <Field
      label={t('ownCity')}
      hint={
        <>
          {date ? `${t('countsFrom', { date })} ` : null}
          {note} {toProfile}
        </>
      }
      error={
        error ? (
          <>
            {error} {toProfile}
          </>
        ) : undefined
      }
    >
      {(control) => (
        <Select {...control} name="city" defaultValue={value} className="max-w-full">
          <option value="">{t('notStatedCity')}</option>
          {location === null ? null : <option value="on">{location}</option>}
        </Select>
      )}
    </Field>
  )
}
