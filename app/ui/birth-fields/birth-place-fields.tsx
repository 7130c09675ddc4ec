import type { ReactNode } from 'react'
import type { PlaceOption } from '~/domain/birth/birth-hint'
import { useT } from '~/locales/use-t'
import { Combobox } from '../controls/combobox'
import { Field } from '../controls/field'
import { TextInput } from '../controls/text-input'
import { BirthProblem } from './birth-problem'
import type { BirthValues, SearchPlaces } from './birth-values'
import { usePlaceLabel } from './use-place-label'
import { usePlaceSearch } from './use-place-search'

type Props = {
  values: BirthValues
  onPick: (place: PlaceOption) => void
  onUnpick: () => void
  onCountry: (country: string) => void
  searchPlaces: SearchPlaces
  cityError: ReactNode
  countryError: ReactNode
}

/** City with what it may mean, and the country, which a picked city fills in. Both are plain text fields without script. */
export function BirthPlaceFields({ values, onPick, onUnpick, onCountry, searchPlaces, ...errors }: Props) {
  const t = useT('birth')
  const labelOf = usePlaceLabel()
  const { places, state, search } = usePlaceSearch(searchPlaces)
  const isPicked = values.timezone !== ''
  const trouble = state === 'failed' ? 'searchFailed' : state === 'found' && places.length === 0 ? 'noPlaces' : null

  return (
    <>
      <Field
        label={t('city')}
        hint={trouble && !isPicked ? <BirthProblem code={trouble} /> : undefined}
        error={errors.cityError}
      >
        {(control) => (
          <Combobox
            control={control}
            textName="birth_city"
            name="place_id"
            defaultText={values.birth_city}
            placeholder={t('cityPlaceholder')}
            picked={isPicked ? { id: values.place_id, label: values.birth_city } : null}
            options={places.map((place) => ({
              id: String(place.id),
              label: labelOf(place),
              detail: [place.region, place.country].filter(Boolean).join(', '),
            }))}
            loading={state === 'searching'}
            onSearch={search}
            onPick={(option) => {
              const place = places.find(({ id }) => String(id) === option?.id)
              if (place) onPick(place)
              else onUnpick()
            }}
          />
        )}
      </Field>
      <Field label={t('country')} error={errors.countryError}>
        {(control) => (
          <TextInput
            {...control}
            name="birth_country"
            autoComplete="country-name"
            aria-required
            value={values.birth_country}
            onChange={(event) => onCountry(event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
