import type { PlaceOption } from '~/domain/birth/birth-hint'
import { useT } from '~/locales/use-t'
import { RadioGroup } from '../controls/radio-group'
import { usePlaceLabel } from './use-place-label'

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
