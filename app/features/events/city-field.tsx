import { useState } from 'react'
import type { PlaceOption } from '~/domain/birth/birth-hint'
import { useLanguage, useT } from '~/locales/use-t'
import { zoneName } from '~/locales/zone-name'
import { searchPlaces } from '~/platform/chart/birth-lookup'
import { usePlaceLabel } from '~/ui/birth-fields/use-place-label'
import { usePlaceSearch } from '~/ui/birth-fields/use-place-search'
import { Combobox } from '~/ui/controls/combobox'
import { Field } from '~/ui/controls/field'
import { RadioGroup } from '~/ui/controls/radio-group'
import type { PlaceChoice } from './events'

type Props = { values: Record<string, string>; choices: readonly PlaceChoice[]; error: string | undefined }

const detailOf = ({ region, country }: PlaceOption) => [region, country].filter(Boolean).join(', ')

/** A city of the gazetteer, found while one types; without scripts, chosen among those of its name after the form was sent. */
export function CityField({ values, choices, error }: Props) {
  const t = useT('event-form')
  const language = useLanguage()
  const labelOf = usePlaceLabel()
  const { places, state, search } = usePlaceSearch(searchPlaces)
  const [picked, setPicked] = useState(values.place_id ? { id: values.place_id, label: values.city ?? '' } : null)
  const [zone, setZone] = useState<string | null>(null)
  const hint = state === 'failed' ? t('cityFailed') : zone ? t('cityZone', { zone }) : t('cityHint')
  return (
    <>
      <Field label={t('city')} hint={hint} error={error}>
        {(control) => (
          <Combobox
            control={control}
            textName="city"
            name="place_id"
            defaultText={values.city}
            picked={picked}
            options={places.map((place) => ({ id: String(place.id), label: labelOf(place), detail: detailOf(place) }))}
            loading={state === 'searching'}
            onSearch={search}
            onPick={(option) => {
              const place = places.find(({ id }) => String(id) === option?.id)
              setPicked(place ? { id: String(place.id), label: place.name } : null)
              setZone(place ? zoneName(place.timezone, language) : null)
            }}
          />
        )}
      </Field>
      {choices.length > 0 && !picked ? (
        <>
          <input type="hidden" name="choice_for" value={values.city ?? ''} />
          <RadioGroup
            legend={t('cityWhich')}
            name="place_choice"
            options={choices.map(({ id, name, detail }) => ({ value: id, label: name, hint: detail }))}
          />
        </>
      ) : null}
    </>
  )
}
