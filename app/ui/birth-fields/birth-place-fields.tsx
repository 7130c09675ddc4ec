import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { PlaceOption } from '~/domain/birth/birth-hint'
import { useT } from '~/locales/use-t'
import { Combobox } from '../controls/combobox'
import { Field } from '../controls/field'
import { RadioGroup } from '../controls/radio-group'
import { TextInput } from '../controls/text-input'
import { BirthProblem } from './birth-problem'
import type { BirthValues, SearchPlaces } from './birth-values'
import { usePlaceLabel, usePlaceSearch } from './use-place-search'

type PlaceFieldsProps = {
  values: BirthValues
  onPick: (place: PlaceOption) => void
  onUnpick: () => void
  onCountry: (country: string) => void
  searchPlaces: SearchPlaces
  cityError: ReactNode
  countryError: ReactNode
}

/** City with what it may mean, and the country, which a picked city fills in. Both are plain text fields without script. */
export function BirthPlaceFields({ values, onPick, onUnpick, onCountry, searchPlaces, ...errors }: PlaceFieldsProps) {
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

export type PlaceChoicesProps = { places: PlaceOption[]; picked: string; onPick: (place: PlaceOption) => void }

/** The places a typed city may be, when the server could not tell: works without script, the choice goes with the form. */
export function PlaceChoices({ places, picked, onPick }: PlaceChoicesProps) {
  const t = useT('birth-problems')
  const labelOf = usePlaceLabel()
  return (
    <RadioGroup
      legend={t('suggestions')}
      name="place_choice"
      value={picked}
      onChange={(value) => {
        const place = places.find(({ id }) => String(id) === value)
        if (place) onPick(place)
      }}
      options={places.map((place) => ({
        value: String(place.id),
        label: labelOf(place),
        hint: [place.region, place.country].filter(Boolean).join(', '),
      }))}
    />
  )
}

type NearestTownProps = { searchNearestTowns: SearchPlaces; onPick: (place: PlaceOption) => void }

/** For a village that the gazetteer does not have: a region or a larger town is typed, and a town near it is chosen. Needs script. */
export function NearestTown({ searchNearestTowns, onPick }: NearestTownProps) {
  const t = useT('birth')
  const box = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  // Opened before the page was hydrated, it fires no event any more.
  useEffect(() => setOpen(box.current?.open ?? false), [])
  return (
    <details ref={box} className="text-sm noscript:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit py-1 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-2.5">
        {t('nearest')}
      </summary>
      <p className="mt-1.5 mb-3 text-muted">{t('nearestHint')}</p>
      {open ? <TownField searchNearestTowns={searchNearestTowns} onPick={onPick} /> : null}
    </details>
  )
}

function TownField({ searchNearestTowns, onPick }: NearestTownProps) {
  const t = useT('birth')
  const { places, state, search } = usePlaceSearch(searchNearestTowns)
  const [picked, setPicked] = useState<PlaceOption | null>(null)
  const trouble =
    state === 'failed' ? t('nearestFailed') : state === 'found' && places.length === 0 ? t('nearestNone') : null
  const detailOf = ({ region, country, distanceKm }: PlaceOption) =>
    [distanceKm ? t('nearestKm', { distance: distanceKm }) : null, region, country].filter(Boolean).join(' · ')

  return (
    <Field label={t('nearestField')} hint={trouble ?? undefined} className="text-base">
      {(control) => (
        <Combobox
          control={control}
          picked={picked && { id: String(picked.id), label: picked.name }}
          options={places.map((place) => ({ id: String(place.id), label: place.name, detail: detailOf(place) }))}
          loading={state === 'searching'}
          onSearch={search}
          onPick={(option) => {
            const place = places.find(({ id }) => String(id) === option?.id) ?? null
            setPicked(place)
            if (place) onPick(place)
          }}
        />
      )}
    </Field>
  )
}

type Coordinate = 'latitude' | 'longitude'

type CoordinatesProps = {
  values: Record<Coordinate | 'zone_choice', string>
  onChange: (changes: Partial<Record<Coordinate, string>>) => void
  /** The zone found for the place; null while it isn't known. */
  zone: string | null
  onZone: (zone: string) => void
  errorAt: (name: Coordinate | 'zone_choice') => ReactNode
  open: boolean
}

/** For a place the gazetteer doesn't have, with its zone; a picked place is shown with its own coordinates. */
export function BirthCoordinates({ values, onChange, zone, onZone, errorAt, open }: CoordinatesProps) {
  const t = useT('birth')
  const listId = useId()
  const [zones, setZones] = useState<readonly string[]>([])
  return (
    <details open={open} className="text-sm">
      <summary className="w-fit py-1 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-2.5">
        {t('manual')}
      </summary>
      <p className="mt-1.5 mb-3 text-muted">{t('manualHint')}</p>
      <div className="grid grid-cols-2 gap-4">
        {(['latitude', 'longitude'] as const).map((name) => (
          <Field key={name} label={t(name)} error={errorAt(name)}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                autoComplete="off"
                className="tabular text-base"
                value={values[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Field
          className="col-span-2"
          label={t('zoneChoice')}
          hint={zone ? t('zoneFound', { zone }) : t('zoneHint')}
          error={errorAt('zone_choice')}
        >
          {(control) => (
            <TextInput
              {...control}
              name="zone_choice"
              autoComplete="off"
              className="text-base"
              list={listId}
              placeholder={zone ?? undefined}
              value={values.zone_choice}
              // The list is long, and few need it.
              onFocus={() => setZones(Intl.supportedValuesOf?.('timeZone') ?? [])}
              onChange={(event) => onZone(event.target.value)}
            />
          )}
        </Field>
        <datalist id={listId}>
          {zones.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
    </details>
  )
}
